import { getIn, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode, FieldError, FieldErrorCode } from '../contracts';
import { messageOf, overrideOf, type ErrorOverrides, type FailedCall } from '../errors/error-text';
import { Banner } from '../ui/banner';
import type { AnyForm, FormStatus } from './field-state';
import { findProblems } from './find-problems';
import { translateMessage } from '../errors/message';

export interface ServerErrorsProps {
  /** What the call was refused with. */
  error:
    | (FailedCall & { errors?: FieldError[] | undefined; requestId?: string | null | undefined })
    | null
    | undefined;
  /** The form's name of a field of the body, where they differ. */
  fields?: Record<string, string>;
  /** Message keys of what this form says in other words than the shop: of the whole, or of a field. */
  messages?: ErrorOverrides & Partial<Record<FieldErrorCode, string>>;
  /** Codes that belong to a field although the body names none: `{ EMAIL_NOT_FOUND: 'email' }`. */
  codes?: Partial<Record<ErrorCode, string>>;
}

/** What the server may find in a field that a rule of the form could have found. */
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

/** Puts what the server refused beside its fields and into the summary; what has no field stands here. */
export function ServerErrors({ error, fields = {}, messages = {}, codes = {} }: ServerErrorsProps) {
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
    form.setStatus({ problems, refused } satisfies FormStatus);
  }, [error]);

  const isAllPlaced = named.length > 0 && placed.length === named.length;
  return (
    <div ref={anchor} hidden={!error || isAllPlaced}>
      {error && !isAllPlaced && (
        <Banner
          tone="danger"
          isLive
          title={translateMessage(
            t,
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
