import type { Language } from '../../lib/language';
import type { SiteName } from '../../lib/module';
import { mailTime } from '../mail/mail-time';
import { mailText } from '../mail/mail-texts';
import { pageAddress, renderMail, type MailData } from '../mail/render-mail';
import type { MailToWrite } from '../outbox/outbox.service';
import type { StaffRole } from './auth.tables';
import type { Device } from './devices';

interface Reader {
  email: string;
  language: Language;
}
interface Keyed extends Reader {
  /** One mail per key. */
  key: string;
}

type MailKind =
  | 'verify'
  | 'reset'
  | 'invited'
  | 'password-changed'
  | 'new-device'
  | 'guesses'
  | 'locked'
  | 'phone-taken'
  | 'already';

export type AccountMails = ReturnType<typeof createAccountMails>;

/** What people are written about their accounts. Links lead to pages with a button: programs open links of mails. */
export function createAccountMails({ publicUrl, siteName }: { publicUrl: string; siteName: SiteName }) {
  const mail =
    (
      { key, email, language }: Keyed,
      kind: MailKind,
      { path, facts }: { path?: string } & Pick<MailData, 'facts'> = {},
    ): MailToWrite =>
    async (tx) => {
      const button = path && pageAddress(publicUrl, language, path);
      const values = { siteName: await siteName(tx) };
      return {
        key: `account:${kind}:${key}`,
        kind: `account-${kind}`,
        to: email,
        ...renderMail(`account.${kind}`, { values, button, ...(facts && { facts }) }, language),
      };
    };

  /** Every mail with a link has a token of its own; its key must not tell it. */
  const withToken = (reader: Reader, token: string): Keyed => ({
    ...reader,
    key: `${reader.email}:${token.slice(0, 8)}`,
  });
  const secret =
    (written: MailToWrite): MailToWrite =>
    async (tx) => ({ ...(await written(tx)), isSecret: true });
  const whenFact = (at: Date, language: Language) => ({
    name: mailText('account.when', language),
    text: mailTime(at, language),
  });

  return {
    verify: (reader: Reader, token: string) =>
      secret(
        mail(withToken(reader, token), 'verify', {
          path: `/verify-account?token=${token}`,
        }),
      ),

    reset: (reader: Reader, token: string) =>
      secret(mail(withToken(reader, token), 'reset', { path: `/reset-password?token=${token}` })),

    /** To whom an administrator wants among the staff. */
    invited: (reader: Reader, token: string, role: StaffRole) =>
      secret(
        mail(withToken(reader, token), 'invited', {
          path: invitationPath(token),
          facts: [
            {
              name: mailText('account.role', reader.language),
              text: mailText(`account.roles.${role}`, reader.language),
            },
          ],
        }),
      ),

    /** The address that an invitation leads to. */
    invitationLink: (token: string, language: Language) =>
      pageAddress(publicUrl, language, invitationPath(token)),

    passwordChanged: (to: Keyed & { at: Date }) =>
      mail(to, 'password-changed', {
        facts: [whenFact(to.at, to.language)],
        path: '/forgot-password',
      }),

    newDevice: (to: Keyed & { device: Device; at: Date }) =>
      mail(to, 'new-device', {
        facts: [
          { name: mailText('account.device', to.language), text: deviceText(to.device, to.language) },
          whenFact(to.at, to.language),
        ],
        path: '/forgot-password',
      }),

    /** Somebody used up the wrong passwords of the account. */
    guesses: (to: Keyed) => mail(to, 'guesses', { path: '/forgot-password' }),

    /** To the owner of a locked account, where the page must not tell that it is. */
    locked: (to: Keyed) => mail(to, 'locked'),

    /** To whom the page must not tell that there is an account with the number. */
    phoneTaken: (to: Keyed) => mail(to, 'phone-taken', { path: '/profile/personal' }),

    /** To anyone who signs up again where the page must not tell that there is an account. */
    already: (to: Keyed) => mail(to, 'already', { path: '/login' }),
  };
}

const invitationPath = (token: string) => `/reset-password?token=${token}`;

function deviceText({ browser, system }: Device, language: Language): string {
  if (browser && system) return mailText('account.deviceOn', language, { browser, system });
  return browser ?? system ?? mailText('account.unknownDevice', language);
}
