import type { Language } from '../../lib/language';
import { mailPage, mailPageText, type MailBlock } from '../outbox/mail-page';
import type { Mail } from '../outbox/outbox.service';
import { accountMailWords, type AccountMailWords } from './account-mail-words';
import type { Device } from './devices';

interface Reader {
  email: string;
  language: Language;
}
interface Keyed extends Reader {
  /** One mail per key. */
  key: string;
}
interface Saying {
  subject: string;
  texts: string[];
  button?: { text: string; path: string };
  facts?: { name: string; text: string }[];
  /** What stands below the button. */
  last?: string;
}

export type AccountMails = ReturnType<typeof createAccountMails>;

/** What people are written about their accounts. Links lead to pages with a button: programs open links of mails. */
export function createAccountMails({ publicUrl, siteName }: { publicUrl: string; siteName: string }) {
  const linkTo = (language: Language, path: string) => `${publicUrl}${language === 'en' ? '/en' : ''}${path}`;

  function mail(
    { key, email, language }: Keyed,
    kind: string,
    say: (words: AccountMailWords) => Saying,
  ): Mail {
    const words = accountMailWords[language];
    const { subject, texts, button, facts, last } = say(words);
    const blocks: MailBlock[] = [
      ...[words.hello, ...texts].map((text) => ({ kind: 'text' as const, text })),
      ...(facts ? [{ kind: 'facts' as const, facts }] : []),
      ...(button
        ? [{ kind: 'button' as const, text: button.text, href: linkTo(language, button.path) }]
        : []),
      ...(last ? [{ kind: 'text' as const, text: last }] : []),
    ];
    const page = {
      siteName,
      language,
      title: subject,
      preview: texts[0] ?? subject,
      blocks,
      footer: words.footer(siteName),
    };
    return {
      key: `account:${kind}:${key}`,
      kind: `account-${kind}`,
      to: email,
      subject,
      text: mailPageText(page),
      html: mailPage(page),
    };
  }

  /** Every mail with a link has a token of its own; its key must not tell it. */
  const withToken = (reader: Reader, token: string): Keyed => ({
    ...reader,
    key: `${reader.email}:${token.slice(0, 8)}`,
  });
  const secret = (written: Mail): Mail => ({ ...written, isSecret: true });

  return {
    verify: (reader: Reader, token: string) =>
      secret(
        mail(withToken(reader, token), 'verify', ({ verify, notYou }) => ({
          subject: verify.subject(siteName),
          texts: [verify.text(siteName)],
          button: { text: verify.button, path: `/verify-account?token=${token}` },
          last: notYou,
        })),
      ),

    reset: (reader: Reader, token: string) =>
      secret(
        mail(withToken(reader, token), 'reset', ({ reset }) => ({
          subject: reset.subject(siteName),
          texts: [reset.text(siteName)],
          button: { text: reset.button, path: `/reset-password?token=${token}` },
          last: reset.notYou,
        })),
      ),

    passwordChanged: (to: Keyed & { at: Date }) =>
      mail(to, 'password-changed', ({ passwordChanged, when }) => ({
        subject: passwordChanged.subject(siteName),
        texts: [passwordChanged.text],
        facts: [{ name: when, text: timeText(to.at, to.language) }],
        button: { text: passwordChanged.button, path: '/forgot-password' },
        last: passwordChanged.notYou,
      })),

    newDevice: (to: Keyed & { device: Device; at: Date }) =>
      mail(to, 'new-device', ({ newDevice, when, which, deviceText }) => ({
        subject: newDevice.subject(siteName),
        texts: [newDevice.text],
        facts: [
          { name: which, text: deviceText(to.device) },
          { name: when, text: timeText(to.at, to.language) },
        ],
        button: { text: newDevice.button, path: '/forgot-password' },
        last: newDevice.notYou,
      })),

    /** Somebody used up the wrong passwords of the account. */
    guesses: (to: Keyed) =>
      mail(to, 'guesses', ({ guesses }) => ({
        subject: guesses.subject(siteName),
        texts: [guesses.text, guesses.harmless],
        button: { text: guesses.button, path: '/forgot-password' },
        last: guesses.notYou,
      })),

    /** To the owner of a locked account, where the page must not tell that it is. */
    locked: (to: Keyed) =>
      mail(to, 'locked', ({ locked, notYou }) => ({
        subject: locked.subject(siteName),
        texts: [locked.text],
        last: notYou,
      })),

    /** To whom the page must not tell that there is an account with the number. */
    phoneTaken: (to: Keyed) =>
      mail(to, 'phone-taken', ({ phoneTaken }) => ({
        subject: phoneTaken.subject(siteName),
        texts: [phoneTaken.text],
        button: { text: phoneTaken.button, path: '/profile/personal' },
      })),

    /** To whoever signs up again where the page must not tell that there is an account. */
    already: (to: Keyed) =>
      mail(to, 'already', ({ already, notYou }) => ({
        subject: already.subject(siteName),
        texts: [already.text(siteName)],
        button: { text: already.button, path: '/login' },
        last: notYou,
      })),
  };
}

const timeText = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'vi-VN', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(at);
