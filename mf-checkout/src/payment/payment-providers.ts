import { useTranslation } from 'react-i18next';
import type { PaymentLimit, PaymentMethod, PaymentProvider } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { createQuery, selectSetting, useSelector, type ApiContext } from '@storefront/shared/store';
import { paymentProviders } from '../draft/draft';
import { centsOf, dollars, type Dollars } from './dollars';

async function fetchGateways({ http, signal }: ApiContext): Promise<PaymentLimit[]> {
  const { data } = await http.get<PaymentLimit[]>('ecommerce/payment/providers', { signal });
  return data;
}

/** What the gateways of the shop take. */
export const gateways = createQuery<null, PaymentLimit[]>({
  name: 'checkout/gateways',
  keyOf: () => 'all',
  fetch: fetchGateways,
});

/** A gateway that can be paid through, and why it cannot take this amount; null when it can. */
export interface ProviderOffer {
  provider: PaymentProvider;
  refusal: string | null;
  /** What it charges in dollars, where it takes no đồng. */
  charge: Dollars | null;
}

/**
 * Tells the gateways that the shop has for a way to pay; none for cash. `total` in đồng, null while nobody knows it.
 */
export function useProviderOffers(total: number | null): (method: PaymentMethod | null) => ProviderOffer[] {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { settingClient } = useSelector(selectSetting);
  const { data: limits = [] } = useSelector((state) => gateways.select(state, null));
  const refusalOf = ({ min, max }: { min: number; max: number }): string | null => {
    // An order that costs nothing needs no gateway.
    if (total === null || total === 0 || (total >= min && total <= max)) return null;
    return total < min
      ? t('payment.provider.min', { amount: formatMoney(min, language) })
      : t('payment.provider.max', { amount: formatMoney(max, language) });
  };
  const chargeOf = ({ vndPerUsd }: PaymentLimit): Dollars | null =>
    vndPerUsd !== undefined && total !== null && total > 0
      ? dollars(centsOf(total, vndPerUsd), vndPerUsd, language)
      : null;
  return (method) =>
    method === null || method === 'COD'
      ? []
      : paymentProviders.flatMap((provider) => {
          const limit = limits.find((one) => one.provider === provider);
          const isOffered = settingClient?.paymentProviders.includes(provider);
          return limit?.methods.includes(method) && isOffered
            ? [{ provider, refusal: refusalOf(limit), charge: chargeOf(limit) }]
            : [];
        });
}

/** The default gateway, used when none was chosen or the chosen one is unavailable. */
export function offeredProvider(
  offers: readonly ProviderOffer[],
  chosen: string | null | undefined,
): PaymentProvider | null {
  const open = offers.filter(({ refusal }) => refusal === null);
  return (open.find(({ provider }) => provider === chosen) ?? open[0])?.provider ?? null;
}
