import type { Language, PaymentMethod } from '@storefront/shared/contracts';
import { choice, email, object, personName, phoneVN, text } from '@storefront/shared/forms';

export interface Line {
  infoId: string;
  name: string;
  /** What of the product it is, and its SKU. */
  variant: string;
  price: number;
  quantity: number;
}
export interface Values {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  provinceCode: string;
  wardCode: string;
  address: string;
  shippingMethod: string;
  paymentMethod: PaymentMethod;
  voucherCode: string;
  note: string;
}

export const emptyValues: Values = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  provinceCode: '',
  wardCode: '',
  address: '',
  shippingMethod: 'STANDARD',
  paymentMethod: 'COD',
  voucherCode: '',
  note: '',
};

export const schema = object({
  lastName: personName(),
  firstName: personName(),
  phone: phoneVN(),
  email: email(),
  provinceCode: choice(),
  wardCode: choice(),
  address: text(200),
  note: text(1000).notRequired(),
});

/** As the API takes it. The e-mail belongs to it: some offers are for each customer once. */
export const toQuote = (values: Values, lines: readonly Line[], language: Language) => ({
  lines: lines.map(({ infoId, quantity }) => ({ infoId, quantity })),
  address: {
    national: 'VN',
    provinceCode: values.provinceCode,
    wardCode: values.wardCode,
    address: values.address.trim(),
  },
  shippingMethod: values.shippingMethod,
  paymentMethod: values.paymentMethod,
  ...(values.voucherCode.trim() && { voucherCode: values.voucherCode.trim().toUpperCase() }),
  language,
  email: customerOf(values).email,
});

export const customerOf = ({ firstName, lastName, email: mail, phone }: Values) => {
  const cast = (rule: ReturnType<typeof email>, value: string) => rule.cast(value);
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: cast(email(), mail),
    phone: cast(phoneVN(), phone),
  };
};
