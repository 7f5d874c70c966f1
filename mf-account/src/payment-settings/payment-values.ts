import { boolean, string } from 'yup';
import type { CompanyBody, PaymentMethod, Profile } from '@storefront/shared/contracts';
import { email, object, text } from '@storefront/shared/forms';

export interface PaymentValues {
  /** None: asked at each order. */
  paymentMethod: PaymentMethod | 'NONE';
  wantsInvoice: boolean;
  vatInvoice: { company: string; taxCode: string; address: string; email: string };
}

export const paymentMethods = ['NONE', 'ONLINE', 'COD', 'THEGHINO'] as const;

/** Ten digits, ten and three, or twelve; people write them with spaces, dots and hyphens. */
const taxCode = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? readable(value) : value))
    .matches(/^(\d{10}(-\d{3})?|\d{12})$/, {
      message: 'account-profile:errors.taxCode',
      excludeEmptyString: true,
    })
    .required('form.required');

function readable(typed: string): string {
  const line = typed.replace(/[\s.]/g, '').replace(/[\u2010-\u2015]/g, '-');
  // Two digits after ten are a branch's number that lacks one, not the twelve of a person.
  if (/^\d{10}-\d{2}$/.test(line)) return line;
  return line.replaceAll('-', '').replace(/^(\d{10})(\d{3})$/, '$1-$2');
}

const anything = () => string().default('');

export const paymentSchema = object({
  paymentMethod: string<PaymentValues['paymentMethod']>().required(),
  wantsInvoice: boolean().required(),
  vatInvoice: object({
    company: anything(),
    taxCode: anything(),
    address: anything(),
    email: anything(),
  }).when('wantsInvoice', {
    is: true,
    then: (invoice) =>
      invoice.shape({ company: text(200), taxCode: taxCode(), address: text(255), email: email() }),
  }),
});

export const toPayment = ({ paymentMethod, vatInvoice, email: mailbox }: Profile): PaymentValues => ({
  paymentMethod: paymentMethod ?? 'NONE',
  wantsInvoice: vatInvoice !== undefined,
  vatInvoice: vatInvoice ?? { company: '', taxCode: '', address: '', email: mailbox },
});

export const fromPayment = ({ paymentMethod, wantsInvoice, vatInvoice }: PaymentValues): CompanyBody => ({
  paymentMethod: paymentMethod === 'NONE' ? null : paymentMethod,
  vatInvoice: wantsInvoice ? vatInvoice : null,
});
