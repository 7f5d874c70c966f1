import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import {
  CheckboxField,
  MoneyField,
  SelectField,
  TextField,
  useFormikContext,
} from '@storefront/shared/forms';
import { Section } from '@storefront/shared/ui';
import type { CommonValues, DiscountValues } from './common-values';

/** Fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: var(--s-4);
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Names in both languages, when it holds, and whether it is on. */
export function CommonFields({ isUsed }: { isUsed: boolean }) {
  const { t } = useTranslation('operator-offers');
  const { values } = useFormikContext<CommonValues>();
  return (
    <>
      <Pair>
        <TextField name="nameVi" label={t('form.nameVi')} maxLength={200} autoComplete="off" />
        <TextField name="nameEn" label={t('form.nameEn')} maxLength={200} autoComplete="off" />
      </Pair>
      <Pair>
        <TextField
          name="startsAt"
          type="datetime-local"
          label={t('form.startsAt')}
          hint={t('form.timezone')}
          readOnly={isUsed}
        />
        <TextField
          name="endsAt"
          type="datetime-local"
          label={t('form.endsAt')}
          min={values.startsAt || undefined}
        />
      </Pair>
      <CheckboxField name="isActive" label={t('form.isActive')} />
    </>
  );
}

/** What it takes off, and from what an order must have. */
export function DiscountFields({ isUsed }: { isUsed: boolean }) {
  const { t } = useTranslation('operator-offers');
  const { values } = useFormikContext<DiscountValues>();
  const { kind } = values;
  return (
    <Section title={t('form.discount')}>
      <Column>
        <Pair>
          <SelectField
            name="kind"
            label={t('form.kind')}
            disabled={isUsed}
            options={(['PERCENT', 'FIXED', 'QUANTITY'] as const).map((value) => ({
              value,
              label: t(`kinds.${value}`),
            }))}
          />
          {kind === 'FIXED' ? (
            <MoneyField name="value" label={t('form.values.FIXED')} readOnly={isUsed} />
          ) : (
            <TextField
              name="value"
              label={t(`form.values.${kind as 'PERCENT'}`)}
              inputMode="decimal"
              autoComplete="off"
              after={kind === 'PERCENT' ? '%' : undefined}
              readOnly={isUsed}
            />
          )}
        </Pair>
        <Pair>
          <MoneyField name="minSubtotal" label={t('form.minSubtotal')} isOptional readOnly={isUsed} />
          <TextField
            name="minQuantity"
            label={t('form.minQuantity')}
            inputMode="numeric"
            autoComplete="off"
            isOptional={kind !== 'QUANTITY'}
            readOnly={isUsed}
          />
        </Pair>
        {kind === 'PERCENT' && (
          <MoneyField name="maxDiscount" label={t('form.maxDiscount')} isOptional readOnly={isUsed} />
        )}
      </Column>
    </Section>
  );
}

export const Column = styled.div`
  display: grid;
  gap: var(--s-4);
`;
