import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldLabels } from './field';

/** The box of every text control and select. */
export const controlStyle = `
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--c-line-control);
  border-radius: var(--r-control);
  background: var(--c-paper);
  color: var(--c-ink);
  line-height: 1.5;
  transition: border-color var(--m-fast);
  &::placeholder { color: var(--c-ink-faint); opacity: 1; }
  &:hover { border-color: var(--c-ink-soft); }
  &:focus-visible { outline: 2px solid var(--c-action); outline-offset: 0; border-color: var(--c-action); box-shadow: none; }
  &[aria-invalid] { border-color: var(--c-danger); box-shadow: inset 0 0 0 1px var(--c-danger); }
  &:disabled { background: var(--c-ground); color: var(--c-ink-soft); cursor: not-allowed; }
`;

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'>, FieldLabels {
  /** A text or sign inside the box, before or after the value. */
  before?: ReactNode;
  after?: ReactNode;
}

/** One line of text with its label. */
export function Input({ label, hint, error, isOptional, id, before, after, ...rest }: InputProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {(control) => (
        <Shell>
          {before && <Before>{before}</Before>}
          <TextControl
            data-before={before ? true : undefined}
            data-after={after ? (isSign(after) ? 'sign' : true) : undefined}
            {...rest}
            {...control}
          />
          {after && <After data-text={typeof after === 'string' || undefined}>{after}</After>}
        </Shell>
      )}
    </Field>
  );
}

/** A currency or a unit of one letter takes little room. */
const isSign = (after: ReactNode): boolean => typeof after === 'string' && after.length === 1;

const Shell = styled.span`
  position: relative;
  display: flex;
`;
const TextControl = styled.input`
  ${controlStyle}
  &[data-before] {
    padding-inline-start: 44px;
  }
  &[data-after] {
    padding-inline-end: 88px;
  }
  &[data-after='sign'] {
    padding-inline-end: 40px;
  }
`;
const Before = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 14px;
  display: grid;
  place-items: center;
  color: var(--c-ink-soft);
  pointer-events: none;
`;
const After = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 4px;
  display: grid;
  place-items: center;
  color: var(--c-ink-soft);
  &[data-text] {
    inset-inline-end: 14px;
    pointer-events: none;
  }
`;
