import { boolean, string } from 'yup';
import type { CompanyBody, PaymentMethod, Profile } from '@storefront/shared/contracts';
import { email, object, taxCode, text } from '@storefront/shared/forms';

export interface PaymentValues {
  /** None: asked at each order. */
  paymentMethod: PaymentMethod | 'NONE';
  wantsInvoice: boolean;
  vatInvoice: { company: string; taxCode: string; address: string; email: string };
}

export const paymentMethods = ['NONE', 'ONLINE', 'COD', 'THEGHINO'] as const;

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
      invoice.shape({
        company: text(200),
        taxCode: taxCode('account-profile:errors.taxCode').required('form.required'),
        address: text(255),
        email: email(),
      }),
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
