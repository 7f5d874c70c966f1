import styled from '@emotion/styled';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError, Hint } from './field';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Beside the box; `isLabelHidden` hides it where the row already has a label. */
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Some of the items it stands for are checked, but not all. */
  isMixed?: boolean | undefined;
}

/** A checkbox. */
export function Checkbox({
  label,
  isLabelHidden = false,
  hint,
  error,
  isMixed = false,
  id: given,
  ...rest
}: CheckboxProps) {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <Line>
        <Box
          type="checkbox"
          id={id}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          aria-label={isLabelHidden && typeof label === 'string' ? label : undefined}
          ref={(box) => {
            if (box) box.indeterminate = isMixed;
          }}
          {...rest}
        />
        {!isLabelHidden && <span>{label}</span>}
      </Line>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding-block: 10px;
  line-height: 24px;
  cursor: pointer;
`;
const Box = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: var(--c-action);
  cursor: inherit;
  &[aria-invalid] {
    outline: 2px solid var(--c-danger);
  }
`;
