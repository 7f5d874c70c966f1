import { moneyText } from '../../lib/money-text';
import type { MailRow } from '../outbox/mail-page';
import type { OrderMailWords } from './order-mail-words';
import type { OrderLineRow, OrderRow, ShipmentRow } from './orders.repository';

/** What a mail tells of a line. */
export type MailedLine = Pick<
  OrderLineRow,
  'variantId' | 'name' | 'quantity' | 'color' | 'size' | 'unitPrice' | 'lineTotal' | 'isGift'
>;

/** What was bought and given, each with what it costs. */
export function orderRows(
  words: OrderMailWords,
  { language, pricing }: OrderRow,
  lines: MailedLine[],
): MailRow[] {
  const money = (amount: number) => moneyText(amount, language);
  return lines.map(({ variantId, name, quantity, color, size, unitPrice, lineTotal, isGift }) => {
    const others = isGift ? [] : pricing.moreOriginalProducts.filter(({ infoId }) => infoId === variantId);
    return {
      label: `${String(quantity)} × ${name}`,
      notes: [
        [color?.name, size].filter(Boolean).join(', '),
        isGift ? '' : words.each(money(unitPrice)),
        ...others.map((other) => words.atUsualPrice(other.quantity, money(other.unitPrice))),
      ].filter(Boolean),
      value: isGift ? words.gift : money(lineTotal),
    };
  });
}

/** The trace of the order, as its page shows it: each step that did something, and what it came from. */
export function priceRows(words: OrderMailWords, { language, pricing, grandTotal }: OrderRow): MailRow[] {
  const steps = pricing.trace.filter(
    ({ step, amount, source }) => amount !== 0 || source || step === 'BASE' || step === 'SHIPPING',
  );
  return [
    ...steps.map(({ step, amount, source }) => ({
      label: words.steps[step],
      notes: source ? [step === 'SHIPPING' ? (words.shippingMethods[source] ?? source) : source] : [],
      value: step === 'SHIPPING' && amount === 0 ? words.freeOfCharge : moneyText(amount, language),
    })),
    { label: words.total, value: moneyText(grandTotal, language), isSum: true },
  ];
}

/** Where it goes, how it is paid, what the shopper asked for. */
export function orderFacts(words: OrderMailWords, order: OrderRow, shipments: ShipmentRow[]) {
  const { customer, address, note, paymentMethod, vatInvoice, language } = order;
  const { address: street, ward, district, province, national } = address;
  const place = [street, ward, district, province, national === 'VN' ? '' : national];
  const { firstName, lastName, phone } = customer;
  const name = language === 'vi' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
  return [
    { name: words.to, text: [name, phone, place.filter(Boolean).join(', ')].join('\n') },
    { name: words.method, text: words.methods[paymentMethod] },
    { name: words.note, text: note },
    ...shipments.map(({ carrier, trackingNumber }) => ({
      name: words.parcel,
      text: [carrier, trackingNumber].filter(Boolean).join(' · '),
    })),
    ...(vatInvoice
      ? [
          {
            name: words.invoice,
            text: [
              vatInvoice.company,
              `${words.taxCode} ${vatInvoice.taxCode}`,
              vatInvoice.address,
              vatInvoice.email,
            ].join('\n'),
          },
        ]
      : []),
  ];
}
