import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { discountAmount } from '../offers/discount-text';
import { parseOffersQuery, partsOf } from '../offers/offer-data';
import { OfferList } from '../offers/offer-list';
import { paths } from '../paths/paths';
import { discountKinds, vouchers } from './vouchers-data';

function VouchersPage() {
  const { t } = useTranslation('operator-offers');
  const language = useLanguage();
  const [search] = useSearchParams();
  const entry = useSelector((state) => vouchers.list.select(state, parseOffersQuery({ query: search })));
  return (
    <OfferList
      name="vouchers"
      entry={entry}
      kinds={{
        label: t('form.kind'),
        any: t('list.anyKind'),
        options: discountKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
      }}
      columns={[
        { id: 'code', title: t('vouchers.code'), cell: ({ code }) => <code>{code}</code> },
        {
          id: 'value',
          title: t('list.discount'),
          isNumber: true,
          cell: ({ kind, value }) => discountAmount(kind, value, language),
        },
        {
          id: 'used',
          title: t('list.used'),
          isNumber: true,
          cell: ({ held, used, totalUses }) =>
            `${formatNumber(held + used, language)} / ${totalUses === null ? '∞' : formatNumber(totalUses, language)}`,
        },
        {
          id: 'given',
          title: t('vouchers.given'),
          isNumber: true,
          cell: ({ given }) => formatMoney(given, language),
        },
        {
          id: 'collected',
          title: t('vouchers.collected'),
          isNumber: true,
          isHiddenAtFirst: true,
          cell: ({ collected }) => formatNumber(collected, language),
        },
      ]}
      to={paths.voucher.to}
      toNew={paths.voucherNew.to()}
    />
  );
}

export const vouchersPage: RemotePage = {
  Component: VouchersPage,
  needs: (at) => [vouchers.list.fetch(parseOffersQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-offers:vouchers.title'), noindex: true }),
  ...partsOf(vouchers.list),
};
