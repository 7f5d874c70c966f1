import { escapeHtml } from '../outbox/mail-html';
import type { Mail } from '../outbox/outbox.service';
import type { Language, OrderStatus } from './orders.tables';

interface MailedOrder {
  id: string;
  code: string;
  grandTotal: number;
  language: Language;
  customer: { firstName: string; lastName: string; email: string };
  paymentMethod: string;
}
interface MailedLine {
  name: string;
  quantity: number;
  lineTotal: number;
}
export type OrderMails = ReturnType<typeof createOrderMails>;

const words = {
  vi: {
    greeting: (name: string) => `Chào ${name},`,
    placedSubject: (code: string) => `Đã nhận đơn hàng ${code}`,
    placed: (code: string) => `Cảm ơn bạn. Chúng tôi đã nhận đơn hàng ${code}.`,
    cod: 'Bạn sẽ thanh toán khi nhận hàng.',
    online:
      'Đơn hàng được giữ trong khi chờ bạn thanh toán. Nếu chưa thanh toán xong, bạn có thể thanh toán lại từ trang đơn hàng.',
    paidSubject: (code: string) => `Đã thanh toán đơn hàng ${code}`,
    paid: (code: string) => `Chúng tôi đã nhận được tiền của đơn hàng ${code} và đang chuẩn bị hàng.`,
    returnedSubject: (code: string) => `Hoàn tiền đơn hàng ${code}`,
    returned: (code: string, amount: string) =>
      `Chúng tôi nhận được ${amount} cho đơn hàng ${code}, nhưng đơn hàng này không còn cần thanh toán. Số tiền đó đang được hoàn lại cho bạn.`,
    moved: {
      PROCESSING: {
        subject: (code: string) => `Đơn hàng ${code} đang được chuẩn bị`,
        text: (code: string) => `Cửa hàng đã xác nhận đơn hàng ${code} và đang chuẩn bị hàng.`,
      },
      DELIVERING: {
        subject: (code: string) => `Đơn hàng ${code} đang được giao`,
        text: (code: string) => `Đơn hàng ${code} đã rời cửa hàng và đang trên đường đến bạn.`,
      },
      DONE: {
        subject: (code: string) => `Đơn hàng ${code} đã giao xong`,
        text: (code: string) => `Đơn hàng ${code} đã được giao. Cảm ơn bạn đã mua hàng.`,
      },
      CANCEL: {
        subject: (code: string) => `Đơn hàng ${code} đã huỷ`,
        text: (code: string) => `Đơn hàng ${code} đã được huỷ.`,
      },
      REJECT: {
        subject: (code: string) => `Chưa giao được đơn hàng ${code}`,
        text: (code: string) =>
          `Đơn vị vận chuyển chưa giao được đơn hàng ${code}. Cửa hàng sẽ liên hệ với bạn.`,
      },
    },
    expired: 'Chúng tôi không nhận được thanh toán trong thời gian giữ hàng. Bạn có thể đặt lại.',
    refunding: (amount: string) => `Số tiền ${amount} đang được hoàn lại cho bạn.`,
    total: 'Tổng cộng',
    see: 'Xem đơn hàng',
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    placedSubject: (code: string) => `We have your order ${code}`,
    placed: (code: string) => `Thank you. We have received your order ${code}.`,
    cod: 'You pay when it is delivered.',
    online:
      'The goods are held while we wait for your payment. If it is not finished yet, you can pay again from the order page.',
    paidSubject: (code: string) => `Order ${code} is paid`,
    paid: (code: string) => `Your payment for order ${code} has arrived and we are preparing your goods.`,
    returnedSubject: (code: string) => `Refund for order ${code}`,
    returned: (code: string, amount: string) =>
      `We received ${amount} for order ${code}, but nothing was owed for it any more. The money is on its way back to you.`,
    moved: {
      PROCESSING: {
        subject: (code: string) => `Order ${code} is being prepared`,
        text: (code: string) => `The shop has confirmed order ${code} and is preparing your goods.`,
      },
      DELIVERING: {
        subject: (code: string) => `Order ${code} is on its way`,
        text: (code: string) => `Order ${code} has left the shop and is on its way to you.`,
      },
      DONE: {
        subject: (code: string) => `Order ${code} was delivered`,
        text: (code: string) => `Order ${code} was delivered. Thank you for shopping with us.`,
      },
      CANCEL: {
        subject: (code: string) => `Order ${code} was cancelled`,
        text: (code: string) => `Order ${code} was cancelled.`,
      },
      REJECT: {
        subject: (code: string) => `Order ${code} could not be delivered`,
        text: (code: string) => `The carrier could not deliver order ${code}. The shop will contact you.`,
      },
    },
    expired: 'No payment arrived while the goods were held. You are welcome to order again.',
    refunding: (amount: string) => `${amount} is on its way back to you.`,
    total: 'Total',
    see: 'See the order',
  },
};

/** What shoppers are written about their orders, in the language they ordered in. */
export function createOrderMails({ publicUrl }: { publicUrl: string }) {
  const money = (amount: number, language: Language) =>
    new Intl.NumberFormat(language === 'en' ? 'en' : 'vi', { style: 'currency', currency: 'VND' }).format(
      amount,
    );

  const linkTo = ({ id, language }: MailedOrder) =>
    `${publicUrl.replace(/\/$/, '')}${language === 'en' ? '/en' : ''}/profile/orders/${id}`;

  /** @param occasion tells mails of one kind apart; without it an order gets one of the kind */
  function mail(
    order: MailedOrder,
    kind: string,
    subject: string,
    paragraphs: string[],
    { lines = [], occasion }: { lines?: string[]; occasion?: string } = {},
  ): Mail {
    const say = words[order.language];
    const link = linkTo(order);
    const greeting = say.greeting(`${order.customer.lastName} ${order.customer.firstName}`);
    const html = [
      ...[greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`),
      lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : '',
      `<p><a href="${escapeHtml(link)}">${say.see}</a></p>`,
    ].join('\n');
    return {
      key: `order:${order.id}:${kind}${occasion ? `:${occasion}` : ''}`,
      kind: `order-${kind}`,
      to: order.customer.email,
      subject,
      text: [greeting, ...paragraphs, ...lines.map((line) => `- ${line}`), `${say.see}: ${link}`].join(
        '\n\n',
      ),
      html: `<!doctype html><html lang="${order.language}"><body>${html}</body></html>`,
    };
  }

  return {
    placed(order: MailedOrder, lines: MailedLine[]): Mail {
      const say = words[order.language];
      const rows = lines.map(
        ({ name, quantity, lineTotal }) => `${quantity} × ${name}: ${money(lineTotal, order.language)}`,
      );
      return mail(
        order,
        'placed',
        say.placedSubject(order.code),
        [say.placed(order.code), order.paymentMethod === 'COD' ? say.cod : say.online],
        { lines: [...rows, `${say.total}: ${money(order.grandTotal, order.language)}`] },
      );
    },
    paid(order: MailedOrder): Mail {
      const say = words[order.language];
      return mail(order, 'paid', say.paidSubject(order.code), [say.paid(order.code)]);
    },
    /** One per attempt: the same money is announced once. */
    moneyReturned(order: MailedOrder, { attemptId, amount }: { attemptId: string; amount: number }): Mail {
      const say = words[order.language];
      const text = say.returned(order.code, money(amount, order.language));
      return mail(order, 'returned', say.returnedSubject(order.code), [text], { occasion: attemptId });
    },
    /** Where the order has got to; a cancelled one says what becomes of its money. */
    moved(
      order: MailedOrder,
      to: Exclude<OrderStatus, 'NEW'>,
      { at, isExpired, refunding }: { at: Date; isExpired: boolean; refunding: number },
    ): Mail {
      const say = words[order.language];
      const { subject, text } = say.moved[to];
      const paragraphs = [
        text(order.code),
        ...(isExpired ? [say.expired] : []),
        ...(refunding > 0 ? [say.refunding(money(refunding, order.language))] : []),
      ];
      return mail(order, to.toLowerCase(), subject(order.code), paragraphs, { occasion: at.toISOString() });
    },
  };
}
