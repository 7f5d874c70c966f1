import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from '../ui/checkbox';
import { Input, type InputProps } from '../ui/input';
import { PasswordInput, type PasswordInputProps } from '../ui/password-input';
import { RadioCard, RadioGroup } from '../ui/radio-card';
import { Select, type SelectProps } from '../ui/select';
import { Textarea, type TextareaProps } from '../ui/textarea';
import { useControl } from './field-state';

type Named<Props> = Omit<Props, 'name' | 'value' | 'defaultValue' | 'error' | 'checked'> & { name: string };

export type TextFieldProps = Named<InputProps>;
/** One line of text. `type`, `inputMode`, `autoComplete` as the browser knows them. */
export function TextField({ name, ...rest }: TextFieldProps) {
  const { input, error } = useControl<string>(name);
  return <Input {...(rest.type === 'email' ? emailTyping : {})} {...rest} {...input} error={error} />;
}

export type PasswordFieldProps = Named<PasswordInputProps>;
/** A password; `autoComplete="new-password"` where one is chosen. */
export function PasswordField({ name, ...rest }: PasswordFieldProps) {
  const { input, error } = useControl<string>(name);
  return <PasswordInput {...rest} {...input} error={error} />;
}

/** One field that takes an e-mail or a phone number. */
export function EmailOrPhoneField({ name, ...rest }: TextFieldProps) {
  const { input, error } = useControl<string>(name);
  return <Input autoComplete="username" {...emailTyping} {...rest} {...input} error={error} />;
}

/** A Vietnamese phone number in any common writing. */
export function PhoneField({ name, ...rest }: TextFieldProps) {
  const { input, error } = useControl<string>(name);
  return <Input type="tel" inputMode="tel" autoComplete="tel" {...rest} {...input} error={error} />;
}

export type SelectFieldProps = Named<SelectProps>;
/** One of a list. `onChange` is called after the value is kept. */
export function SelectField({ name, onChange, ...rest }: SelectFieldProps) {
  const { input, error } = useControl<string>(name);
  return (
    <Select
      {...rest}
      {...input}
      onChange={(event) => {
        input.onChange(event);
        onChange?.(event);
      }}
      error={error}
    />
  );
}

export type TextareaFieldProps = Named<TextareaProps>;
/** Several lines of text. */
export function TextareaField({ name, ...rest }: TextareaFieldProps) {
  const { input, error } = useControl<string>(name);
  return <Textarea {...rest} {...input} error={error} />;
}

export type CheckboxFieldProps = Named<CheckboxProps>;
/** Yes or no. */
export function CheckboxField({ name, ...rest }: CheckboxFieldProps) {
  const { input, error } = useControl<boolean>(name);
  const { value, ...handlers } = input;
  return <Checkbox {...rest} {...handlers} checked={value} error={error} />;
}

export interface RadioCardsFieldProps {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  options: readonly {
    value: string;
    title: ReactNode;
    description?: ReactNode;
    aside?: ReactNode;
    icon?: ReactNode;
    disabled?: boolean;
    /** Shown below while this is chosen. */
    more?: ReactNode;
  }[];
  onChange?: (value: string) => void;
}
/** One of a few choices that need room: a way of delivery, of payment. */
export function RadioCardsField({ name, legend, hint, options, onChange }: RadioCardsFieldProps) {
  const { input, setValue, error } = useControl<string>(name);
  return (
    <RadioGroup legend={legend} hint={hint} error={error}>
      {options.map(({ value, more, ...option }) => (
        <RadioCard
          key={value}
          name={name}
          value={value}
          checked={input.value === value}
          onChange={() => {
            void setValue(value);
            onChange?.(value);
          }}
          onBlur={input.onBlur}
          {...option}
        >
          {input.value === value && more}
        </RadioCard>
      ))}
    </RadioGroup>
  );
}

const emailTyping = {
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
