import type { Language } from '../../lib/language';
import { mailHtml, mailText, type MailPart } from '../outbox/mail-html';
import type { Mail } from '../outbox/outbox.service';

/** Who waits for what, and where it is. */
export interface OwedMail {
  id: string;
  email: string;
  language: Language;
  /** The product's name in that language. */
  name: string;
  color: string | null;
  size: string | null;
  nameVi: string;
  nameEn: string;
  slug: string;
  variantId: string;
}

const words = {
  vi: {
    subject: (name: string) => `${name} đã có hàng lại`,
    hello: 'Chào bạn,',
    back: (name: string) => `${name} mà bạn chờ đã có hàng lại.`,
    link: 'Xem sản phẩm',
    hurry: 'Cửa hàng không giữ riêng món này: ai đặt trước thì có trước.',
    once: 'Đây là thư duy nhất về món này. Địa chỉ của bạn đã được xoá khỏi danh sách chờ.',
  },
  en: {
    subject: (name: string) => `${name} is back in stock`,
    hello: 'Hello,',
    back: (name: string) => `${name}, which you were waiting for, can be bought again.`,
    link: 'See the product',
    hurry: 'Nothing is held back for anybody: whoever orders first has it.',
    once: 'This is the only mail about it. Your address is no longer on the waiting list.',
  },
};

/** The one mail that somebody asked for. */
export function stockAlertMail(owed: OwedMail, publicUrl: string): Mail {
  const { id, email, language, slug, variantId } = owed;
  const say = words[language];
  const options = [owed.color, owed.size].filter(Boolean).join(', ');
  const name = options ? `${owed.name} (${options})` : owed.name;
  const parts: MailPart[] = [
    say.hello,
    say.back(name),
    {
      text: say.link,
      href: `${publicUrl}${language === 'en' ? '/en' : ''}/products/${encodeURIComponent(slug)}?v=${variantId}`,
    },
    say.hurry,
    say.once,
  ];
  return {
    key: `stock-alert:${id}`,
    kind: 'stock-alert',
    to: email,
    // A name comes from the shop's staff, and a subject is one line.
    subject: say.subject(name.replace(/\s+/g, ' ')),
    text: mailText(parts),
    html: mailHtml(parts, language),
  };
}
