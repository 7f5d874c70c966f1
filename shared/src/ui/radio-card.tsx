import styled from '@emotion/styled';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError, Hint } from './field';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'size'> {
  title: ReactNode;
  description?: ReactNode;
  /** At the end: a price, an icon. */
  aside?: ReactNode;
  icon?: ReactNode;
  /** Shown below while chosen: the fields of this choice. */
  children?: ReactNode;
}

/** One choice with room for a description. It stands in a `RadioGroup`. */
export function RadioCard({ title, description, aside, icon, children, disabled, ...rest }: RadioCardProps) {
  const id = useId();
  return (
    <CardBox data-disabled={disabled || undefined}>
      <Line>
        <Dot
          type="radio"
          disabled={disabled}
          aria-labelledby={`${id}-title`}
          aria-describedby={
            [description && `${id}-description`, aside && `${id}-aside`].filter(Boolean).join(' ') ||
            undefined
          }
          {...rest}
        />
        <ChosenFrame aria-hidden="true" />
        {icon}
        <Text>
          <Title id={`${id}-title`}>{title}</Title>
          {description && <Description id={`${id}-description`}>{description}</Description>}
        </Text>
        {aside && <Aside id={`${id}-aside`}>{aside}</Aside>}
      </Line>
      {children && <More>{children}</More>}
    </CardBox>
  );
}

export interface RadioGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  id?: string | undefined;
  children: ReactNode;
}

/** Labels a set of radio cards and shows the error of the choice. */
export function RadioGroup({ legend, hint, error, id: given, children }: RadioGroupProps) {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Group
      role="radiogroup"
      id={id}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{legend}</legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: var(--s-2);
  legend {
    margin-bottom: var(--s-2);
    font-weight: 600;
  }
`;
const CardBox = styled.div`
  position: relative;
  isolation: isolate;
  border: 1px solid var(--c-line-control);
  border-radius: var(--r-card);
  background: var(--c-paper);
  transition: border-color var(--m-fast);
  &:hover:not([data-disabled]) {
    border-color: var(--c-action);
  }
  &[data-disabled] {
    background: var(--c-ground);
    border-color: var(--c-line);
  }
`;
const Line = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 56px;
  padding: var(--s-3) var(--s-4);
  cursor: pointer;
  > svg {
    flex: none;
    color: var(--c-ink-soft);
  }
  [data-disabled] > & {
    cursor: not-allowed;
    color: var(--c-ink-soft);
  }
`;
const Dot = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: var(--c-action);
`;
/** Around the whole card and below its content. A sibling of the input, because older browsers do not know `:has()`. */
const ChosenFrame = styled.span`
  display: none;
  position: absolute;
  z-index: -1;
  inset: -1px;
  border: 2px solid var(--c-action);
  border-radius: var(--r-card);
  background: var(--c-tint);
  pointer-events: none;
  input:checked + & {
    display: block;
  }
`;
const Text = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;
const Title = styled.span`
  font-weight: 500;
`;
const Description = styled.span`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
const Aside = styled.span`
  flex: none;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
const More = styled.div`
  padding: 0 var(--s-4) var(--s-4) 52px;
`;
