import styled from '@emotion/styled';
import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { useLanguage } from '@storefront/shared/i18n';
import { ProductRow } from '@storefront/shared/products';
import { useSelector } from '@storefront/shared/store';
import { Button, ButtonLink, Empty, Heading, Input, PageLink, Stack } from '@storefront/shared/ui';
import { BeyondTheEnd } from '../beyond-the-end';
import { categories, recommendProducts } from '../catalog-state';
import { leavesOf } from '../category-tree';
import { paths } from '../paths/paths';
import { CategoryChips } from './category-chips';
import { FiltersToDrop } from './filters-to-drop';
import { changedLink, clearedLink, pageLink } from './list-links';
import { firstOf } from './list-needs';
import { filterCount, type ListQuery } from './list-query';
import { lists } from './list-state';

/** A list without products: why, and the ways on from here. */
export function NoProducts({ query }: { query: ListQuery }) {
  const { t } = useTranslation('catalog');
  const { data, error } = useSelector((state) => lists.select(state, firstOf(query)));
  const { search } = query;
  if (data && data.meta.total > 0) {
    const { totalPages } = data.meta;
    return (
      <BeyondTheEnd
        title={t('list.empty.beyondTitle', { count: totalPages })}
        text={t('list.empty.beyondText', { page: query.page })}
        lastPage={{ to: pageLink(query, totalPages), name: t('list.empty.lastPage') }}
        firstPage={{ to: pageLink(query, 1), name: t('list.empty.firstPage') }}
      />
    );
  }
  if (error?.status === 400) {
    return (
      <Empty
        title={t('list.empty.unknownTitle')}
        action={<ButtonLink to={clearedLink(query)}>{t('list.empty.clear')}</ButtonLink>}
      >
        {t('list.empty.unknownText')}
      </Empty>
    );
  }
  const isNarrowed = filterCount(query) > 0;
  const { suggestion = null, drop = [], popular = [] } = data?.recovery ?? {};
  return (
    <Stack gap={8}>
      <Empty
        title={
          search
            ? t('search.nothingTitle', { query: search })
            : t(isNarrowed ? 'list.empty.filteredTitle' : 'list.empty.title')
        }
        action={
          isNarrowed ? (
            <ButtonLink to={clearedLink(query)}>{t('list.empty.clear')}</ButtonLink>
          ) : (
            !search && <ButtonLink to={paths.products.to()}>{t('list.empty.all')}</ButtonLink>
          )
        }
      >
        {suggestion !== null && (
          <Suggestion>
            {t('search.didYouMean')}{' '}
            <PageLink to={changedLink(withoutExact(query), { search: suggestion })}>{suggestion}</PageLink>
          </Suggestion>
        )}
        {t(isNarrowed ? 'list.empty.filteredText' : search ? 'search.nothingText' : 'list.empty.text')}
      </Empty>
      <FiltersToDrop query={query} drop={drop} />
      {search && <Categories />}
      {popular.length > 0 && (
        <ProductRow title={t('search.popular')} entry={{ data: popular, isFetching: false }} />
      )}
    </Stack>
  );
}

/** Nothing was searched for. */
export function NoSearch() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const popular = useSelector((state) => recommendProducts.select(state, { language }));
  return (
    <Stack gap={8}>
      <Empty title={t('search.noQuery')}>{t('search.noQueryText')}</Empty>
      <SearchHere />
      <Categories />
      <ProductRow title={t('search.popular')} entry={popular} />
    </Stack>
  );
}

/** Windows that are too narrow for a field at the top have it here. */
function SearchHere(): ReactNode {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = (field.current?.value ?? '').normalize('NFC').trim();
    if (q) void navigate(paths.search.to(q));
  };
  return (
    <Narrow role="search" action={useHref(paths.search.to())} onSubmit={search}>
      <Stack gap={3}>
        <Input
          ref={field}
          type="search"
          name="q"
          label={t('search.noQueryTitle')}
          maxLength={200}
          enterKeyHint="search"
        />
        <Button type="submit">{t('search.noQueryTitle')}</Button>
      </Stack>
    </Narrow>
  );
}

function Categories(): ReactNode {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const tree = useSelector((state) => categories.select(state, { language }));
  const leaves = leavesOf(tree.data ?? []);
  if (leaves.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={2} size={3}>
        {t('search.categories')}
      </Heading>
      <CategoryChips categories={leaves} label={t('search.categories')} wraps />
    </Stack>
  );
}

const withoutExact = ({ exact: _, ...rest }: ListQuery): ListQuery => rest;

const Narrow = styled.form`
  @media (min-width: 768px) {
    display: none;
  }
`;
const Suggestion = styled.p`
  margin-bottom: var(--s-2);
  font-size: var(--t-lg);
  color: var(--c-ink);
  a {
    font-weight: 600;
    color: var(--c-action);
  }
`;
