import { useTranslation } from 'react-i18next';
import type { PaymentProvider } from '@storefront/shared/contracts';
import { Form, Formik, RadioCardsField, SubmitButton, useFormikContext } from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Banner, CardIcon, GlobeIcon } from '@storefront/shared/ui';
import { useGateways, type Gateway, type OnlineMethod } from './gateway-choice';

/** What is sent to begin a payment. */
export interface PaymentChoice {
  paymentMethod: OnlineMethod;
  paymentProvider?: PaymentProvider;
}
interface Values {
  method: string;
  providers: Record<OnlineMethod, string>;
}
interface Props {
  amount: number;
  isBusy: boolean;
  onSubmit: (choice: PaymentChoice) => void;
}

/** How to pay, then the button with the amount. */
export function PayForm({ amount, isBusy, onSubmit }: Props) {
  const { t } = useTranslation('provider-membership');
  const language = useLanguage();
  const ways = useGateways(amount);
  const [first] = ways;
  if (!first) return <Banner tone="warning">{t('pay.noWay')}</Banner>;
  const hasDebit = ways.some(({ method }) => method === 'THEGHINO');
  const firstOf = (method: OnlineMethod) =>
    ways.find((way) => way.method === method)?.gateways.find(isOpen)?.provider ?? '';
  return (
    <Formik<Values>
      initialValues={{
        method: first.method,
        providers: { ONLINE: firstOf('ONLINE'), THEGHINO: firstOf('THEGHINO') },
      }}
      onSubmit={({ method, providers }) => {
        const way = ways.find((one) => one.method === method) ?? first;
        const chosen = way.gateways.find(({ provider }) => provider === providers[way.method]);
        onSubmit({
          paymentMethod: way.method,
          ...(chosen && { paymentProvider: chosen.provider }),
        });
      }}
    >
      <Form aria-label={t('pay.title')}>
        <RadioCardsField
          name="method"
          legend={t('pay.method')}
          options={ways.map(({ method }) => ({
            value: method,
            title: t(`pay.methods.${method}`),
            description: t(
              // Which cards are meant, where domestic ones have a line of their own.
              method === 'ONLINE' && hasDebit ? 'pay.about.besideDebit' : `pay.about.${method}`,
            ),
            icon: method === 'ONLINE' ? <GlobeIcon /> : <CardIcon />,
          }))}
        />
        <GatewayChoice ways={ways} />
        <SubmitButton isWide busy={isBusy}>
          {t('pay.submit', { amount: formatMoney(amount, language) })}
        </SubmitButton>
      </Form>
    </Formik>
  );
}

/** Through which gateway, where a way to pay leads to several. */
function GatewayChoice({ ways }: { ways: ReturnType<typeof useGateways> }) {
  const { t } = useTranslation('provider-membership');
  const { values } = useFormikContext<Values>();
  const way = ways.find(({ method }) => method === values.method);
  if (!way || way.gateways.length < 2) return null;
  return (
    <RadioCardsField
      name={`providers.${way.method}`}
      legend={t('pay.provider')}
      options={way.gateways.map(({ provider, refusal }) => ({
        value: provider,
        title: t(`pay.providers.${provider}`),
        description: refusal ?? undefined,
        disabled: refusal !== null,
      }))}
    />
  );
}

const isOpen = ({ refusal }: Gateway): boolean => refusal === null;
