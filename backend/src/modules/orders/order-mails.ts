import type { Mail } from '../outbox/outbox.service';
import type { Language } from './orders.tables';

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
    total: 'Total',
    see: 'See the order',
  },
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** What shoppers are written about their orders, in the language they ordered in. */
export function createOrderMails({ publicUrl }: { publicUrl: string }) {
  const money = (amount: number, language: Language) =>
    new Intl.NumberFormat(language === 'en' ? 'en' : 'vi', { style: 'currency', currency: 'VND' }).format(
      amount,
    );

  const linkTo = ({ id, language }: MailedOrder) =>
    `${publicUrl.replace(/\/$/, '')}${language === 'en' ? '/en' : ''}/profile/orders/${id}`;

  function mail(
    order: MailedOrder,
    kind: string,
    subject: string,
    paragraphs: string[],
    lines: string[] = [],
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
      key: `order:${order.id}:${kind}`,
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
        [...rows, `${say.total}: ${money(order.grandTotal, order.language)}`],
      );
    },
    paid(order: MailedOrder): Mail {
      const say = words[order.language];
      return mail(order, 'paid', say.paidSubject(order.code), [say.paid(order.code)]);
    },
    /** One per amount: the same money is announced once. */
    moneyReturned(order: MailedOrder, amount: number): Mail {
      const say = words[order.language];
      const text = say.returned(order.code, money(amount, order.language));
      return mail(order, `returned-${amount}`, say.returnedSubject(order.code), [text]);
    },
  };
}
