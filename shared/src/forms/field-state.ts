import { getIn, useField, useFormikContext, type FormikContextType } from 'formik';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmpty } from '../ui/is-empty';
import { translateMessage } from '../errors/message';

/** One error, as the summary lists it. */
export interface Problem {
  name: string;
  /** The control's id; absent when the form has no such control. */
  id?: string;
  /** Absent or empty where nothing names it in a few words. */
  label?: string;
  message: string;
}
/** The value of Formik's status. */
export interface FormStatus {
  /** The errors of the last attempt, in page order. */
  problems: Problem[];
  /** Errors of the server with the rejected values: another value clears the error. */
  refused: Record<string, { message: string; value: unknown }>;
}
export type AnyForm = FormikContextType<Record<string, unknown>>;

export const statusOf = (form: AnyForm): FormStatus =>
  (form.status as FormStatus | undefined) ?? { problems: [], refused: {} };

/** Returns the current error of a field. An empty field has none before the first attempt. */
export function shownMessage(form: AnyForm, name: string): string | undefined {
  const value: unknown = getIn(form.values, name);
  const own: unknown = getIn(form.errors, name);
  const isTime = form.submitCount > 0 || (getIn(form.touched, name) === true && !isEmpty(value));
  if (typeof own === 'string' && isTime) return own;
  const refused = statusOf(form).refused[name];
  return refused && refused.value === value ? refused.message : undefined;
}

/** Connects a field to Formik. */
export function useControl<Value>(name: string) {
  const { i18n } = useTranslation('common');
  const form = useFormikContext<Record<string, unknown>>();
  const [field, , helpers] = useField<Value>(name);
  const shown = shownMessage(form, name);
  const input = {
    ...field,
    // An error that appears during a press shifts the button, and the click is lost. So a blur shows errors only if the
    // focus goes to another text field.
    onBlur(event: FocusEvent<HTMLElement>) {
      if (isTypedInto(event.relatedTarget)) field.onBlur(event);
    },
  };
  return { input, setValue: helpers.setValue, error: shown && translateMessage(i18n, shown) };
}

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('select, textarea, input:not([type=radio], [type=checkbox], [type=file])');
