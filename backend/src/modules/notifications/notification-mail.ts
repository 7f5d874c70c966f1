import type { Language } from '../../lib/language';
import { mailPage, mailPageText } from '../outbox/mail-page';
import type { Mail } from '../outbox/outbox.service';

interface Shop {
  publicUrl: string;
  siteName: string;
}
interface Letter {
  subject: string;
  text: string;
  button: string;
  /** Without language prefix. */
  path: string;
}

const words = {
  vi: {
    hello: 'Chào bạn,',
    footer: (siteName: string) =>
      `${siteName} gửi thư này theo lựa chọn nhận thư của bạn. Bạn đổi lựa chọn trong mục Thông báo của trang cá nhân.`,
    voucher: (code: string, name: string, time: string) => ({
      subject: `Mã ${code} sắp hết hạn`,
      text: `Mã giảm giá ${code} (${name}) bạn đã lưu hết hạn lúc ${time}. Dùng mã trước giờ này khi đặt hàng.`,
      button: 'Xem mã giảm giá của tôi',
    }),
    published: (product: string) => ({
      subject: 'Đánh giá của bạn đã được đăng',
      text: `Đánh giá của bạn về ${product} đã được đăng. Cảm ơn bạn đã chia sẻ.`,
      button: 'Xem đánh giá của tôi',
    }),
    refused: (product: string, reason: string) => ({
      subject: 'Đánh giá của bạn chưa được đăng',
      text: `Cửa hàng chưa đăng đánh giá của bạn về ${product}. Lý do: ${reason}`,
      button: 'Xem đánh giá của tôi',
    }),
  },
  en: {
    hello: 'Hello,',
    footer: (siteName: string) =>
      `${siteName} sends this mail because you chose to get it. You can choose again under Notifications in your profile.`,
    voucher: (code: string, name: string, time: string) => ({
      subject: `Voucher ${code} is about to expire`,
      text: `The voucher ${code} (${name}) that you kept expires at ${time}. Use it for an order before that.`,
      button: 'See my vouchers',
    }),
    published: (product: string) => ({
      subject: 'Your review is published',
      text: `Your review of ${product} is published. Thank you for sharing it.`,
      button: 'See my reviews',
    }),
    refused: (product: string, reason: string) => ({
      subject: 'Your review was not published',
      text: `The shop did not publish your review of ${product}. Reason: ${reason}`,
      button: 'See my reviews',
    }),
  },
};

type Written = Pick<Mail, 'subject' | 'text' | 'html'>;

/** A subject is one line, whatever a product is called. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

function written({ subject, text, button, path }: Letter, language: Language, shop: Shop): Written {
  const page = {
    siteName: shop.siteName,
    language,
    title: oneLine(subject),
    preview: text,
    blocks: [
      { kind: 'text' as const, text: words[language].hello },
      { kind: 'text' as const, text },
      {
        kind: 'button' as const,
        text: button,
        href: `${shop.publicUrl.replace(/\/$/, '')}${language === 'en' ? '/en' : ''}${path}`,
      },
    ],
    footer: words[language].footer(shop.siteName),
  };
  return { subject: page.title, text: mailPageText(page), html: mailPage(page) };
}

/** That a voucher somebody keeps is about to end. */
export function voucherEndingMail(
  voucher: { code: string; name: string; endsAt: Date },
  language: Language,
  shop: Shop,
): Written {
  const time = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'vi-VN', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(voucher.endsAt);
  const letter = words[language].voucher(voucher.code, voucher.name, time);
  return written({ ...letter, path: '/profile/vouchers' }, language, shop);
}

/** What became of a review; `reason` is why it was refused. */
export function reviewDecidedMail(
  { product, reason }: { product: string; reason: string | null },
  language: Language,
  shop: Shop,
): Written {
  const say = words[language];
  const letter = reason === null ? say.published(product) : say.refused(product, reason);
  return written({ ...letter, path: '/profile/reviews' }, language, shop);
}
