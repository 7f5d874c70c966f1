import { useTranslation } from 'react-i18next';
import type { PaymentMethod, Voucher } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatNumber } from '@storefront/shared/money';
import { Conditions } from './conditions';
import { ScopeLine } from './scope-line';

/** When a voucher can be used and what is left of it, in words. */
export function VoucherConditions({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation('catalog-offers');
  const language = useLanguage();
  const { conditions, discount, perCustomerUses, totalUses, usesLeft, collectsLeft } = voucher;
  const { minSubtotal, minQuantity, isFirstOrderOnly, paymentMethods } = conditions;
  const number = (value: number) => formatNumber(value, language);
  const named = (method: PaymentMethod) => t(`payment.${method}`);
  return (
    <Conditions
      items={[
        discount.maxDiscount !== null &&
          t('conditions.atMost', { amount: formatMoney(discount.maxDiscount, language) }),
        minSubtotal !== null && t('conditions.from', { amount: formatMoney(minSubtotal, language) }),
        minQuantity !== null && t('conditions.quantity', { count: minQuantity }),
        <ScopeLine key="scope" scope={conditions} />,
        isFirstOrderOnly && t('conditions.firstOrder'),
        paymentMethods.length > 0 &&
          t('conditions.payment', { methods: paymentMethods.map(named).join(', ') }),
        t('conditions.perCustomer', { count: perCustomerUses }),
        totalUses !== null &&
          usesLeft !== null &&
          t('conditions.usesLeft', { left: number(usesLeft), total: number(totalUses) }),
        collectsLeft !== null && t('conditions.collectsLeft', { left: number(collectsLeft) }),
      ]}
    />
  );
}
