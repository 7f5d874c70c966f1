import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@storefront/shared/contracts';
import { useFormikContext } from '@storefront/shared/forms';
import { Checkbox, FieldError, Picture, QuantityStepper } from '@storefront/shared/ui';

type Units = Record<string, number>;

/** What goes back: lines to tick, each with how many of its units. */
export function LinesField({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation('account-order');
  const { values, errors, submitCount, setFieldValue } = useFormikContext<{ units: Units }>();
  const id = useId();
  const error =
    submitCount > 0 && typeof errors.units === 'string' ? t('newReturn.linesRequired') : undefined;

  const choose = ({ id: lineId, returnable }: OrderLine, isChosen: boolean) => {
    void setFieldValue('units', { ...values.units, [lineId]: isChosen ? returnable : 0 });
  };
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t('newReturn.lines')}</legend>
      <ul>
        {lines.map((line) => {
          const units = values.units[line.id] ?? 0;
          return (
            <li key={line.id}>
              <Thumb>
                <Picture picture={line.picture} alt="" sizes="64px" ratio="4 / 5" />
              </Thumb>
              <div>
                <Checkbox
                  name="units"
                  value={line.id}
                  label={nameOf(line)}
                  hint={t('newReturn.bought', { count: line.returnable })}
                  checked={units > 0}
                  onChange={({ target }) => choose(line, target.checked)}
                />
                {units > 0 && line.returnable > 1 && (
                  <QuantityStepper
                    label={t('newReturn.quantity', { name: line.name })}
                    value={Math.min(units, line.returnable)}
                    max={line.returnable}
                    onChange={(quantity) =>
                      void setFieldValue('units', { ...values.units, [line.id]: quantity })
                    }
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Group>
  );
}

const nameOf = ({ name, color, size }: OrderLine) => {
  const variant = [color?.name, size].filter(Boolean).join(', ');
  return variant ? `${name} (${variant})` : name;
};

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  /* A question like the next one. */
  legend {
    margin-bottom: var(--s-2);
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: var(--s-4);
  }
  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: var(--s-4);
    align-items: start;
  }
`;
const Thumb = styled.div`
  border-radius: var(--r-control);
  overflow: clip;
`;
