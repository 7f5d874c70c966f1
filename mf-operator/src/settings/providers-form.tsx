import { useTranslation } from 'react-i18next';
import { boolean, object } from 'yup';
import { CheckboxField, MoneyField, TextField } from '@storefront/shared/forms';
import { Section, Stack } from '@storefront/shared/ui';
import { Pair } from '../offers/common-fields';
import { typedNumber } from '../offers/numbers';
import { numberIn, toNumber } from './numbers';
import type { GroupForm } from './settings-form';

const plans = ['FREE', 'BASIC', 'PRO'] as const;
type Plan = (typeof plans)[number];
const facts = ['price', 'limit', 'days'] as const;
type Fact = (typeof facts)[number];

interface Values {
  autoApproveProviders: boolean;
  autoApproveSolutions: boolean;
  graceDays: string;
  plans: Record<Plan, Record<Fact, string>>;
}

/** The same of each fact of each plan. */
function each<T>(of: (plan: Plan, fact: Fact) => T): Record<Plan, Record<Fact, T>> {
  return Object.fromEntries(
    plans.map((plan) => [plan, Object.fromEntries(facts.map((fact) => [fact, of(plan, fact)]))]),
  ) as Record<Plan, Record<Fact, T>>;
}
const planRule = object({
  price: numberIn(0, 1_000_000_000),
  limit: numberIn(1, 1_000),
  days: numberIn(1, 366),
});

/** What holds for providers and their memberships. */
export const providersForm: GroupForm<'providers', Values> = {
  toValues: (stored) => ({
    autoApproveProviders: stored.autoApproveProviders,
    autoApproveSolutions: stored.autoApproveSolutions,
    graceDays: typedNumber(stored.graceDays),
    plans: each((plan, fact) => typedNumber(stored.plans[plan][fact])),
  }),
  toBody: (values) => ({
    autoApproveProviders: values.autoApproveProviders,
    autoApproveSolutions: values.autoApproveSolutions,
    graceDays: toNumber(values.graceDays),
    plans: each((plan, fact) => toNumber(values.plans[plan][fact])),
  }),
  schema: object({
    autoApproveProviders: boolean(),
    autoApproveSolutions: boolean(),
    graceDays: numberIn(0, 30),
    plans: object({ FREE: planRule, BASIC: planRule, PRO: planRule }),
  }),
  Fields: ProvidersFields,
};

function ProvidersFields() {
  const { t } = useTranslation('operator-settings');
  return (
    <>
      <CheckboxField name="autoApproveProviders" label={t('providers.autoProviders')} />
      <CheckboxField name="autoApproveSolutions" label={t('providers.autoSolutions')} />
      <TextField
        name="graceDays"
        label={t('providers.graceDays')}
        hint={t('providers.graceDaysHint')}
        inputMode="numeric"
      />
      {plans.map((plan) => (
        <Section key={plan} title={t('providers.plan', { plan })}>
          <Stack>
            <MoneyField
              name={`plans.${plan}.price`}
              label={t('providers.price')}
              readOnly={plan === 'FREE'}
            />
            <Pair>
              <TextField name={`plans.${plan}.limit`} label={t('providers.limit')} inputMode="numeric" />
              <TextField name={`plans.${plan}.days`} label={t('providers.days')} inputMode="numeric" />
            </Pair>
          </Stack>
        </Section>
      ))}
    </>
  );
}
