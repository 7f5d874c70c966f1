import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMeta } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { ButtonLink, FilterIcon, lazyHydrate, ListCount } from '@storefront/shared/ui';
import { countText } from './count-text';
import { listLink } from './list-links';
import { filterCount, type ListQuery } from './list-query';
import { SortSelect } from './sort-select';

const FilterSheet = lazyHydrate(
  async () => (await import(/* webpackChunkName: "list-filters" */ './filter-sheet')).FilterSheet,
);

interface Props {
  query: ListQuery;
  /** Of the first page that is shown. */
  meta: PageMeta | undefined;
}

/** Above a list: how much it holds, the way to its filters where they do not stand beside it, its order. */
export function ListBar({ query, meta }: Props) {
  const { t } = useTranslation('catalog');
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCount(query);
  return (
    <Bar>
      <Count query={query} meta={meta} />
      <Tools>
        <Narrow>
          <ButtonLink
            variant="quiet"
            isWide
            icon={<FilterIcon />}
            to={`${listLink(query)}#filters`}
            role="button"
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault();
              setIsOpen(true);
            }}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              setIsOpen(true);
            }}
          >
            {count > 0 ? t('list.filters.openCount', { count }) : t('list.filters.open')}
          </ButtonLink>
        </Narrow>
        <SortSelect query={query} />
      </Tools>
      {isOpen && <FilterSheet query={query} onClose={() => setIsOpen(false)} />}
    </Bar>
  );
}

function Count({ query, meta }: Props) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  return <ListCount>{meta && textOf()}</ListCount>;

  function textOf(): string {
    if (!meta) return '';
    const { total: count, limit, totalPages } = meta;
    const number = countText(meta, language);
    const { from, page } = query;
    if (from < page) {
      const shown = Math.max(0, Math.min(page * limit, count) - (from - 1) * limit);
      return t('list.countShown', { count, number, shown });
    }
    return page > 1
      ? t('list.countOfPage', { count, number, page, totalPages })
      : t('list.count', { count, number });
  }
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--s-3) var(--s-4);
  margin-bottom: var(--s-4);
`;
const Tools = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--s-3);
  @media (max-width: 639.98px) {
    width: 100%;
    > * {
      flex: 1;
    }
  }
`;
const Narrow = styled.div`
  @media (min-width: 1024px) {
    display: none;
  }
`;
