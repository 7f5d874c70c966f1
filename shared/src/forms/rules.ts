import { ref, string, type StringSchema } from 'yup';
import { message } from '../errors/message';
import { normalizePhone } from './phone';

/** Every rule requires a value, except with `.notRequired()`. The schema casts the values that the form sends. */
type Rule = StringSchema<string>;

const mail = /^[^\s@]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]*[a-z][a-z\d-]*$/i;
const e164 = /^\+84\d{9,10}$/;
const optional = { excludeEmptyString: true };

/** Casts to trimmed lower case. */
export const email = (): Rule =>
  string()
    .trim()
    .lowercase()
    .max(254, 'form.email.invalid')
    .matches(mail, { message: 'form.email.invalid', ...optional })
    .required('form.email.required');

/** A Vietnamese number in any common format; casts to E.164. */
export const phoneVN = (): Rule =>
  string()
    .transform(asPhone)
    .matches(e164, { message: 'form.phone.invalid', ...optional })
    .required('form.phone.required');

/** An email address or a phone number; casts like the rule of its kind. */
export const emailOrPhone = (): Rule =>
  string()
    .trim()
    .transform((value: unknown) => {
      if (typeof value !== 'string') return value;
      return value.includes('@') ? value.toLowerCase() : asPhone(value);
    })
    .test(
      'emailOrPhone',
      'form.emailOrPhone.invalid',
      (value) => !value || mail.test(value) || e164.test(value),
    )
    .required('form.emailOrPhone.required');

/** A first, last or other name: letters of any language, spaces, apostrophes, hyphens; no digits. */
export const personName = (): Rule =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' ? value.normalize('NFC').trim().replace(/\s+/g, ' ') : value,
    )
    .test('digits', 'form.name.digits', (value) => !value || !/\p{N}/u.test(value))
    .test('letters', 'form.name.letters', (value) => !value || /^[\p{L}\p{M}\p{N} '’-]+$/u.test(value))
    .required('form.name.required');

/** A full name, 2 to 60 characters. */
export const fullName = (): Rule =>
  personName()
    .min(2, message('form.name.tooShort', { min: 2 }))
    .max(60, message('form.name.tooLong', { max: 60 }));

/** A new password: at least 8 printable ASCII characters. `strictLatinLetters` accepts letters only. */
export const password = ({ strictLatinLetters = false } = {}): Rule =>
  string()
    .matches(/^[\x20-\x7e]+$/, { message: 'form.password.latin', ...optional })
    .matches(strictLatinLetters ? /^[a-z]+$/i : /^/, { message: 'form.password.lettersOnly', ...optional })
    .min(8, message('form.password.tooShort', { min: 8 }))
    .required('form.password.required');

/** The confirmation of a password; `field` names the password field. */
export const passwordAgain = (field = 'password'): Rule =>
  string()
    .oneOf([ref(field)], 'form.password.mismatch')
    .required('form.password.again');

/** Any text, trimmed; at most `max` characters. */
export const text = (max = 255): Rule =>
  string().trim().max(max, message('form.tooLong', { max })).required('form.required');

/**
 * A tax code: ten digits, ten and three of a branch, or the twelve of a person. People write it with spaces, dots and
 * hyphens; the schema casts it to `0101234567-001`. Empty is allowed; `invalid` is the message of anything else.
 */
export const taxCode = (invalid: string): StringSchema =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? asTaxCode(value) : value))
    .matches(/^(\d{10}(-\d{3})?|\d{12})$/, { message: invalid, ...optional });

function asTaxCode(typed: string): string {
  const line = typed.replace(/[\s.]/g, '').replace(/[\u2010-\u2015]/g, '-');
  // Two digits after ten are a branch's number that lacks one, not the twelve of a person.
  if (!/^\d[\d-]*\d$/.test(line) || /^\d{10}-\d{2}$/.test(line)) return line;
  return line.replaceAll('-', '').replace(/^(\d{10})(\d{3})$/, '$1-$2');
}

/** One option of a select field or of radio cards. */
export const choice = (): Rule => string().required('form.choose');

function asPhone(value: unknown): unknown {
  return typeof value === 'string' ? (normalizePhone(value) ?? value.trim()) : value;
}
