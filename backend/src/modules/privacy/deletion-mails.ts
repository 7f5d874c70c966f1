import type { Language } from '../../lib/language';
import { pageAddress, renderMail, type RenderedMail } from '../mail/render-mail';
import type { Mail } from '../outbox/outbox.service';

interface Context {
  userId: string;
  email: string;
  language: Language;
  siteName: string;
  publicUrl: string;
  requestedAt: Date;
}

const dayIn = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(at);

export function scheduledMail(context: Context, dueAt: Date): Mail {
  const { language, siteName, publicUrl } = context;
  const values = { siteName, day: dayIn(dueAt, language) };
  const button = pageAddress(publicUrl, language, '/login');
  return mail(context, 'deletion-scheduled', renderMail('deletion.scheduled', { values, button }, language));
}

export function keptMail(context: Context): Mail {
  const { language, siteName } = context;
  return mail(
    context,
    'deletion-taken-back',
    renderMail('deletion.takenBack', { values: { siteName } }, language),
  );
}

const mail = ({ userId, email, requestedAt }: Context, kind: string, rendered: RenderedMail): Mail => ({
  key: `${kind}:${userId}:${requestedAt.getTime()}`,
  kind,
  to: email,
  ...rendered,
});
