import { moneyText } from '../../lib/money-text';
import type { MailFact, MailRow } from '../mail/mail-page';
import { isMailText, mailText } from '../mail/mail-texts';
import type { OrderLineRow, OrderRow, ShipmentRow } from './orders.repository';
import type { Language } from './orders.tables';

/** What a mail tells of a line. */
export type MailedLine = Pick<
  OrderLineRow,
  'variantId' | 'name' | 'quantity' | 'color' | 'size' | 'unitPrice' | 'lineTotal' | 'isGift'
>;

/** What was bought and given, each with what it costs. */
export function orderRows({ language, pricing }: OrderRow, lines: MailedLine[]): MailRow[] {
  const money = (amount: number) => moneyText(amount, language);
  return lines.map(({ variantId, name, quantity, color, size, unitPrice, lineTotal, isGift }) => {
    const others = isGift ? [] : pricing.moreOriginalProducts.filter(({ infoId }) => infoId === variantId);
    return {
      label: `${String(quantity)} × ${name}`,
      notes: [
        [color?.name, size].filter(Boolean).join(', '),
        isGift ? '' : mailText('order.each', language, { price: money(unitPrice) }),
        ...others.map((other) =>
          mailText('order.atUsualPrice', language, {
            quantity: String(other.quantity),
            price: money(other.unitPrice),
          }),
        ),
      ].filter(Boolean),
      value: isGift ? mailText('order.gift', language) : money(lineTotal),
    };
  });
}

/** The trace of the order, as its page shows it: each step that did something, and what it came from. */
export function priceRows({ language, pricing, grandTotal }: OrderRow): MailRow[] {
  const steps = pricing.trace.filter(
    ({ step, amount, source }) => amount !== 0 || source || step === 'BASE' || step === 'SHIPPING',
  );
  return [
    ...steps.map(({ step, amount, source }) => ({
      label: mailText(`order.steps.${step}`, language),
      notes: source ? [step === 'SHIPPING' ? shippingMethodText(source, language) : source] : [],
      value:
        step === 'SHIPPING' && amount === 0
          ? mailText('order.freeOfCharge', language)
          : moneyText(amount, language),
    })),
    { label: mailText('order.total', language), value: moneyText(grandTotal, language), isSum: true },
  ];
}

/** Where it goes, how it is paid, what the shopper asked for. */
export function orderFacts(order: OrderRow, shipments: ShipmentRow[]): MailFact[] {
  const { customer, address, note, paymentMethod, vatInvoice, language } = order;
  const { address: street, ward, district, province, national } = address;
  const place = [street, ward, district, province, national === 'VN' ? '' : national];
  const { firstName, lastName, phone } = customer;
  const name = language === 'vi' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
  return [
    {
      name: mailText('order.to', language),
      text: [name, phone, place.filter(Boolean).join(', ')].join('\n'),
    },
    { name: mailText('order.method', language), text: mailText(`order.methods.${paymentMethod}`, language) },
    { name: mailText('order.note', language), text: note },
    ...shipments.map(({ carrier, trackingNumber }) => ({
      name: mailText('order.parcel', language),
      text: [carrier, trackingNumber].filter(Boolean).join(' · '),
    })),
    ...(vatInvoice
      ? [
          {
            name: mailText('order.invoice', language),
            text: [
              vatInvoice.company,
              `${mailText('order.taxCode', language)} ${vatInvoice.taxCode}`,
              vatInvoice.address,
              vatInvoice.email,
            ].join('\n'),
          },
        ]
      : []),
  ];
}

function shippingMethodText(method: string, language: Language): string {
  const key = `order.shippingMethods.${method}`;
  return isMailText(key) ? mailText(key, language) : method;
}
