import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import type { PaymentsGroup } from '@storefront/shared/contracts';
import { CheckboxField, MoneyField, TextField, useFormikContext } from '@storefront/shared/forms';
import { useSelector } from '@storefront/shared/store';
import { Section, Stack } from '@storefront/shared/ui';
import { provinces } from '../goods/provinces';
import { Pair } from '../offers/common-fields';
import { typedNumber } from '../offers/numbers';
import { numberIn, toNumber } from './numbers';
import type { GroupForm } from './settings-form';

const methods = ['ONLINE', 'COD', 'THEGHINO'] as const;
type Provider = PaymentsGroup['paymentProviders'][number];

interface Values {
  /** Ticked by name. */
  methods: Record<string, boolean>;
  providers: Record<string, boolean>;
  codLimit: string;
  isCodEverywhere: boolean;
  codProvinces: Record<string, boolean>;
  checkoutCountdownSeconds: string;
}

const ticks = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));
const ticked = (values: Record<string, boolean>) =>
  Object.entries(values).flatMap(([name, isOn]) => (isOn ? [name] : []));

/** How shoppers pay. */
export const paymentsForm: GroupForm<'payments', Values> = {
  toValues: (stored) => ({
    methods: ticks(stored.paymentMethods),
    providers: ticks(stored.paymentProviders),
    codLimit: typedNumber(stored.codLimit),
    isCodEverywhere: stored.codProvinces === null,
    // A code is no place of an array, whatever it looks like.
    codProvinces: Object.fromEntries((stored.codProvinces ?? []).map((code) => [`p${code}`, true])),
    checkoutCountdownSeconds: typedNumber(stored.checkoutCountdownSeconds),
  }),
  toBody: (values) => ({
    paymentMethods: methods.filter((name) => values.methods[name]),
    paymentProviders: ticked(values.providers) as Provider[],
    codLimit: toNumber(values.codLimit),
    codProvinces: values.isCodEverywhere ? null : ticked(values.codProvinces).map((name) => name.slice(1)),
    checkoutCountdownSeconds: toNumber(values.checkoutCountdownSeconds),
  }),
  schema: object({
    codLimit: numberIn(0, 1_000_000_000),
    checkoutCountdownSeconds: numberIn(0, 3),
  }),
  fields: {
    paymentMethods: 'methods.ONLINE',
    paymentProviders: 'methods.ONLINE',
    codProvinces: 'isCodEverywhere',
  },
  Fields: PaymentsFields,
};

function PaymentsFields({ stored }: { stored: PaymentsGroup }) {
  const { t } = useTranslation('operator-settings');
  const { values } = useFormikContext<Values>();
  const { data: all = [] } = useSelector((state) => provinces.select(state, null));
  return (
    <>
      <Section title={t('payments.methods')}>
        <Stack gap={2}>
          {methods.map((name) => (
            <CheckboxField key={name} name={`methods.${name}`} label={t(`payments.method.${name}`)} />
          ))}
        </Stack>
      </Section>
      <Section title={t('payments.gateways')}>
        <Stack gap={2}>
          <p>{t('payments.gatewaysHint')}</p>
          {stored.configuredProviders.map((code) => (
            <CheckboxField key={code} name={`providers.${code}`} label={code} />
          ))}
        </Stack>
      </Section>
      <Section title={t('payments.cod')}>
        <Stack>
          <MoneyField name="codLimit" label={t('payments.codLimit')} />
          <CheckboxField name="isCodEverywhere" label={t('payments.codEverywhere')} />
          {!values.isCodEverywhere && (
            <Pair>
              {all.map(({ code, name }) => (
                <CheckboxField key={code} name={`codProvinces.p${code}`} label={name} />
              ))}
            </Pair>
          )}
        </Stack>
      </Section>
      <TextField
        name="checkoutCountdownSeconds"
        label={t('payments.countdown')}
        hint={t('payments.countdownHint')}
        inputMode="numeric"
      />
    </>
  );
}
