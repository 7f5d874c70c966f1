import type { Language } from '../../lib/language';
import { mailHtml, mailText, type MailPart } from '../outbox/mail-html';
import type { Mail } from '../outbox/outbox.service';

interface MailContext {
  email: string;
  language: Language;
  siteName: string;
  publicUrl: string;
  /** What its links carry; each does one thing. */
  unsubscribeToken: string;
}

const words = {
  vi: {
    hello: 'Chào bạn,',
    confirmSubject: (name: string) => `Xác nhận nhận bản tin ${name}`,
    confirm: (name: string) =>
      `Có người đã dùng địa chỉ này để đăng ký nhận bản tin của ${name}. Nếu đó là bạn, hãy mở liên kết dưới đây và bấm xác nhận. Liên kết có hiệu lực trong 48 giờ.`,
    confirmLink: 'Xác nhận đăng ký',
    notYou: 'Nếu không phải bạn, hãy bỏ qua thư này: chúng tôi sẽ không gửi gì thêm.',
    welcomeSubject: (name: string) => `Bạn đã đăng ký bản tin ${name}`,
    welcome: (name: string) =>
      `Cảm ơn bạn. Từ nay bạn sẽ nhận được tin hàng mới, ưu đãi và bài hướng dẫn của ${name}, không quá một thư mỗi tuần.`,
    activeSubject: (name: string) => `Bạn đang nhận bản tin ${name}`,
    active: (name: string) =>
      `Địa chỉ này đã có trong danh sách nhận bản tin của ${name}, bạn không cần làm gì thêm.`,
    unsubscribeLink: 'Ngừng nhận bản tin',
  },
  en: {
    hello: 'Hello,',
    confirmSubject: (name: string) => `Confirm your ${name} newsletter`,
    confirm: (name: string) =>
      `Someone used this address to subscribe to the ${name} newsletter. If it was you, open the link below and press confirm. The link works for 48 hours.`,
    confirmLink: 'Confirm the subscription',
    notYou: 'If it was not you, ignore this mail: we will send nothing more.',
    welcomeSubject: (name: string) => `You are subscribed to the ${name} newsletter`,
    welcome: (name: string) =>
      `Thank you. From now on you will hear of new arrivals, offers and guides from ${name}, in one mail a week at most.`,
    activeSubject: (name: string) => `You already get the ${name} newsletter`,
    active: (name: string) =>
      `This address is on the list of the ${name} newsletter already; there is nothing you need to do.`,
    unsubscribeLink: 'Unsubscribe',
  },
};

const pageIn = ({ publicUrl, language }: MailContext, page: string, token: string) =>
  `${publicUrl}${language === 'en' ? '/en' : ''}/newsletter/${page}?token=${token}`;

function mail(context: MailContext, kind: string, subject: string, parts: MailPart[]): Mail {
  const { email, language, publicUrl, unsubscribeToken } = context;
  const all: MailPart[] = [
    words[language].hello,
    ...parts,
    { text: words[language].unsubscribeLink, href: pageIn(context, 'unsubscribe', unsubscribeToken) },
  ];
  return {
    // Every mail has a token of its own; the key must not tell it.
    key: `newsletter:${kind}:${email}:${unsubscribeToken.slice(0, 8)}`,
    kind: `newsletter-${kind}`,
    to: email,
    subject,
    text: mailText(all),
    html: mailHtml(all, language),
    unsubscribeUrl: `${publicUrl}/api/main/newsletter/unsubscribe?token=${unsubscribeToken}`,
  };
}

/** Asks whoever reads the mailbox whether they want the newsletter. */
export function confirmMail(context: MailContext, confirmToken: string): Mail {
  const say = words[context.language];
  return mail(context, 'confirm', say.confirmSubject(context.siteName), [
    say.confirm(context.siteName),
    { text: say.confirmLink, href: pageIn(context, 'confirm', confirmToken) },
    say.notYou,
  ]);
}

export function welcomeMail(context: MailContext): Mail {
  const say = words[context.language];
  return mail(context, 'welcome', say.welcomeSubject(context.siteName), [say.welcome(context.siteName)]);
}

/** To somebody who subscribes again: the page says the same to everybody, so that it tells nothing about an address. */
export function alreadyMail(context: MailContext): Mail {
  const say = words[context.language];
  return mail(context, 'already', say.activeSubject(context.siteName), [say.active(context.siteName)]);
}
