import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from './field';
import { hiddenStyle } from './visually-hidden';

export interface Option {
  value: string;
  label: string;
  /** Unavailable, but it can still be chosen; a text says so. */
  isUnavailable?: boolean | undefined;
}
export interface OptionGroupProps<O extends Option> {
  /** "Màu sắc", "Kích thước" */
  legend: string;
  options: readonly O[];
  value: string | null;
  onChange: (value: string) => void;
  error?: ReactNode;
  /** Beside the legend: a link to the size guide. */
  aside?: ReactNode;
  /** Shown before each label. */
  mark?: ((option: O) => ReactNode) | undefined;
}

/** Radio buttons that look like chips; the legend shows the chosen one. */
export function OptionGroup<O extends Option>({
  legend,
  options,
  value,
  onChange,
  error,
  aside,
  mark,
}: OptionGroupProps<O>) {
  const { t } = useTranslation('common');
  const name = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <Group aria-describedby={error ? `${name}-error` : undefined}>
      <legend>
        {legend}
        {chosen && ': '}
        {chosen && <Chosen>{chosen.label}</Chosen>}
      </legend>
      <Chips>
        {options.map((option) => (
          <Chip
            key={option.value}
            data-chosen={option.value === value || undefined}
            data-unavailable={option.isUnavailable || undefined}
          >
            <Radio
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {mark?.(option)}
            <span>{option.label}</span>
            {option.isUnavailable && <Note>{t('option.unavailable')}</Note>}
          </Chip>
        ))}
      </Chips>
      {aside}
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  legend {
    font-weight: 600;
    margin-bottom: var(--s-2);
  }
`;
const Chosen = styled.span`
  font-weight: 400;
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;
const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  min-width: 52px;
  min-height: 44px;
  padding: 6px 14px;
  border: 1px solid var(--c-line-control);
  border-radius: var(--r-control);
  background: var(--c-paper);
  cursor: pointer;
  transition: border-color var(--m-fast);
  &:hover {
    border-color: var(--c-action);
  }
  /* Of a list in :is(), a browser that does not know :has() leaves out just that. */
  &:is(:has(:checked), [data-chosen]) {
    border-color: var(--c-action);
    box-shadow: inset 0 0 0 1px var(--c-action);
    background: var(--c-tint);
    font-weight: 500;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--c-ink);
    outline-offset: 2px;
  }
  &[data-unavailable] {
    border-style: dashed;
    color: var(--c-ink-soft);
  }
  /* Its two borders lie on each other, and dashes would show through. */
  &[data-unavailable][data-chosen] {
    border-style: solid;
  }
`;
const Radio = styled.input`
  ${hiddenStyle}
`;
const Note = styled.span`
  font-size: var(--t-xs);
  color: var(--c-ink-soft);
`;
