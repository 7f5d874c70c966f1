import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffProductRow } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatNumber } from '@storefront/shared/money';
import { all, useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Badge, Button, ButtonLink, Empty, ListCount } from '@storefront/shared/ui';
import type { DataColumn } from '../data-table/columns';
import { DataTable } from '../data-table/data-table';
import { KeysetPager } from '../data-table/keyset-pager';
import { OperatorPage } from '../frame/operator-page';
import { categoryList, inTree } from '../goods/category-list';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { SavedFilters } from '../list/saved-filters';
import { paths } from '../paths/paths';
import { BulkEditDialog } from './bulk-edit-dialog';
import {
  marks,
  parseProductsQuery,
  previewingBulk,
  products,
  startingBulk,
  states,
  stockStates,
} from './products';

/** Products: found by words, code, category, state, stock or mark, and changed one by one or many at once. */
function ProductsPage() {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const [search] = useSearchParams();
  const entry = useSelector((state) => products.select(state, parseProductsQuery({ query: search })));
  const categories = useSelector((state) => categoryList.select(state, null)).data ?? [];
  const columns = useColumns();
  const meta = entry.data?.meta;
  return (
    <OperatorPage
      title={t('products.title')}
      actions={
        <>
          <ButtonLink variant="quiet" to={paths.imports.to()}>
            {t('products.import')}
          </ButtonLink>
          <ButtonLink to={paths.productNew.to()}>{t('products.new')}</ButtonLink>
        </>
      }
    >
      <FilterBar label={t('products.filters')}>
        <SearchFilter label={t('products.search')} hint={t('products.searchHint')} />
        <SelectFilter
          name="category"
          label={t('product.category')}
          any={t('any')}
          options={inTree(categories, language).map(({ category, path }) => ({
            value: category.id,
            label: path,
          }))}
        />
        <SelectFilter
          name="state"
          label={t('product.state')}
          any={t('any')}
          options={states.map((value) => ({ value, label: t(`product.states.${value}`) }))}
        />
        <SelectFilter
          name="stock"
          label={t('product.stock')}
          any={t('any')}
          options={stockStates.map((value) => ({ value, label: t(`product.stockStates.${value}`) }))}
        />
        <SelectFilter
          name="mark"
          label={t('product.marks')}
          any={t('any')}
          options={marks.map((value) => ({ value, label: t(`product.mark.${value}`) }))}
        />
      </FilterBar>
      <SavedFilters
        name="products"
        common={[{ name: t('products.runningOut'), query: '?state=visible&stock=low' }]}
      />
      <DataTable
        name="products"
        caption={t('products.title')}
        columns={columns}
        entry={entry}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name[language]}
        rowTo={({ id }) => paths.product.to(id)}
        tools={
          <ListCount>
            {meta?.total !== undefined &&
              t('products.count', { count: meta.total, number: formatNumber(meta.total, language) })}
          </ListCount>
        }
        bulk={(rows, clear) => <Bulk rows={rows} onDone={clear} />}
        empty={
          <Empty
            title={t('products.none')}
            action={<ButtonLink to={paths.productNew.to()}>{t('products.new')}</ButtonLink>}
          >
            {t('products.noneText')}
          </Empty>
        }
        pager={<KeysetPager next={meta?.next ?? null} />}
      />
    </OperatorPage>
  );
}

function Bulk({ rows, onDone }: { rows: StaffProductRow[]; onDone: () => void }) {
  const { t } = useTranslation('operator-goods');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('bulk.open')}
      </Button>
      {isOpen && (
        <BulkEditDialog ids={rows.map(({ id }) => id)} onClose={() => setOpen(false)} onDone={onDone} />
      )}
    </>
  );
}

function useColumns(): DataColumn<StaffProductRow>[] {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  return [
    {
      id: 'name',
      title: t('product.name'),
      cell: ({ id, name, picture }) => (
        <Named>
          {picture ? (
            <img src={`${picture.url}?w=320`} alt="" width={32} height={40} loading="lazy" />
          ) : (
            <span />
          )}
          <Link to={paths.product.to(id)}>{name[language]}</Link>
        </Named>
      ),
      isFixed: true,
    },
    {
      id: 'sku',
      title: t('product.sku'),
      cell: ({ sku, variantCount }) =>
        variantCount > 1 ? t('products.skus', { sku, count: variantCount - 1 }) : sku,
    },
    { id: 'category', title: t('product.category'), cell: ({ category }) => category.name[language] },
    { id: 'brand', title: t('product.brand'), cell: ({ brand }) => brand ?? '–', isHiddenAtFirst: true },
    {
      id: 'price',
      title: t('product.price'),
      cell: ({ price, maxPrice }) =>
        price === maxPrice
          ? formatMoney(price, language)
          : `${formatMoney(price, language)} – ${formatMoney(maxPrice, language)}`,
      isNumber: true,
    },
    {
      id: 'stock',
      title: t('product.stock'),
      cell: ({ available }) =>
        available > 0 ? (
          formatNumber(available, language)
        ) : (
          <Badge tone="danger">{t('product.stockStates.out')}</Badge>
        ),
      isNumber: true,
    },
    {
      id: 'state',
      title: t('product.state'),
      cell: ({ isActive, isDeleted }) => (
        <Badge tone={isDeleted ? 'danger' : isActive ? 'success' : 'neutral'}>
          {t(`product.states.${isDeleted ? 'deleted' : isActive ? 'visible' : 'hidden'}`)}
        </Badge>
      ),
    },
    {
      id: 'marks',
      title: t('product.marks'),
      cell: ({ status }) => status.map((mark) => t(`product.mark.${mark}`)).join(', ') || '–',
      isHiddenAtFirst: true,
    },
    {
      id: 'changedAt',
      title: t('product.changedAt'),
      cell: ({ changedAt }) =>
        changedAt ? <time dateTime={changedAt}>{formatDateTime(changedAt)}</time> : '–',
      isHiddenAtFirst: true,
    },
  ];
}

const Named = styled.span`
  display: inline-grid;
  grid-template-columns: 32px auto;
  align-items: center;
  gap: var(--s-3);
  > img,
  > span {
    width: 32px;
    height: 40px;
    object-fit: cover;
    border-radius: 4px;
    background: var(--c-picture);
  }
`;

export const productsPage: RemotePage = {
  Component: ProductsPage,
  needs: (at) => [products.fetch(parseProductsQuery(at)), categoryList.fetch(null)],
  head: (_state, _at, t) => ({ title: t('operator-goods:products.title'), noindex: true }),
  slices: [products.slice, categoryList.slice, previewingBulk.slice, startingBulk.slice],
  saga: function* productsSaga() {
    yield* all([products.saga, categoryList.saga, previewingBulk.saga, startingBulk.saga]);
  },
};
