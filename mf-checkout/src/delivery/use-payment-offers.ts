import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { paymentMethods } from '../draft/draft';
import { selectDraft } from '../draft/draft-slice';
import type { ProviderOffer } from '../payment/payment-providers';
import { selectLatestQuote } from '../quote/quote-slice';
import { useQuote } from '../quote/use-quote';

/** A way to pay, and why it cannot be taken; null when it can. */
export interface PaymentOffer {
  method: PaymentMethod;
  refusal: string | null;
}

/**
 * The ways to pay that the shop has, with what this order allows. One of which every gateway refuses the order is itself
 * refused.
 */
export function usePaymentOffers(
  offersOf: (method: PaymentMethod) => readonly ProviderOffer[],
): PaymentOffer[] {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { settingClient } = useSelector(selectSetting);
  const { address, paymentMethod } = useSelector(selectDraft);
  const { data } = useQuote();
  const latest = useSelector(selectLatestQuote);
  const quote = data ?? latest;

  const isAbroad = address !== null && address.national !== 'VN';
  const { codLimit, codProvinces } = settingClient ?? {};
  const isRefused =
    paymentMethod === 'COD' && quote?.problems.some(({ code }) => code === 'COD_NOT_AVAILABLE');
  const codRefusal = (): string | null => {
    if (isAbroad) return t('payment.cod.abroad');
    if (codLimit !== undefined && quote && quote.grandTotal > codLimit)
      return t('payment.cod.limit', { limit: formatMoney(codLimit, language) });
    if (address?.provinceCode && codProvinces && !codProvinces.includes(address.provinceCode))
      return t('payment.cod.province');
    return isRefused ? t('payment.cod.refused') : null;
  };
  const onlineRefusal = (method: PaymentMethod): string | null => {
    if (isAbroad && method === 'THEGHINO') return t('payment.abroad');
    const offers = offersOf(method);
    return offers.every(({ refusal }) => refusal !== null) ? (offers[0]?.refusal ?? null) : null;
  };
  return paymentMethods
    .filter((method) => settingClient?.paymentMethods.includes(method) ?? true)
    .map((method) => ({ method, refusal: method === 'COD' ? codRefusal() : onlineRefusal(method) }));
}
