import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { discountAmount } from '../offers/discount-text';
import { parseOffersQuery, partsOf } from '../offers/offer-data';
import { OfferList } from '../offers/offer-list';
import { paths } from '../paths/paths';
import { promotions, promotionTypes } from './promotions-data';

function PromotionsPage() {
  const { t } = useTranslation('operator-offers');
  const language = useLanguage();
  const [search] = useSearchParams();
  const entry = useSelector((state) => promotions.list.select(state, parseOffersQuery({ query: search })));
  return (
    <OfferList
      name="promotions"
      entry={entry}
      kinds={{
        label: t('promotions.type'),
        any: t('list.anyKind'),
        options: promotionTypes.map((value) => ({ value, label: t(`promotions.types.${value}`) })),
      }}
      columns={[
        { id: 'type', title: t('promotions.type'), cell: ({ type }) => t(`promotions.types.${type}`) },
        {
          id: 'value',
          title: t('list.discount'),
          isNumber: true,
          cell: ({ kind, value }) =>
            kind === null || value === null ? '–' : discountAmount(kind, value, language),
        },
        {
          id: 'used',
          title: t('list.used'),
          isNumber: true,
          cell: ({ reserved, sold, quota }) =>
            `${formatNumber(reserved + sold, language)} / ${quota === null ? '∞' : formatNumber(quota, language)}`,
        },
        {
          id: 'priority',
          title: t('promotions.priority'),
          isNumber: true,
          isHiddenAtFirst: true,
          cell: ({ priority }) => priority,
        },
      ]}
      to={paths.promotion.to}
      toNew={paths.promotionNew.to()}
    />
  );
}

export const promotionsPage: RemotePage = {
  Component: PromotionsPage,
  needs: (at) => [promotions.list.fetch(parseOffersQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-offers:promotions.title'), noindex: true }),
  ...partsOf(promotions.list),
};
