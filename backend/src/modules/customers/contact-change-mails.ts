import type { Language } from '../../lib/language';
import { mailHtml, mailText } from '../outbox/mail-html';
import type { Mail } from '../outbox/outbox.service';
import type { ContactKind } from './customers.tables';

interface Context {
  changeId: string;
  kind: ContactKind;
  to: string;
  language: Language;
  siteName: string;
}

const words = {
  vi: {
    hello: 'Chào bạn,',
    codeSubject: (code: string, name: string) => `${code} là mã xác nhận ${name} của bạn`,
    code: {
      EMAIL: (code: string) => `Mã để dùng địa chỉ email này cho tài khoản của bạn là ${code}.`,
      PHONE: (code: string) => `Mã để đổi số điện thoại của tài khoản là ${code}.`,
    },
    life: 'Mã có hiệu lực trong 10 phút. Đừng đưa mã cho bất kỳ ai, kể cả người tự xưng là nhân viên cửa hàng.',
    notYou: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: không có gì thay đổi.',
    takenSubject: (name: string) => `Chưa đổi được thông tin liên hệ tại ${name}`,
    taken: {
      EMAIL:
        'Có người vừa xin dùng địa chỉ này cho một tài khoản khác, nhưng địa chỉ đã thuộc tài khoản của bạn. Không có gì thay đổi.',
      PHONE:
        'Số điện thoại bạn vừa nhập đang thuộc một tài khoản khác nên không dùng được. Hãy nhập số khác.',
    },
    changedSubject: (name: string) => `Email tài khoản ${name} của bạn đã được đổi`,
    changed: (target: string) => `Từ nay bạn đăng nhập bằng ${target}. Địa chỉ này không còn dùng được nữa.`,
    changedNotYou: 'Nếu không phải bạn đổi, hãy liên hệ với chúng tôi ngay.',
  },
  en: {
    hello: 'Hello,',
    codeSubject: (code: string, name: string) => `${code} is your ${name} code`,
    code: {
      EMAIL: (code: string) => `The code to use this email address for your account is ${code}.`,
      PHONE: (code: string) => `The code to change the phone number of your account is ${code}.`,
    },
    life: 'It works for 10 minutes. Give it to nobody, not even to someone who says they work for the shop.',
    notYou: 'If you did not ask for it, ignore this mail: nothing changes.',
    takenSubject: (name: string) => `Your contact details at ${name} were not changed`,
    taken: {
      EMAIL:
        'Someone asked to use this address for another account, but it belongs to your account. Nothing changes.',
      PHONE: 'The phone number you entered belongs to another account and cannot be used. Enter another one.',
    },
    changedSubject: (name: string) => `The email address of your ${name} account has changed`,
    changed: (target: string) => `From now on you sign in with ${target}. This address no longer works.`,
    changedNotYou: 'If it was not you, contact us at once.',
  },
};

/** The code, to where it proves something: a new address itself, else the account's. */
export function codeMail({ changeId, kind, to, language, siteName }: Context, code: string): Mail {
  const say = words[language];
  const parts = [say.hello, say.code[kind](code), say.life, say.notYou];
  return {
    key: `contact-code:${changeId}`,
    kind: 'contact-code',
    to,
    isSecret: true,
    subject: say.codeSubject(code, siteName),
    text: mailText(parts),
    html: mailHtml(parts, language),
  };
}

/** Instead of a code, where only the mailbox may learn that somebody has it already. */
export function takenMail({ changeId, kind, to, language, siteName }: Context): Mail {
  const say = words[language];
  const parts = [say.hello, say.taken[kind]];
  return {
    key: `contact-taken:${changeId}`,
    kind: 'contact-taken',
    to,
    subject: say.takenSubject(siteName),
    text: mailText(parts),
    html: mailHtml(parts, language),
  };
}

/** To the address that was left, so that its owner hears of it. */
export function changedMail(
  { changeId, to, language, siteName }: Omit<Context, 'kind'>,
  target: string,
): Mail {
  const say = words[language];
  const parts = [say.hello, say.changed(masked(target)), say.changedNotYou];
  return {
    key: `contact-changed:${changeId}`,
    kind: 'contact-changed',
    to,
    subject: say.changedSubject(siteName),
    text: mailText(parts),
    html: mailHtml(parts, language),
  };
}

/** `l***@example.com`: enough to know one's own by. */
export const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***');
