import { useTranslation } from 'react-i18next';
import type { PaymentProvider } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { gateways } from './plans';

export const onlineMethods = ['ONLINE', 'THEGHINO'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

const providers = [
  'VNPAY',
  'MOMO',
  'ZALOPAY',
  'ALEPAY',
  'PAYPAL',
] as const satisfies readonly PaymentProvider[];

/** A gateway, and why it cannot take the amount; null when it can. */
export interface Gateway {
  provider: PaymentProvider;
  refusal: string | null;
}

/** The gateways that the shop has for a way to pay this amount, by the ways that it has. */
export function useGateways(amount: number): { method: OnlineMethod; gateways: Gateway[] }[] {
  const { t } = useTranslation('provider-membership');
  const language = useLanguage();
  const { settingClient } = useSelector(selectSetting);
  const { data: limits = [] } = useSelector((state) => gateways.select(state, null));
  const refusalOf = ({ min, max }: { min: number; max: number }): string | null => {
    if (amount < min) return t('pay.min', { amount: formatMoney(min, language) });
    return amount > max ? t('pay.max', { amount: formatMoney(max, language) }) : null;
  };
  return onlineMethods
    .filter((method) => settingClient?.paymentMethods.includes(method) ?? true)
    .map((method) => ({
      method,
      gateways: providers.flatMap((provider) => {
        const limit = limits.find((one) => one.provider === provider);
        const isOffered = settingClient?.paymentProviders.includes(provider) ?? true;
        return limit?.methods.includes(method) && isOffered ? [{ provider, refusal: refusalOf(limit) }] : [];
      }),
    }))
    .filter((way) => way.gateways.some(({ refusal }) => refusal === null));
}
