import type { FieldError } from './errors';
import { normaliseEmail } from './email';
import { checkName, MAX_NAME_LENGTH } from './person-name';
import { normalisePhone } from './phone';

export interface Recipient {
  firstName: string;
  lastName: string;
  phone: string;
}
export interface Contact extends Recipient {
  email: string;
}

export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

const checked = <T>(value: T, errors: FieldError[]): Checked<T> =>
  errors.length === 0 ? { ok: true, value } : { ok: false, errors };

/** First and last name as they are stored. `path` is put before the fields of the errors: `customer.`. */
export function checkNames(
  given: Pick<Recipient, 'firstName' | 'lastName'>,
  path = '',
): Checked<Pick<Recipient, 'firstName' | 'lastName'>> {
  const errors: FieldError[] = [];
  const name = (field: 'firstName' | 'lastName') => {
    const result = checkName(given[field]);
    if ('name' in result) return result.name;
    errors.push({ field: path + field, code: result.problem });
    return '';
  };
  const firstName = name('firstName');
  const lastName = name('lastName');
  if (errors.length === 0 && `${lastName} ${firstName}`.length > MAX_NAME_LENGTH) {
    errors.push({ field: `${path}lastName`, code: 'maxLength' });
  }
  return checked({ firstName, lastName }, errors);
}

/** Who receives a parcel, as it is stored. `path` is put before the fields of the errors: `customer.`. */
export function checkRecipient(given: Recipient, path = ''): Checked<Recipient> {
  const names = checkNames(given, path);
  const errors = names.ok ? [] : names.errors;
  const phone = normalisePhone(given.phone);
  if (!phone)
    errors.push({ field: `${path}phone`, code: given.phone.trim() === '' ? 'required' : 'invalid' });
  return checked({ ...(names.ok ? names.value : given), phone: phone ?? '' }, errors);
}

/** Whom an order is written to, as it is stored. */
export function checkContact(given: Contact, path = ''): Checked<Contact> {
  const recipient = checkRecipient(given, path);
  const errors = recipient.ok ? [] : recipient.errors;
  const email = normaliseEmail(given.email);
  if (!email)
    errors.push({ field: `${path}email`, code: given.email.trim() === '' ? 'required' : 'invalid' });
  return checked({ ...(recipient.ok ? recipient.value : given), email: email ?? '' }, errors);
}
