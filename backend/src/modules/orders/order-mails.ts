import type { SiteName } from '../../lib/module';
import { moneyText } from '../../lib/money-text';
import type { MailBlock } from '../mail/mail-page';
import { isMailText, mailText, type MailKey, type MailTextKey, type MailValues } from '../mail/mail-texts';
import { pageAddress, renderMail } from '../mail/render-mail';
import type { NotificationKind } from '../notifications/notifications.schema';
import type { Mail, MailToWrite } from '../outbox/outbox.service';
import { orderFacts, orderRows, priceRows, type MailedLine } from './order-mail-parts';
import type { OrderTracking } from './order-tracking';
import type { OrderRepository, OrderRow, ShipmentRow } from './orders.repository';
import type { Actor, Language, OrderStatus } from './orders.tables';
import type { ReturnKind, ReturnStatus } from '../returns/returns.schema';

interface Dependencies {
  publicUrl: string;
  siteName: SiteName;
  orders: Pick<OrderRepository, 'findById' | 'linesOf' | 'shipmentsOf'>;
  tracking: Pick<OrderTracking, 'issue'>;
}
type ById = Pick<OrderRow, 'id'>;
interface Told {
  order: OrderRow;
  lines: MailedLine[];
  shipments: ShipmentRow[];
  siteName: string;
}
type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;
/** What a mail says before the order itself is told. */
interface Content {
  text: MailKey;
  paragraphs?: MailTextKey[];
  values?: MailValues;
}
export type OrderMails = ReturnType<typeof createOrderMails>;

/**
 * What shoppers are written about their orders, in the language they ordered in. Each mail tells the whole order, as it
 * is kept when the mail falls due.
 */
export function createOrderMails({ publicUrl, siteName, orders, tracking }: Dependencies) {
  const pageOf = ({ language }: OrderRow, path: string) => pageAddress(publicUrl, language, path);

  /** @param occasion tells mails of one kind apart; without it an order gets one of the kind */
  function written(
    { order, lines, shipments, siteName }: Told,
    kind: string,
    contentOf: (order: OrderRow) => Content,
    { occasion, amount }: { occasion?: string; amount?: number } = {},
  ): Mail {
    const { id, code, customer, language } = order;
    const { firstName, lastName, email } = customer;
    const { text, paragraphs = [], values } = contentOf(order);
    const data = {
      values: { siteName, code, firstName, lastName, ...values },
      paragraphs,
      button: pageOf(order, `/profile/orders/${id}`),
      blocks: [
        {
          kind: 'link' as const,
          text: mailText('order.track', language),
          href: pageOf(order, `/track/${id}?token=${tracking.issue(id)}`),
        },
        ...orderBlocks({ order, lines, shipments }),
      ],
    };
    return {
      key: `order:${id}:${kind}${occasion ? `:${occasion}` : ''}`,
      kind: `order-${kind}`,
      to: email,
      ...renderMail(text, data, language),
      ...told(order, kind, amount),
    };
  }

  const mail =
    ({ id }: ById, ...what: Tail<Parameters<typeof written>>): MailToWrite =>
    async (tx) => {
      const order = await orders.findById(tx, id);
      if (!order) throw new Error(`there is no order ${id} to write about`);
      const lines = await orders.linesOf(tx, [id]);
      const shipments = await orders.shipmentsOf(tx, id);
      return written({ order, lines, shipments, siteName: await siteName(tx) }, ...what);
    };

  return {
    placed:
      (order: OrderRow, lines: MailedLine[]): MailToWrite =>
      async (tx) =>
        written({ order, lines, shipments: [], siteName: await siteName(tx) }, 'placed', () => ({
          text: 'order.placed',
          paragraphs: [howToPay(order)],
        })),

    paid: (order: ById) => mail(order, 'paid', () => ({ text: 'order.paid' })),

    /** Once per order, while it waits for its payment. */
    reminder: (order: ById & { expiresAt: Date }) =>
      mail(order, 'reminder', ({ language }) => ({
        text: 'order.reminder',
        values: { time: timeText(order.expiresAt, language) },
      })),

    /** One per attempt: the same money is announced once. */
    moneyReturned: (order: ById, { attemptId, amount }: { attemptId: string; amount: number }) =>
      mail(
        order,
        'returned',
        ({ language }) => ({
          text: 'order.moneyReturned',
          values: { amount: moneyText(amount, language) },
        }),
        { occasion: attemptId, amount },
      ),

    /** Staff give money back. */
    refunding: (
      order: ById,
      { occasion, amount, reason }: { occasion: string; amount: number; reason: string },
    ) =>
      mail(
        order,
        'refunding',
        ({ language }) => ({
          text: 'order.refunding',
          paragraphs: ['order.because'],
          values: { amount: moneyText(amount, language), reason },
        }),
        { occasion, amount },
      ),

    /** The gateway has confirmed it. */
    refunded: (order: ById, { refundId, amount }: { refundId: string; amount: number }) =>
      mail(
        order,
        'refunded',
        ({ language }) => ({ text: 'order.refunded', values: { amount: moneyText(amount, language) } }),
        { occasion: refundId, amount },
      ),

    /** The customer wants it once more. */
    asked: (order: ById, { occasion }: { occasion: string }) =>
      mail(order, 'asked', () => ({ text: 'order.asked' }), { occasion }),

    /** How far a return is: asked for, decided, arrived, over. */
    returned: (order: ById, { returnId, status, type, reason, amount, reward }: ReturnNews) =>
      mail(
        order,
        status === 'NEW' ? 'return-asked' : 'return',
        ({ language, paymentMethod }) => ({
          text: `order.returned.${status}`,
          paragraphs: [
            ...(status === 'APPROVED' ? [`order.returnApproved.${type}` as const] : []),
            ...(amount ? [`order.returnMoney.${wayBack(paymentMethod)}` as const] : []),
            ...(reward ? ['order.returnReward' as const] : []),
            ...(reason ? ['order.answer' as const] : []),
          ],
          values: {
            amount: moneyText(amount ?? 0, language),
            reward: moneyText(reward ?? 0, language),
            reason: reason ?? '',
          },
        }),
        { occasion: `${returnId}:${status}` },
      ),

    cancelDeclined: (order: ById, reason: string) =>
      mail(order, 'cancel-declined', () => ({
        text: 'order.cancelDeclined',
        paragraphs: ['order.because'],
        values: { reason },
      })),

    /** Where the order has got to; a cancelled one says by whom and why, and what becomes of its money. */
    moved: (order: ById, to: Exclude<OrderStatus, 'NEW'>, move: Moved) =>
      mail(
        order,
        to.toLowerCase(),
        ({ language, returnDays }) => ({
          text: `order.moved.${to}`,
          paragraphs: [
            ...(to === 'DONE' && returnDays > 0 ? ['order.returnable' as const] : []),
            ...(to === 'CANCEL' ? whyCancelled(move) : []),
            ...(move.refunding > 0 ? ['order.moneyBack' as const] : []),
          ],
          values: {
            amount: moneyText(move.refunding, language),
            days: String(returnDays),
            reason: reasonText(move.reason ?? '', language),
          },
        }),
        { occasion: move.at.toISOString() },
      ),
  };
}

/** The order itself: what was bought, how its price came about, where it goes. */
const orderBlocks = ({ order, lines, shipments }: Omit<Told, 'siteName'>): MailBlock[] => [
  { kind: 'rows', title: mailText('order.lines', order.language), rows: orderRows(order, lines) },
  { kind: 'rows', title: mailText('order.price', order.language), rows: priceRows(order) },
  { kind: 'facts', facts: orderFacts(order, shipments) },
];

/** What a mail tells of a return. */
export interface ReturnNews {
  returnId: string;
  status: Exclude<ReturnStatus, 'WITHDRAWN'>;
  type: ReturnKind;
  /** The shop's. */
  reason?: string;
  /** What goes back of what was paid. */
  amount?: number;
  /** What goes back to the reward balance. */
  reward?: number;
}
/** Cash goes back by bank transfer, everything else the way it came. */
const wayBack = (method: OrderRow['paymentMethod']) => (method === 'COD' ? 'byTransfer' : 'asItCame');

interface Moved {
  at: Date;
  by: Actor;
  reason: string | null;
  /** What goes back of what was paid. */
  refunding: number;
}

function whyCancelled({ by, reason }: Moved): MailTextKey[] {
  if (by === 'SYSTEM' && reason === 'PAYMENT_EXPIRED') return ['order.expired'];
  // "Other" is no reason; the form sends what the customer wrote instead.
  const isSaid = reason !== null && reason !== '' && reason !== 'OTHER';
  return [`order.cancelledBy.${by}`, ...(isSaid ? ['order.because' as const] : [])];
}

/** A reason that was chosen, or what somebody wrote. */
function reasonText(reason: string, language: Language): string {
  const key = `order.reasons.${reason}`;
  return isMailText(key) ? mailText(key, language) : reason;
}

/** Which mails are told in the shop as well. Who has just placed an order is looking at it. */
const kinds: Record<string, NotificationKind> = {
  paid: 'ORDER_PAID',
  reminder: 'ORDER_REMINDER',
  returned: 'ORDER_MONEY_RETURNED',
  refunding: 'ORDER_REFUNDING',
  refunded: 'ORDER_REFUNDED',
  'cancel-declined': 'ORDER_CANCEL_DECLINED',
  processing: 'ORDER_PROCESSING',
  delivering: 'ORDER_DELIVERING',
  done: 'ORDER_DONE',
  cancel: 'ORDER_CANCEL',
  reject: 'ORDER_REJECT',
  return: 'ORDER_RETURN',
};

function told(
  { id, code, customerId }: OrderRow,
  kind: string,
  amount: number | undefined,
): Pick<Mail, 'notification' | 'wantedAs'> {
  const asNotification = kinds[kind];
  const facts = { orderId: id, code, ...(amount !== undefined && { amount }) };
  return {
    ...(asNotification && { notification: { ownerId: customerId, kind: asNotification, facts } }),
    ...(kind === 'reminder' && { wantedAs: { customerId, topic: 'PAYMENT_REMINDERS' as const } }),
  };
}

function howToPay({ grandTotal, paymentMethod }: OrderRow): MailTextKey {
  if (grandTotal === 0) return 'order.howToPay.free';
  return paymentMethod === 'COD' ? 'order.howToPay.cash' : 'order.howToPay.online';
}

const timeFormats: Record<Language, Intl.DateTimeFormat> = {
  vi: timeFormat('vi-VN'),
  en: timeFormat('en-GB'),
};

function timeFormat(locale: string) {
  return new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Ho_Chi_Minh',
  });
}

const timeText = (at: Date, language: Language) => timeFormats[language].format(at);
