import { useTranslation } from 'react-i18next';
import type { PaymentMethod, PaymentProvider } from '@storefront/shared/contracts';
import { useFormikContext } from '@storefront/shared/forms';
import { RadioCard, RadioGroup } from '@storefront/shared/ui';
import { PaymentMark } from '../payment/payment-mark';
import { offeredProvider, type ProviderOffer } from '../payment/payment-providers';
import type { PaymentOffer } from './use-payment-offers';

interface Values {
  paymentMethod: string;
  providers: Record<'ONLINE' | 'THEGHINO', string>;
}
/** One line of the list. */
interface Way extends Pick<ProviderOffer, 'refusal' | 'charge'> {
  method: PaymentMethod;
  provider: PaymentProvider | null;
}
interface Props {
  payments: readonly PaymentOffer[];
  offersOf: (method: PaymentMethod) => readonly ProviderOffer[];
}

/** Cards and banks, then wallets, then cash. */
const order: readonly (PaymentProvider | PaymentMethod)[] = [
  'ONLINE',
  'VNPAY',
  'ALEPAY',
  'THEGHINO',
  'MOMO',
  'ZALOPAY',
  'PAYPAL',
  'COD',
];

/** All ways to pay in one list: gateways by their names, domestic cards and cash. */
export function PaymentChoice({ payments, offersOf }: Props) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const { values, errors, submitCount, setValues } = useFormikContext<Values>();
  const online = offersOf('ONLINE');
  const chosen = offeredProvider(online, values.providers.ONLINE);
  const hasDebit = payments.some(({ method }) => method === 'THEGHINO');
  // Without names of gateways: which cards are meant, where domestic ones have a line of their own.
  const about = (method: PaymentMethod) =>
    method === 'ONLINE' && hasDebit ? t('payment.about.besideDebit') : t(`payment.about.${method}` as const);
  const ways = payments
    .flatMap(({ method, refusal }): Way[] =>
      method === 'ONLINE' && online.length > 0
        ? online.map((offer) => ({ ...offer, method }))
        : [{ method, provider: null, refusal, charge: null }],
    )
    .sort((a, b) => order.indexOf(a.provider ?? a.method) - order.indexOf(b.provider ?? b.method));
  return (
    <RadioGroup
      legend={t('delivery.payment')}
      error={submitCount > 0 && errors.paymentMethod && common('form.choose')}
    >
      {ways.map(({ method, provider, refusal, charge }) => (
        <RadioCard
          key={provider ?? method}
          name="paymentMethod"
          value={provider ?? method}
          checked={values.paymentMethod === method && provider === (method === 'ONLINE' ? chosen : null)}
          disabled={refusal !== null}
          icon={<PaymentMark method={method} provider={provider} />}
          title={
            provider
              ? t(`payment.provider.name.${provider}` as const)
              : t(`payment.method.${method}` as const)
          }
          description={
            refusal ??
            (charge
              ? t('payment.provider.dollars', { ...charge })
              : provider
                ? t(`payment.provider.about.${provider}` as const)
                : about(method))
          }
          onChange={() =>
            void setValues({
              ...values,
              paymentMethod: method,
              providers: { ...values.providers, ...(provider && { ONLINE: provider }) },
            })
          }
        />
      ))}
    </RadioGroup>
  );
}
