import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from './field';
import { MinusIcon, PlusIcon } from './icons';

export type QuantityRefusal = 'min' | 'max' | 'whole';
export interface QuantityStepperProps {
  value: number;
  /** Only ever called with a whole number from `min` to `max`. */
  onChange: (value: number) => void;
  min?: number;
  max: number;
  /** The label: "Số lượng Áo khoác gió". */
  label: string;
  disabled?: boolean | undefined;
  /** Called so that the page can show more than the line below the field does. */
  onRefused?: (reason: QuantityRefusal, wanted: number) => void;
}

/**
 * A number to type or to step; an invalid one is refused with both numbers, and the nearest valid one is
 * used.
 */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max,
  label,
  disabled = false,
  onRefused,
}: QuantityStepperProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<{ reason: QuantityRefusal; wanted: string } | null>(null);

  const want = (text: string): void => {
    const wanted = Number(text.replace(',', '.'));
    const reason = refuse(wanted, min, max);
    setRefusal(reason && { reason, wanted: text });
    if (reason) onRefused?.(reason, wanted);
    else if (wanted !== value) onChange(wanted);
  };
  const settle = (): void => {
    if (draft?.trim() === '') setRefusal(null);
    else if (draft !== null && refusal) {
      const wanted = Number(draft.replace(',', '.'));
      const nearest = Number.isNaN(wanted) ? value : Math.max(min, Math.min(max, Math.floor(wanted)));
      if (nearest !== value) onChange(nearest);
    }
    setDraft(null);
  };
  const step = (by: number): void => {
    setDraft(null);
    want(String(value + by));
  };

  return (
    <div>
      <Box role="group" aria-label={label} data-disabled={disabled || undefined}>
        <Step
          type="button"
          aria-label={t('quantity.less')}
          disabled={disabled}
          aria-disabled={value <= min || undefined}
          onClick={() => step(-1)}
        >
          <MinusIcon />
        </Step>
        <Typed
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? id : undefined}
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={({ target }) => {
            setDraft(target.value);
            if (target.value.trim()) want(target.value.trim());
          }}
          onBlur={settle}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (by) step(by);
            if (event.key === 'Enter') settle();
            if (by || event.key === 'Enter') event.preventDefault();
          }}
        />
        <Step
          type="button"
          aria-label={t('quantity.more')}
          disabled={disabled}
          aria-disabled={value >= max || undefined}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </Step>
      </Box>
      <span role="status">
        <FieldError id={id}>
          {refusal && t(`quantity.${refusal.reason}`, { min, max, wanted: refusal.wanted })}
        </FieldError>
      </span>
    </div>
  );
}

function refuse(wanted: number, min: number, max: number): QuantityRefusal | null {
  if (!Number.isInteger(wanted)) return 'whole';
  if (wanted < min) return 'min';
  return wanted > max ? 'max' : null;
}

const Box = styled.div`
  display: inline-flex;
  border: 1px solid var(--c-line-control);
  border-radius: var(--r-control);
  background: var(--c-paper);
  &[data-disabled] {
    border-color: var(--c-line);
    color: var(--c-ink-soft);
  }
`;
const Step = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 7px;
  &:hover:not(:disabled) {
    color: var(--c-action);
  }
  &[aria-disabled],
  &:disabled {
    color: var(--c-ink-faint);
    cursor: not-allowed;
  }
`;
const Typed = styled.input`
  width: 48px;
  border: 0;
  padding: 0;
  background: none;
  text-align: center;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  border-radius: 4px;
`;
