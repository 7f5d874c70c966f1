import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Field, type FieldLabels } from './field';
import { controlStyle } from './input';

export interface TextareaProps extends ComponentProps<'textarea'>, FieldLabels {}

/** Several lines of text; grows with them where the browser supports it. */
export function Textarea({ label, hint, error, isOptional, id, rows = 3, ...rest }: TextareaProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {(control) => <Area rows={rows} {...rest} {...control} />}
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
  field-sizing: content;
  min-height: 88px;
`;
