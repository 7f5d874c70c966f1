import type { Language } from '../../lib/language';
import { mailUntil } from '../mail/mail-time';
import { pageAddress, renderMail, type RenderedMail } from '../mail/render-mail';

interface Shop {
  publicUrl: string;
  siteName: string;
}

/** That a voucher somebody keeps is about to end. */
export function voucherEndingMail(
  { code, name, endsAt }: { code: string; name: string; endsAt: Date },
  language: Language,
  { publicUrl, siteName }: Shop,
): RenderedMail {
  const values = { siteName, code, name, until: mailUntil(endsAt, language) };
  const button = pageAddress(publicUrl, language, '/profile/vouchers');
  return renderMail('notification.voucherEnding', { values, button }, language);
}

/** What became of a review; `reason` is why it was refused. */
export function reviewDecidedMail(
  { product, reason }: { product: string; reason: string | null },
  language: Language,
  { publicUrl, siteName }: Shop,
): RenderedMail {
  const button = pageAddress(publicUrl, language, '/profile/reviews');
  return reason === null
    ? renderMail('notification.reviewPublished', { values: { siteName, product }, button }, language)
    : renderMail('notification.reviewRefused', { values: { siteName, product, reason }, button }, language);
}
