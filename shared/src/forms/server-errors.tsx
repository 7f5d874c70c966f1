import { getIn, useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode, FieldError, FieldErrorCode } from '../contracts';
import { messageOf, overrideOf, type ErrorOverrides, type FailedCall } from '../errors/error-text';
import { Banner } from '../ui/banner';
import type { AnyForm, FormStatus } from './field-state';
import { findProblems } from './find-problems';
import { focusControl } from './focus-control';
import { translateMessage } from '../errors/message';

export interface ServerErrorsProps {
  error:
    | (FailedCall & { errors?: FieldError[] | undefined; requestId?: string | null | undefined })
    | null
    | undefined;
  /** Maps field names of the request body to field names of the form, where they differ. */
  fields?: Record<string, string>;
  /** Message keys that override the shop's texts in this form: for the whole form, or for a field. */
  messages?: ErrorOverrides & Partial<Record<FieldErrorCode, string>>;
  /** Maps codes without a field in the response to a field: `{ EMAIL_NOT_FOUND: 'email' }`. */
  codes?: Partial<Record<ErrorCode, string>>;
  /** For short forms: an error beside its field takes the focus there and is not repeated in a summary. */
  hasSummary?: boolean;
  /** A button or link that helps with an error that no field shows. */
  action?: ReactNode;
}

/** Field errors of the server that have the same text as a rule of the form. */
const messagesOfRules: Partial<Record<FieldErrorCode, string>> = {
  required: 'form.required',
  digits: 'form.name.digits',
  latin: 'form.password.latin',
  lettersOnly: 'form.password.lettersOnly',
  mismatch: 'form.password.mismatch',
};
const messagesOfForms: ErrorOverrides = {
  NETWORK: 'form.failed.NETWORK',
  TIMEOUT: 'form.failed.TIMEOUT',
  other: 'form.failed.other',
};

/** Shows errors of the server beside their fields and in the summary; it renders errors without a field itself. */
export function ServerErrors({
  error,
  fields = {},
  messages = {},
  codes = {},
  hasSummary = true,
  action,
}: ServerErrorsProps) {
  const { t, i18n } = useTranslation('common');
  const form = useFormikContext<Record<string, unknown>>();
  const anchor = useRef<HTMLDivElement>(null);
  const latest = useRef<{ form: AnyForm; refused: FormStatus['refused'] }>({ form, refused: {} });

  const fieldMessage = (code: FieldErrorCode | ErrorCode) =>
    messages[code] ??
    messagesOfRules[code as FieldErrorCode] ??
    [`errors:field.${code}`, `errors:${code}`].find((key) => i18n.exists(key)) ??
    'form.server.invalid';
  const named = error ? namedErrors(error, codes) : [];
  const placed = named.flatMap(({ field, code }) => {
    const name = fields[field] ?? field;
    const value: unknown = getIn(form.values, name);
    return value === undefined ? [] : [{ name, message: fieldMessage(code), value }];
  });

  useEffect(() => {
    latest.current = {
      form,
      refused: Object.fromEntries(placed.map(({ name, message, value }) => [name, { message, value }])),
    };
  });
  useEffect(() => {
    const { form, refused } = latest.current;
    const names = Object.keys(refused);
    const element = anchor.current?.closest('form');
    if (!error || !element || names.length === 0) return;
    const problems = findProblems(element, names, (name) => refused[name]?.message);
    form.setStatus({ problems: hasSummary ? problems : [], refused } satisfies FormStatus);
    if (!hasSummary) focusControl(problems[0]?.id);
  }, [error, hasSummary]);

  const isAllPlaced = named.length > 0 && placed.length === named.length;
  return (
    <div ref={anchor} hidden={!error || isAllPlaced}>
      {error && !isAllPlaced && (
        <Banner
          tone="danger"
          isLive
          action={action}
          title={translateMessage(
            i18n,
            overrideOf(error, i18n, { ...messagesOfForms, ...messages }) ?? messageOf(error),
          )}
        >
          {error.requestId && `${t('failed.requestId')} ${error.requestId}`}
        </Banner>
      )}
    </div>
  );
}

interface Named {
  field: string;
  code: FieldErrorCode | ErrorCode;
}
function namedErrors(
  { code, errors = [] }: NonNullable<ServerErrorsProps['error']>,
  codes: Partial<Record<string, string>>,
): Named[] {
  const field = codes[code];
  return [...errors, ...(field ? [{ field, code: code as ErrorCode }] : [])];
}
