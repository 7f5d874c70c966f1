import { Type, type Static } from 'typebox';
import type { FieldError } from '../../lib/errors';
import { normaliseEmail } from '../../lib/email';
import { plainText } from '../../lib/plain-text';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

export const VatInvoice = Type.Object(
  {
    company: text(200),
    taxCode: { ...text(20), description: 'Ten digits, ten and three, or twelve.' },
    address: text(255),
    email: text(254),
  },
  { $id: 'VatInvoice', additionalProperties: false },
);
export type VatInvoice = Static<typeof VatInvoice>;

/** What the tax office wants to know of who buys, as it is stored; what is wrong with it is added to `errors`. */
export function checkInvoice(given: VatInvoice, errors: FieldError[]): VatInvoice {
  const line = (field: 'company' | 'taxCode' | 'address') => {
    const text = plainText(given[field]);
    if (!text) errors.push({ field: `vatInvoice.${field}`, code: text === null ? 'invalid' : 'required' });
    return text ?? '';
  };
  const email = normaliseEmail(given.email);
  if (!email) errors.push({ field: 'vatInvoice.email', code: 'invalid' });
  const taxCode = line('taxCode');
  if (taxCode && !/^(\d{10}(-?\d{3})?|\d{12})$/.test(taxCode))
    errors.push({ field: 'vatInvoice.taxCode', code: 'invalid' });
  return { company: line('company'), taxCode, address: line('address'), email: email ?? '' };
}
