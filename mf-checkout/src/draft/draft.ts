import type {
  OrderAddress,
  OrderRequest,
  PaymentMethod,
  PaymentProvider,
} from '@storefront/shared/contracts';
import { normalizeVoucherCode } from './voucher-code';

export type Customer = OrderRequest['customer'];

/** The first step as it is typed; what does not apply stays empty. */
export interface InformationForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** A saved address, or `new`. Empty until anything was chosen. */
  addressId: string;
  national: string;
  provinceCode: string;
  /** Free text outside Việt Nam. */
  province: string;
  districtCode: string;
  wardCode: string;
  address: string;
  isSaved: boolean;
}

/** The VAT invoice as it is typed; it is asked for only while `isWanted`. */
export interface InvoiceForm {
  isWanted: boolean;
  company: string;
  taxCode: string;
  address: string;
  email: string;
}

/** Notes for one press. Every order needs a note; the first says that there is nothing to say. */
export const quickNotes = ['none', 'office', 'call'] as const;
export type QuickNote = (typeof quickNotes)[number];

/** What a customer has said on the way to an order; it outlives a reload and a new login. */
export interface Draft {
  /** The account of the customer who typed it; null while a visitor fills it in. */
  account: string | null;
  form: InformationForm | null;
  /** The first step as it was confirmed. */
  customer: Customer | null;
  address: OrderAddress | null;
  shippingMethod: string | null;
  paymentMethod: PaymentMethod | null;
  /** The gateway of a payment online; the shop's first without a choice. */
  paymentProvider: PaymentProvider | null;
  /** Null until the second step is opened, which fills in a choice. */
  note: string | null;
  /** Which of the quick notes the note is, word for word. */
  quickNote: QuickNote | null;
  invoice: InvoiceForm;
  isDeliveryConfirmed: boolean;
  /** Goes with every price and with the order, whether or not it applies. */
  voucherCode: string | null;
  /** Whether the reward balance pays as much of it as it can; only a customer has one. */
  usesReward: boolean;
  /** The Idempotency-Key of exactly this order, so that sending it again can make no second one. */
  orderKey: { content: string; key: string } | null;
}

export const emptyDraft: Draft = {
  account: null,
  form: null,
  customer: null,
  address: null,
  shippingMethod: null,
  paymentMethod: null,
  paymentProvider: null,
  note: null,
  quickNote: null,
  invoice: { isWanted: false, company: '', taxCode: '', address: '', email: '' },
  isDeliveryConfirmed: false,
  voucherCode: null,
  usesReward: false,
  orderKey: null,
};

export type Step = 'information' | 'delivery' | 'confirmation';
export const steps: readonly Step[] = ['information', 'delivery', 'confirmation'];

/** The first step that must be done before this one can be shown; null when none is missing. */
export function missingStep(draft: Draft, step: Step): Step | null {
  if (step === 'information') return null;
  if (!draft.customer || !draft.address) return 'information';
  return step === 'confirmation' && !isDeliveryComplete(draft) ? 'delivery' : null;
}

const isDeliveryComplete = ({ isDeliveryConfirmed, shippingMethod, paymentMethod, note }: Draft): boolean =>
  isDeliveryConfirmed && Boolean(shippingMethod) && Boolean(paymentMethod) && Boolean(note?.trim());

export const paymentProviders: readonly PaymentProvider[] = ['VNPAY', 'MOMO', 'ZALOPAY', 'ALEPAY', 'PAYPAL'];
export const paymentMethods: readonly PaymentMethod[] = ['ONLINE', 'COD', 'THEGHINO'];

/** What lies in storage made into a draft: written by an old version or by hand, each part is checked. */
export function readDraft(value: unknown): Draft {
  const stored = asRecord(value);
  const form = asRecord(stored['form']);
  const customer = asRecord(stored['customer']);
  const address = asRecord(stored['address']);
  const invoice = asRecord(stored['invoice']);
  const orderKey = asRecord(stored['orderKey']);
  return {
    account: textOrNull(stored['account']),
    form: 'firstName' in form ? readForm(form) : null,
    customer: hasTexts(customer, ['firstName', 'lastName', 'email', 'phone'])
      ? {
          firstName: text(customer['firstName']),
          lastName: text(customer['lastName']),
          email: text(customer['email']),
          phone: text(customer['phone']),
        }
      : null,
    address: hasTexts(address, ['national', 'address']) ? readAddress(address) : null,
    shippingMethod: textOrNull(stored['shippingMethod']),
    paymentMethod: paymentMethods.find((one) => one === stored['paymentMethod']) ?? null,
    paymentProvider: paymentProviders.find((one) => one === stored['paymentProvider']) ?? null,
    note: typeof stored['note'] === 'string' ? text(stored['note']) : null,
    quickNote: quickNotes.find((one) => one === stored['quickNote']) ?? null,
    invoice: {
      isWanted: invoice['isWanted'] === true,
      company: text(invoice['company']),
      taxCode: text(invoice['taxCode']),
      address: text(invoice['address']),
      email: text(invoice['email']),
    },
    isDeliveryConfirmed: stored['isDeliveryConfirmed'] === true,
    voucherCode: normalizeVoucherCode(text(stored['voucherCode'])) || null,
    usesReward: stored['usesReward'] === true,
    orderKey: hasTexts(orderKey, ['content', 'key'])
      ? { content: String(orderKey['content']), key: text(orderKey['key']) }
      : null,
  };
}

const addressParts = ['provinceCode', 'province', 'districtCode', 'district', 'wardCode', 'ward'] as const;

function readAddress(stored: Record<string, unknown>): OrderAddress {
  const address: OrderAddress = { national: text(stored['national']), address: text(stored['address']) };
  for (const part of addressParts) {
    const value = textOrNull(stored[part]);
    if (value) address[part] = value;
  }
  return address;
}

/** The address with its parts in one fixed order, before and after a reload: request keys are made of it. */
export function canonicalAddress(address: OrderAddress): OrderAddress {
  const { national, address: street } = address;
  return addressParts.reduce(
    (ordered, part) => (address[part] ? { ...ordered, [part]: address[part] } : ordered),
    { national, address: street },
  );
}

function readForm(stored: Record<string, unknown>): InformationForm {
  return {
    firstName: text(stored['firstName']),
    lastName: text(stored['lastName']),
    email: text(stored['email']),
    phone: text(stored['phone']),
    addressId: text(stored['addressId']),
    national: text(stored['national']) || 'VN',
    provinceCode: text(stored['provinceCode']),
    province: text(stored['province']),
    districtCode: text(stored['districtCode']),
    wardCode: text(stored['wardCode']),
    address: text(stored['address']),
    isSaved: stored['isSaved'] === true,
  };
}

const maxTextLength = 2_000;
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, maxTextLength) : '');
const textOrNull = (value: unknown): string | null => text(value) || null;
const hasTexts = (stored: Record<string, unknown>, keys: string[]): boolean =>
  keys.every((key) => typeof stored[key] === 'string' && stored[key] !== '');

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
