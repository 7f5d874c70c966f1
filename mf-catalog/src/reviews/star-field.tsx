import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormikContext } from '@storefront/shared/forms';
import { FieldError, VisuallyHidden } from '@storefront/shared/ui';

const stars = [1, 2, 3, 4, 5] as const;
const shape = 'm12 2.8 2.8 5.7 6.3.9-4.6 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3L2.9 9.4l6.3-.9Z';

/** One to five, as five radio buttons that look like stars; what is chosen is said in words. */
export function StarField() {
  const { t } = useTranslation('catalog-reviews');
  const { values, errors, submitCount, setFieldValue } = useFormikContext<{ rating: string }>();
  const id = useId();
  const chosen = Number(values.rating);
  const error = submitCount > 0 && errors.rating ? t('write.ratingRequired') : undefined;
  return (
    <Group
      role="radiogroup"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{t('write.rating')}</legend>
      <Row>
        {stars.map((value) => (
          <Star key={value} data-on={value <= chosen || undefined}>
            <input
              type="radio"
              name="rating"
              value={value}
              checked={value === chosen}
              onChange={() => void setFieldValue('rating', String(value))}
            />
            <svg width={32} height={32} viewBox="0 0 24 24" aria-hidden="true">
              <path d={shape} />
            </svg>
            <VisuallyHidden>
              {t('stars', { count: value })}: {t(`write.rating${value}`)}
            </VisuallyHidden>
          </Star>
        ))}
        <Word aria-hidden="true">{chosen > 0 && t(`write.rating${chosen as 1}`)}</Word>
      </Row>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  legend {
    margin-bottom: 6px;
    font-weight: 500;
    font-size: var(--t-sm);
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;
const Star = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--r-control);
  cursor: pointer;
  svg {
    fill: none;
    stroke: var(--c-line-control);
    stroke-width: 1.5;
  }
  &[data-on] svg {
    fill: var(--c-brand);
    stroke: var(--c-action);
  }
  &:hover svg {
    stroke: var(--c-action);
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--c-action);
    outline-offset: -2px;
  }
`;
const Word = styled.span`
  margin-inline-start: var(--s-2);
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
