import { boolean, string } from 'yup';
import { email, object, text } from '@storefront/shared/forms';

/** Ten digits, ten and three, or twelve; people write them with spaces, dots and hyphens. */
const taxCode = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? readable(value) : value))
    .matches(/^(\d{10}(-\d{3})?|\d{12})$/, {
      message: 'checkout:invoice.taxCodeInvalid',
      excludeEmptyString: true,
    })
    .required('form.required');

function readable(typed: string): string {
  const line = typed.replace(/[\s.]/g, '').replace(/[\u2010-\u2015]/g, '-');
  // Two digits after ten are a branch's number that lacks one, not the twelve of a person.
  if (/^\d{10}-\d{2}$/.test(line)) return line;
  return line.replaceAll('-', '').replace(/^(\d{10})(\d{3})$/, '$1-$2');
}

/** A field that counts only while an invoice is wanted. */
const whenWanted = (rule: ReturnType<typeof text>) =>
  string()
    .default('')
    .when('isWanted', { is: true, then: () => rule });

/** What the tax office wants to know of who buys. */
export const invoiceRule = () =>
  object({
    isWanted: boolean().required(),
    company: whenWanted(text(200)),
    taxCode: whenWanted(taxCode()),
    address: whenWanted(text(255)),
    email: whenWanted(email()),
  });
