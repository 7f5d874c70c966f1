import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronRightIcon } from './icons';
import { PageLink } from './page-link';

export interface Crumb {
  label: ReactNode;
  /** Null where the shop has no such page. */
  to: string | null;
}
export interface BreadcrumbProps {
  items: Crumb[];
  /** The current page, not a link. */
  current?: ReactNode;
}

/** The path from the home page to this one. */
export function Breadcrumb({ items, current }: BreadcrumbProps) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <List>
        {items.map(({ label, to }, index) => (
          <li key={to ?? index}>
            <PageLink to={to}>{label}</PageLink>
            <ChevronRightIcon size={14} />
          </li>
        ))}
        {current && (
          <li>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
  li {
    display: flex;
    align-items: center;
    gap: var(--s-1);
    margin-inline-end: var(--s-1);
    min-height: 24px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    text-decoration: none;
  }
  a:hover {
    color: var(--c-action);
    text-decoration: underline;
  }
  [aria-current] {
    color: var(--c-ink);
  }
`;
