import type { Language } from '../../lib/language';
import { mailHtml, mailText, type MailPart } from '../outbox/mail-html';
import type { Mail } from '../outbox/outbox.service';

interface Context {
  userId: string;
  email: string;
  language: Language;
  siteName: string;
  publicUrl: string;
  requestedAt: Date;
}

const words = {
  vi: {
    hello: 'Chào bạn,',
    scheduledSubject: (name: string) => `Tài khoản ${name} của bạn sẽ bị xoá`,
    scheduled: (day: string) =>
      `Theo yêu cầu của bạn, tài khoản và dữ liệu cá nhân sẽ bị xoá vào ngày ${day}. Đơn hàng được giữ lại cho sổ sách, không còn tên, địa chỉ và cách liên hệ của bạn.`,
    open: 'Nếu khi đó còn đơn hàng chưa xong, chúng tôi chờ đến khi đơn kết thúc.',
    takeBack: 'Đổi ý? Chỉ cần đăng nhập trước ngày đó, yêu cầu xoá sẽ được huỷ.',
    login: 'Đăng nhập',
    notYou: 'Nếu không phải bạn yêu cầu, hãy đăng nhập và đổi mật khẩu ngay.',
    keptSubject: (name: string) => `Tài khoản ${name} của bạn không bị xoá nữa`,
    kept: 'Bạn đã đăng nhập, nên yêu cầu xoá tài khoản được huỷ. Mọi dữ liệu của bạn vẫn còn.',
    keptNotYou: 'Nếu không phải bạn đăng nhập, hãy đổi mật khẩu ngay.',
  },
  en: {
    hello: 'Hello,',
    scheduledSubject: (name: string) => `Your ${name} account will be deleted`,
    scheduled: (day: string) =>
      `As you asked, your account and personal data will be deleted on ${day}. Orders are kept for the books, without your name, address and contact details.`,
    open: 'If an order is still open by then, we wait until it has ended.',
    takeBack: 'Changed your mind? Sign in before that day, and the deletion is taken back.',
    login: 'Sign in',
    notYou: 'If you did not ask for it, sign in and change your password at once.',
    keptSubject: (name: string) => `Your ${name} account stays`,
    kept: 'You signed in, so the deletion of your account is taken back. All of your data is still there.',
    keptNotYou: 'If it was not you who signed in, change your password at once.',
  },
};

const dayIn = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(at);

export function scheduledMail(context: Context, dueAt: Date): Mail {
  const { language, siteName, publicUrl } = context;
  const say = words[language];
  return written(context, 'deletion-scheduled', say.scheduledSubject(siteName), [
    say.hello,
    say.scheduled(dayIn(dueAt, language)),
    say.open,
    say.takeBack,
    { text: say.login, href: `${publicUrl}${language === 'en' ? '/en' : ''}/login` },
    say.notYou,
  ]);
}

export function keptMail(context: Context): Mail {
  const say = words[context.language];
  return written(context, 'deletion-taken-back', say.keptSubject(context.siteName), [
    say.hello,
    say.kept,
    say.keptNotYou,
  ]);
}

const written = (
  { userId, email, language, requestedAt }: Context,
  kind: string,
  subject: string,
  parts: MailPart[],
): Mail => ({
  key: `${kind}:${userId}:${requestedAt.getTime()}`,
  kind,
  to: email,
  subject,
  text: mailText(parts),
  html: mailHtml(parts, language),
});
