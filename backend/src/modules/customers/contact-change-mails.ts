import type { Language } from '../../lib/language';
import { renderMail } from '../mail/render-mail';
import type { Mail } from '../outbox/outbox.service';
import type { ContactKind } from './customers.tables';

interface Context {
  changeId: string;
  kind: ContactKind;
  to: string;
  language: Language;
  siteName: string;
}

/** The code, to where it proves something: a new address itself, else the account's. */
export const codeMail = ({ changeId, kind, to, language, siteName }: Context, code: string): Mail => ({
  key: `contact-code:${changeId}`,
  kind: 'contact-code',
  to,
  isSecret: true,
  ...renderMail(
    'contactChange.code',
    { values: { siteName, code }, paragraphs: [`contactChange.code.${kind}`] },
    language,
  ),
});

/** Instead of a code, where only the mailbox may learn that somebody has it already. */
export const takenMail = ({ changeId, kind, to, language, siteName }: Context): Mail => ({
  key: `contact-taken:${changeId}`,
  kind: 'contact-taken',
  to,
  ...renderMail(
    'contactChange.taken',
    { values: { siteName }, paragraphs: [`contactChange.taken.${kind}`] },
    language,
  ),
});

/** To the address that was left, so that its owner hears of it. */
export const changedMail = (
  { changeId, to, language, siteName }: Omit<Context, 'kind'>,
  target: string,
): Mail => ({
  key: `contact-changed:${changeId}`,
  kind: 'contact-changed',
  to,
  ...renderMail('contactChange.changed', { values: { siteName, target: masked(target) } }, language),
});

/** `l***@example.com`: enough to know one's own by. */
export const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***');
