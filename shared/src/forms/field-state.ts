import { getIn, useField, useFormikContext, type FormikContextType } from 'formik';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmpty } from '../ui/is-empty';
import { translateMessage } from '../errors/message';

/** One thing to mend, as the summary lists it. */
export interface Problem {
  name: string;
  /** The control's id; none when the form has no such control. */
  id?: string;
  label?: string;
  message: string;
}
/** What this kit keeps in Formik's status. */
export interface FormStatus {
  /** Of the last attempt, in the order of the page. */
  problems: Problem[];
  /** What the server refused, with the value that it refused: another value takes the error away. */
  refused: Record<string, { message: string; value: unknown }>;
}
export type AnyForm = FormikContextType<Record<string, unknown>>;

export const statusOf = (form: AnyForm): FormStatus =>
  (form.status as FormStatus | undefined) ?? { problems: [], refused: {} };

/** The message that a field shows now. An empty field is not blamed before the first attempt. */
export function shownMessage(form: AnyForm, name: string): string | undefined {
  const value: unknown = getIn(form.values, name);
  const own: unknown = getIn(form.errors, name);
  const isTime = form.submitCount > 0 || (getIn(form.touched, name) === true && !isEmpty(value));
  if (typeof own === 'string' && isTime) return own;
  const refused = statusOf(form).refused[name];
  return refused && refused.value === value ? refused.message : undefined;
}

/** What every field of the kit needs of Formik. */
export function useControl<Value>(name: string) {
  const { t } = useTranslation('common');
  const form = useFormikContext<Record<string, unknown>>();
  const [field, , helpers] = useField<Value>(name);
  const shown = shownMessage(form, name);
  const input = {
    ...field,
    // An error that appears under a pressed button moves it away, and the press is lost. So only going on to type blames.
    onBlur(event: FocusEvent<HTMLElement>) {
      if (isTypedInto(event.relatedTarget)) field.onBlur(event);
    },
  };
  return { input, setValue: helpers.setValue, error: shown && translateMessage(t, shown) };
}

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('select, textarea, input:not([type=radio], [type=checkbox], [type=file])');
