import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DangerIcon } from './icons';

export interface FieldLabels {
  label: ReactNode;
  /** Help text below the field. */
  hint?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: ReactNode;
  /** Shows "(không bắt buộc)" beside the label. */
  isOptional?: boolean | undefined;
}
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}
export interface FieldProps extends FieldLabels {
  /** For a link to this field; generated if absent. */
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label above a control, its hint and error below, connected by ids for screen readers. */
export function Field({ id: given, label, hint, error, isOptional = false, children }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Box>
      <FieldLabel htmlFor={id} isOptional={isOptional}>
        {label}
      </FieldLabel>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Box>
  );
}

function FieldLabel({
  htmlFor,
  isOptional,
  children,
}: {
  htmlFor: string;
  isOptional: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  return (
    <Label htmlFor={htmlFor}>
      {children}
      {isOptional && <Optional> {t('field.optional')}</Optional>}
    </Label>
  );
}

/** The error below a control; nothing when there is none. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <ErrorText id={id}>
      <DangerIcon size={16} />
      <span>{children}</span>
    </ErrorText>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;
const Label = styled.label`
  font-weight: 500;
  font-size: var(--t-sm);
  line-height: 1.5;
`;
const Optional = styled.span`
  font-weight: 400;
  color: var(--c-ink-soft);
`;
/** The hint below a field. */
export const Hint = styled.p`
  font-size: var(--t-sm);
  line-height: 1.5;
  color: var(--c-ink-soft);
`;
const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  font-size: var(--t-sm);
  line-height: 1.5;
  font-weight: 500;
  color: var(--c-danger);
  svg {
    flex: none;
    margin-top: 3px;
  }
`;
