import styled from '@emotion/styled';
import { getIn, useFormikContext } from 'formik';
import { useEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { ErrorSummary } from './error-summary';
import { statusOf, type FormStatus } from './field-state';
import { findProblems, pathsOf, withAutofill } from './find-problems';

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'>;

/**
 * The `<form>` inside a `<Formik>`. A rejected attempt shows all errors at once and sets the focus to a summary whose
 * items link to the fields; typed values are never cleared. The caller owns the pending state.
 */
export function Form({ children, ...rest }: FormProps) {
  const form = useFormikContext<Record<string, unknown>>();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { problems } = statusOf(form);

  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  // This runs before the next render: a controlled field would overwrite the autofilled value with its old one.
  const absorbed = (): Record<string, unknown> => {
    const values = element.current ? withAutofill(element.current, form.values) : form.values;
    if (values !== form.values) void form.setValues(values, false);
    return values;
  };

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const errors = await form.validateForm(absorbed());
    if (!element.current) return;
    const messageOf = (name: string) => {
      const own: unknown = getIn(errors, name);
      return typeof own === 'string' ? own : undefined;
    };
    form.setStatus({
      problems: findProblems(element.current, pathsOf(errors), messageOf),
      refused: {},
    } satisfies FormStatus);
    try {
      await form.submitForm();
    } finally {
      // Pages show as pending what the store says is pending. Formik would stay submitting after a handler that returns no promise.
      form.setSubmitting(false);
    }
  };

  return (
    <Column
      ref={element}
      {...rest}
      noValidate
      onChangeCapture={absorbed}
      onBlurCapture={absorbed}
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary ref={summary} problems={problems} />
      {children}
    </Column>
  );
}

const Column = styled.form`
  display: grid;
  gap: var(--s-4);
`;
