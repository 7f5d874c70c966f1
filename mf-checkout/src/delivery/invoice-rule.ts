import { boolean, string } from 'yup';
import { email, object, taxCode, text } from '@storefront/shared/forms';

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
    taxCode: whenWanted(taxCode('checkout:invoice.taxCodeInvalid').required('form.required')),
    address: whenWanted(text(255)),
    email: whenWanted(email()),
  });
