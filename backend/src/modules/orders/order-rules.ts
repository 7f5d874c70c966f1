import { invalidFields, type FieldError } from '../../lib/errors';
import { checkContact, type Checked, type Contact } from '../../lib/contact';
import { checkInvoice } from '../customers/vat-invoice';
import type { OrderAddress } from '../pricing/pricing.schema';
import type { OrderRequest } from './orders.schema';

export interface AddressBook {
  /** Checks an address and fills in the names of its units, or tells what is wrong with which field. */
  resolve(address: OrderAddress, path?: string): Promise<Checked<OrderAddress>>;
}
export interface CheckedOrder {
  customer: Contact;
  address: OrderAddress;
  note: string;
  vatInvoice: OrderRequest['vatInvoice'] | null;
}

/** Who, where and what else, as it is kept; everything that is wrong is told at once. */
export async function checkOrder(request: OrderRequest, addresses: AddressBook): Promise<CheckedOrder> {
  const errors: FieldError[] = [];
  const customer = checkContact(request.customer, 'customer.');
  const address = await addresses.resolve(request.address, 'address.');
  if (!customer.ok) errors.push(...customer.errors);
  if (!address.ok) errors.push(...address.errors);

  const note = request.note.normalize('NFC').trim();
  if (note === '') errors.push({ field: 'note', code: 'required' });

  const vatInvoice = request.vatInvoice ? checkInvoice(request.vatInvoice, errors) : null;
  if (!customer.ok || !address.ok || errors.length > 0) throw invalidFields(...errors);
  return { customer: customer.value, address: address.value, note, vatInvoice };
}

/** Domestic cards are for deliveries in Việt Nam; whether cash is taken at the door, the quote says. */
export const isPayableFrom = ({ national }: OrderAddress, method: OrderRequest['paymentMethod']) =>
  national === 'VN' || method !== 'THEGHINO';
