import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from '../ui/checkbox';
import { Input, type InputProps } from '../ui/input';
import { MoneyInput } from '../ui/money-input';
import { PasswordInput, type PasswordInputProps } from '../ui/password-input';
import { RadioCard, RadioGroup } from '../ui/radio-card';
import { Select, type SelectProps } from '../ui/select';
import { Textarea, type TextareaProps } from '../ui/textarea';
import { useControl } from './field-state';

type Named<Props> = Omit<Props, 'name' | 'value' | 'defaultValue' | 'error' | 'checked'> & { name: string };

export type TextFieldProps = Named<InputProps>;
/** A single-line text field. `type`, `inputMode` and `autoComplete` have the same meaning as in HTML. */
export function TextField({ name, ...rest }: TextFieldProps) {
  const { input, error } = useControl<string>(name);
  return <Input {...(rest.type === 'email' ? emailTyping : {})} {...rest} {...input} error={error} />;
}

/** An amount in đồng, with the separators of the language except while it is typed. */
export function MoneyField({ name, ...rest }: TextFieldProps) {
  const { input, error } = useControl<string>(name);
  return <MoneyInput {...rest} {...input} error={error} />;
}

export type PasswordFieldProps = Named<PasswordInputProps>;
/** A password field; use `autoComplete="new-password"` for a new password. */
export function PasswordField({ name, ...rest }: PasswordFieldProps) {
  const { input, error } = useControl<string>(name);
  return <PasswordInput {...rest} {...input} error={error} />;
}

/** A field for an email address or a phone number. */
export function EmailOrPhoneField({ name, ...rest }: TextFieldProps) {
  const { input, error } = useControl<string>(name);
  return <Input autoComplete="username" {...emailTyping} {...rest} {...input} error={error} />;
}

/** A field for a Vietnamese phone number in any common format. */
export function PhoneField({ name, ...rest }: TextFieldProps) {
  const { input, error } = useControl<string>(name);
  return <Input type="tel" inputMode="tel" autoComplete="tel" {...rest} {...input} error={error} />;
}

export type SelectFieldProps = Named<SelectProps>;
/** A select field. `onChange` is called after Formik stores the value. */
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
/** A multi-line text field. */
export function TextareaField({ name, ...rest }: TextareaFieldProps) {
  const { input, error } = useControl<string>(name);
  return <Textarea {...rest} {...input} error={error} />;
}

export type CheckboxFieldProps = Named<CheckboxProps>;
/** A checkbox. */
export function CheckboxField({ name, ...rest }: CheckboxFieldProps) {
  // One of many that are ticked by name has no value before.
  const { input, error } = useControl<boolean | undefined>(name);
  const { value = false, ...handlers } = input;
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
    /** Content below the option while it is selected. */
    more?: ReactNode;
  }[];
  onChange?: (value: string) => void;
}
/** Radio buttons as cards, for a few options with details, such as shipping or payment methods. */
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
