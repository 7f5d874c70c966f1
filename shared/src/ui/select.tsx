import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Field, type FieldLabels } from './field';
import { ChevronDownIcon } from './icons';
import { controlStyle } from './input';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}
export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'size'>, FieldLabels {
  options: readonly SelectOption[];
  /** The first line, while nothing is chosen. */
  placeholder?: string | undefined;
}

/** The system's own select: the best one on a phone. */
export function Select({ label, hint, error, isOptional, id, options, placeholder, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {(control) => (
        <Shell>
          <List {...rest} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </List>
          <ChevronDownIcon />
        </Shell>
      )}
    </Field>
  );
}

const Shell = styled.span`
  position: relative;
  display: block;
  svg {
    position: absolute;
    inset-inline-end: 12px;
    top: calc(50% - 10px);
    pointer-events: none;
    color: var(--c-ink-soft);
  }
`;
const List = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 40px;
  text-overflow: ellipsis;
`;
