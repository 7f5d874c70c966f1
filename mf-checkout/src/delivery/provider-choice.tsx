import { useTranslation } from 'react-i18next';
import { RadioCardsField } from '@storefront/shared/forms';
import type { ProviderOffer } from '../payment/payment-providers';

interface Props {
  method: 'ONLINE' | 'THEGHINO';
  offers: readonly ProviderOffer[];
}

/** Through which gateway, where a way to pay leads to several. */
export function ProviderChoice({ method, offers }: Props) {
  const { t } = useTranslation('checkout');
  if (offers.length < 2) return null;
  return (
    <RadioCardsField
      name={`providers.${method}`}
      legend={t('payment.provider.legend')}
      options={offers.map(({ provider, refusal, charge }) => ({
        value: provider,
        title: t(`payment.provider.name.${provider}` as const),
        description:
          refusal ??
          (charge
            ? t('payment.provider.dollars', { ...charge })
            : method === 'ONLINE'
              ? t(`payment.provider.about.${provider}` as const)
              : undefined),
        disabled: refusal !== null,
      }))}
    />
  );
}
