import { moneyText } from '../../lib/money-text';
import { mailPage, mailPageText, type MailBlock } from '../outbox/mail-page';
import type { NotificationKind } from '../notifications/notifications.schema';
import type { Mail, MailToWrite } from '../outbox/outbox.service';
import { orderFacts, orderRows, priceRows, type MailedLine } from './order-mail-parts';
import { orderMailWords, type OrderMailWords } from './order-mail-words';
import type { OrderTracking } from './order-tracking';
import type { OrderRepository, OrderRow, ShipmentRow } from './orders.repository';
import type { Actor, Language, OrderStatus } from './orders.tables';
import type { ReturnKind, ReturnStatus } from '../returns/returns.schema';

interface Dependencies {
  publicUrl: string;
  siteName: string;
  orders: Pick<OrderRepository, 'findById' | 'linesOf' | 'shipmentsOf'>;
  tracking: Pick<OrderTracking, 'issue'>;
}
type ById = Pick<OrderRow, 'id'>;
interface Told {
  order: OrderRow;
  lines: MailedLine[];
  shipments: ShipmentRow[];
}
type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;
/** What a mail says before the order itself is told. */
interface Saying {
  subject: string;
  texts: string[];
  /** The word of the link, when there is something to do. */
  button?: string;
}
export type OrderMails = ReturnType<typeof createOrderMails>;

/**
 * What shoppers are written about their orders, in the language they ordered in. Each mail tells the whole order, as it
 * is kept when the mail falls due.
 */
export function createOrderMails({ publicUrl, siteName, orders, tracking }: Dependencies) {
  const shop = ({ language }: OrderRow) => `${publicUrl.replace(/\/$/, '')}${language === 'en' ? '/en' : ''}`;
  const linkTo = (order: OrderRow) => `${shop(order)}/profile/orders/${order.id}`;
  const trackLinkTo = (order: OrderRow) =>
    `${shop(order)}/track/${order.id}?token=${tracking.issue(order.id)}`;

  /** @param occasion tells mails of one kind apart; without it an order gets one of the kind */
  function written(
    { order, lines, shipments }: Told,
    kind: string,
    say: (words: OrderMailWords, order: OrderRow) => Saying,
    { occasion, amount }: { occasion?: string; amount?: number } = {},
  ): Mail {
    const words = orderMailWords[order.language];
    const { subject, texts, button } = say(words, order);
    const page = {
      siteName,
      language: order.language,
      title: subject,
      preview: texts[0] ?? subject,
      blocks: [
        ...[words.greeting(order.customer), ...texts].map((text): MailBlock => ({ kind: 'text', text })),
        { kind: 'button' as const, text: button ?? words.see, href: linkTo(order) },
        { kind: 'link' as const, text: words.track, href: trackLinkTo(order) },
        ...tell(words, order, lines),
        ...facts(words, order, shipments),
      ],
      footer: words.footer(siteName),
    };
    return {
      key: `order:${order.id}:${kind}${occasion ? `:${occasion}` : ''}`,
      kind: `order-${kind}`,
      to: order.customer.email,
      subject,
      text: mailPageText(page),
      html: mailPage(page),
      ...told(order, kind, amount),
    };
  }

  const mail =
    ({ id }: ById, ...what: Tail<Parameters<typeof written>>): MailToWrite =>
    async (tx) => {
      const order = await orders.findById(tx, id);
      if (!order) throw new Error(`there is no order ${id} to write about`);
      const lines = await orders.linesOf(tx, [id]);
      return written({ order, lines, shipments: await orders.shipmentsOf(tx, id) }, ...what);
    };

  const tell = (words: OrderMailWords, order: OrderRow, lines: MailedLine[]): MailBlock[] => [
    { kind: 'rows', title: words.lines, rows: orderRows(words, order, lines) },
    { kind: 'rows', title: words.price, rows: priceRows(words, order) },
  ];
  const facts = (...order: Parameters<typeof orderFacts>): MailBlock[] => [
    { kind: 'facts', facts: orderFacts(...order) },
  ];

  return {
    placed: (order: OrderRow, lines: MailedLine[]): Mail =>
      written({ order, lines, shipments: [] }, 'placed', (words, { code }) => ({
        subject: words.placed.subject(code),
        texts: [words.placed.text(code), howToPay(words, order)],
      })),

    paid: (order: ById) =>
      mail(order, 'paid', ({ paid }, { code }) => ({
        subject: paid.subject(code),
        texts: [paid.text(code)],
      })),

    /** Once per order, while it waits for its payment. */
    reminder: (order: ById & { expiresAt: Date }) =>
      mail(order, 'reminder', ({ reminder }, { code, language }) => ({
        subject: reminder.subject(code),
        texts: [reminder.text(code, timeText(order.expiresAt, language)), reminder.safe],
        button: reminder.pay,
      })),

    /** One per attempt: the same money is announced once. */
    moneyReturned: (order: ById, { attemptId, amount }: { attemptId: string; amount: number }) =>
      mail(
        order,
        'returned',
        ({ moneyReturned }, { code, language }) => ({
          subject: moneyReturned.subject(code),
          texts: [moneyReturned.text(code, moneyText(amount, language))],
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
        ({ refunding, because }, { code, language }) => ({
          subject: refunding.subject(code),
          texts: [refunding.text(code, moneyText(amount, language)), because(reason)],
        }),
        { occasion, amount },
      ),

    /** The gateway has confirmed it. */
    refunded: (order: ById, { refundId, amount }: { refundId: string; amount: number }) =>
      mail(
        order,
        'refunded',
        ({ refunded }, { code, language }) => ({
          subject: refunded.subject(code),
          texts: [refunded.text(code, moneyText(amount, language))],
        }),
        { occasion: refundId, amount },
      ),

    /** The customer wants it once more. */
    asked: (order: ById, { occasion }: { occasion: string }) =>
      mail(
        order,
        'asked',
        ({ asked }, { code }) => ({ subject: asked.subject(code), texts: [asked.text(code)] }),
        { occasion },
      ),

    /** How far a return is: asked for, decided, arrived, over. */
    returned: (order: ById, { returnId, status, type, reason, amount }: ReturnNews) =>
      mail(
        order,
        status === 'NEW' ? 'return-asked' : 'return',
        (words, { code, language, paymentMethod }) => ({
          subject: words.returned[status].subject(code),
          texts: [
            words.returned[status].text(code),
            ...(status === 'APPROVED' ? [words.returnApproved[type]] : []),
            ...(amount ? [words.returnMoney[wayBack(paymentMethod)](moneyText(amount, language))] : []),
            ...(reason ? [words.answer(reason)] : []),
          ],
        }),
        { occasion: `${returnId}:${status}` },
      ),

    cancelDeclined: (order: ById, reason: string) =>
      mail(order, 'cancel-declined', ({ cancelDeclined, because }, { code }) => ({
        subject: cancelDeclined.subject(code),
        texts: [cancelDeclined.text(code), because(reason)],
      })),

    /** Where the order has got to; a cancelled one says by whom and why, and what becomes of its money. */
    moved: (order: ById, to: Exclude<OrderStatus, 'NEW'>, move: Moved) =>
      mail(
        order,
        to.toLowerCase(),
        (words, { code, language }) => ({
          subject: words.moved[to].subject(code),
          texts: [
            words.moved[to].text(code),
            ...(to === 'CANCEL' ? whyCancelled(words, move) : []),
            ...(move.refunding > 0 ? [words.moneyBack(moneyText(move.refunding, language))] : []),
          ],
        }),
        { occasion: move.at.toISOString() },
      ),
  };
}

/** What a mail tells of a return. */
export interface ReturnNews {
  returnId: string;
  status: Exclude<ReturnStatus, 'WITHDRAWN'>;
  type: ReturnKind;
  /** The shop's. */
  reason?: string;
  /** What goes back of what was paid. */
  amount?: number;
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

function whyCancelled(words: OrderMailWords, { by, reason }: Moved): string[] {
  if (by === 'SYSTEM' && reason === 'PAYMENT_EXPIRED') return [words.expired];
  const why = reason && (words.reasons[reason] ?? reason);
  return [words.cancelledBy(words.by[by]), ...(why ? [words.because(why)] : [])];
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
): Pick<Mail, 'tells' | 'wantedAs'> {
  const asNotification = kinds[kind];
  const facts = { orderId: id, code, ...(amount !== undefined && { amount }) };
  return {
    ...(asNotification && { tells: { ownerId: customerId, kind: asNotification, facts } }),
    ...(kind === 'reminder' && { wantedAs: { customerId, topic: 'PAYMENT_REMINDERS' as const } }),
  };
}

function howToPay({ free, cash, online }: OrderMailWords, { grandTotal, paymentMethod }: OrderRow): string {
  if (grandTotal === 0) return free;
  return paymentMethod === 'COD' ? cash : online;
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
