import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { PageLink } from './page-link';

export interface PaginationProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** The address of a page, so that each can be opened, shared and indexed. */
  to: (page: number) => string;
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, totalPages, to }: PaginationProps) {
  const { t } = useTranslation('common');
  if (totalPages < 2) return null;
  return (
    <nav aria-label={t('pagination.label')}>
      <List>
        {page > 1 && (
          <li>
            <PageLink to={to(page - 1)} rel="prev" aria-label={t('pagination.previous')}>
              <ChevronLeftIcon />
            </PageLink>
          </li>
        )}
        {shownPages(page, totalPages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <PageLink
                to={to(number)}
                aria-label={t('pagination.page', { number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </PageLink>
            )}
          </li>
        ))}
        {page < totalPages && (
          <li>
            <PageLink to={to(page + 1)} rel="next" aria-label={t('pagination.next')}>
              <ChevronRightIcon />
            </PageLink>
          </li>
        )}
      </List>
    </nav>
  );
}

/** First, last, and the neighbours; null where pages are left out. */
export function shownPages(page: number, totalPages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, totalPages].filter(
    (number) => number >= 1 && number <= totalPages,
  );
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-1);
  a,
  span {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    padding-inline: var(--s-2);
    border-radius: var(--r-control);
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 479.98px) {
    gap: 0;
    a {
      min-width: 36px;
    }
    span {
      min-width: 20px;
      padding-inline: 0;
    }
  }
  a:hover {
    background: var(--c-tint);
    color: var(--c-action);
  }
  [aria-current] {
    background: var(--c-action);
    color: var(--c-on-action);
    font-weight: 600;
  }
  [aria-current]:hover {
    background: var(--c-action-hover);
    color: var(--c-on-action);
  }
`;
