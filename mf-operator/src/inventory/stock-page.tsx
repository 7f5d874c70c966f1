import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { RemotePage, StockLevel } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { all, useSelector } from '@storefront/shared/store';
import { Badge, ButtonLink, Empty, TextButton } from '@storefront/shared/ui';
import type { DataColumn } from '../data-table/columns';
import { DataTable } from '../data-table/data-table';
import { KeysetPager } from '../data-table/keyset-pager';
import { OperatorPage } from '../frame/operator-page';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { paths } from '../paths/paths';
import { AdjustDialog } from './adjust-dialog';
import { adjustingStock, movements, parseStockQuery, stock, stockStates } from './stock';

/** What is on the shelf, what orders hold of it, and what is left to sell. */
function StockPage() {
  const { t } = useTranslation('operator-goods');
  const [search] = useSearchParams();
  const entry = useSelector((state) => stock.select(state, parseStockQuery({ query: search })));
  const [adjusted, setAdjusted] = useState<StockLevel | null>(null);
  const columns = useColumns(setAdjusted);
  return (
    <OperatorPage
      title={t('stock.title')}
      actions={
        <ButtonLink variant="quiet" to={paths.movements.to()}>
          {t('stock.movements')}
        </ButtonLink>
      }
    >
      <FilterBar label={t('products.filters')}>
        <SearchFilter label={t('products.search')} hint={t('products.searchHint')} />
        <SelectFilter
          name="state"
          label={t('product.stock')}
          any={t('any')}
          options={stockStates.map((value) => ({ value, label: t(`product.stockStates.${value}`) }))}
        />
      </FilterBar>
      <DataTable
        name="stock"
        caption={t('stock.title')}
        columns={columns}
        entry={entry}
        rowId={({ variantId }) => variantId}
        rowLabel={({ sku, productName }) => `${productName} ${sku}`}
        rowTo={({ variantId }) => paths.movements.to({ variant: variantId })}
        empty={<Empty title={t('stock.none')}>{t('stock.noneText')}</Empty>}
        pager={<KeysetPager next={entry.data?.meta.next ?? null} />}
      />
      {adjusted && <AdjustDialog level={adjusted} onClose={() => setAdjusted(null)} />}
    </OperatorPage>
  );
}

function useColumns(onAdjust: (level: StockLevel) => void): DataColumn<StockLevel>[] {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return [
    { id: 'sku', title: t('product.sku'), cell: ({ sku }) => sku, isFixed: true },
    {
      id: 'product',
      title: t('product.name'),
      cell: ({ productId, productName }) => <Link to={paths.product.to(productId)}>{productName}</Link>,
    },
    {
      id: 'kind',
      title: t('stock.kind'),
      cell: ({ color, size }) => [color, size].filter(Boolean).join(' · ') || '–',
    },
    { id: 'onHand', title: t('stock.onHand'), cell: ({ onHand }) => number(onHand), isNumber: true },
    { id: 'reserved', title: t('stock.reserved'), cell: ({ reserved }) => number(reserved), isNumber: true },
    {
      id: 'available',
      title: t('stock.available'),
      cell: ({ available }) =>
        available > 0 ? number(available) : <Badge tone="danger">{t('product.stockStates.out')}</Badge>,
      isNumber: true,
    },
    {
      id: 'adjust',
      title: t('stock.change'),
      cell: (level) => (
        <TextButton aria-label={t('stock.adjustOf', { sku: level.sku })} onClick={() => onAdjust(level)}>
          {t('stock.adjust')}
        </TextButton>
      ),
    },
  ];
}

export const stockPage: RemotePage = {
  Component: StockPage,
  needs: (at) => [stock.fetch(parseStockQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-goods:stock.title'), noindex: true }),
  slices: [stock.slice, movements.slice, adjustingStock.slice],
  saga: function* stockSaga() {
    yield* all([stock.saga, movements.saga, adjustingStock.saga]);
  },
};
