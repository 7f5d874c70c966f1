import { getIn, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '../contracts';
import { Banner } from '../ui/banner';
import type { AnyForm, FormStatus } from './field-state';
import { findProblems } from './find-problems';
import { translateMessage } from './message';

export interface ServerErrorsProps {
  /** What the call was refused with. */
  error: { code: string; errors?: FieldError[]; requestId?: string | null } | null | undefined;
  /** The form's name of a field of the body, where they differ. */
  fields?: Record<string, string>;
  /** Message keys for codes, of a field or of the whole; the kit's own are in `common`. */
  messages?: Record<string, string>;
  /** Codes that belong to a field although the body names none: `{ EMAIL_IS_EXIST: 'email' }`. */
  codes?: Record<string, string>;
}

/** Puts what the server refused beside its fields and into the summary; what has no field stands here. */
export function ServerErrors({ error, fields = {}, messages = {}, codes = {} }: ServerErrorsProps) {
  const { t, i18n } = useTranslation('common');
  const form = useFormikContext<Record<string, unknown>>();
  const anchor = useRef<HTMLDivElement>(null);
  const latest = useRef<{ form: AnyForm; refused: FormStatus['refused'] }>({ form, refused: {} });

  const own = (group: string, code: string, other: string) =>
    i18n.exists(`common:form.${group}.${code}`) ? `form.${group}.${code}` : `form.${group}.${other}`;
  const named = error ? namedErrors(error, codes) : [];
  const placed = named.flatMap(({ field, code }) => {
    const name = fields[field] ?? field;
    const value: unknown = getIn(form.values, name);
    return value === undefined
      ? []
      : [{ name, message: messages[code] ?? own('server', code, 'invalid'), value }];
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
          title={translateMessage(t, messages[error.code] ?? own('failed', error.code, 'other'))}
        >
          {error.requestId && `${t('failed.requestId')} ${error.requestId}`}
        </Banner>
      )}
    </div>
  );
}

function namedErrors(
  error: { code: string; errors?: FieldError[] },
  codes: Record<string, string>,
): FieldError[] {
  const field = codes[error.code];
  return [...(error.errors ?? []), ...(field ? [{ field, code: error.code }] : [])];
}
