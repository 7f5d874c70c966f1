import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { parseOffersQuery, partsOf } from '../offers/offer-data';
import { OfferList } from '../offers/offer-list';
import { paths } from '../paths/paths';
import { flashSales } from './flash-sales-data';

function FlashSalesPage() {
  const { t } = useTranslation('operator-offers');
  const language = useLanguage();
  const [search] = useSearchParams();
  const entry = useSelector((state) => flashSales.list.select(state, parseOffersQuery({ query: search })));
  return (
    <OfferList
      name="flash-sales"
      entry={entry}
      columns={[
        {
          id: 'productCount',
          title: t('flash-sales.products'),
          isNumber: true,
          cell: ({ productCount }) => formatNumber(productCount, language),
        },
        {
          id: 'taken',
          title: t('flash-sales.taken'),
          isNumber: true,
          cell: ({ taken, quota }) => `${formatNumber(taken, language)} / ${formatNumber(quota, language)}`,
        },
      ]}
      to={paths.flashSale.to}
      toNew={paths.flashSaleNew.to()}
    />
  );
}

export const flashSalesPage: RemotePage = {
  Component: FlashSalesPage,
  needs: (at) => [flashSales.list.fetch(parseOffersQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-offers:flash-sales.title'), noindex: true }),
  ...partsOf(flashSales.list),
};
