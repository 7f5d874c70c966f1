import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PageMeta } from '@storefront/shared/contracts';
import { ButtonLink, PageLink, Pagination } from '@storefront/shared/ui';
import { changedLink, listLink, pageLink } from './list-links';
import { maxPages, pageSizes, type ListQuery } from './list-query';

interface Props {
  query: ListQuery;
  meta: PageMeta;
  /** The page of this number will stand below the others. */
  onAdd: (page: number) => void;
}

/** Below a list: more of it, its pages, and how much one of them holds. */
export function MoreProducts({ query, meta, onAdd }: Props) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const { page, from } = query;
  const next = page + 1;
  const left = Math.min(meta.limit, meta.total - page * meta.limit);
  const isFull = page - from + 1 >= maxPages;

  const add = (event: MouseEvent) => {
    if (isFull || isElsewhere(event)) return;
    event.preventDefault();
    onAdd(next);
    // In place of this address, so that Back leaves the list and coming back finds all that was shown.
    void navigate(listLink({ ...query, page: next }), { replace: true });
  };

  return (
    <Below>
      {page < meta.totalPages && (
        // A page alone where no script adds it to the others.
        <ButtonLink variant="quiet" to={pageLink(query, next)} onClick={add}>
          {isFull ? t('list.nextPage') : t('list.more', { count: left })}
        </ButtonLink>
      )}
      <Pagination page={page} totalPages={meta.totalPages} to={(number) => pageLink(query, number)} />
      {meta.total > pageSizes[0] && (
        <Sizes aria-label={t('list.pageSize')}>
          {t('list.pageSize')}
          {pageSizes.map((size) => {
            const isChosen = size === (query.limit || pageSizes[0]);
            return (
              <PageLink
                key={size}
                to={changedLink(query, { limit: size === pageSizes[0] ? 0 : size })}
                aria-current={isChosen ? 'true' : undefined}
              >
                {size}
              </PageLink>
            );
          })}
        </Sizes>
      )}
    </Below>
  );
}

/** It opens in a place of its own, where nothing is to be added to. */
const isElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const Below = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-6);
  margin-top: var(--s-12);
`;
const Sizes = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1);
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
  a {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    border-radius: var(--r-control);
    font-variant-numeric: tabular-nums;
  }
  [aria-current] {
    background: var(--c-tint);
    color: var(--c-action);
    font-weight: 600;
    text-decoration: none;
  }
`;
