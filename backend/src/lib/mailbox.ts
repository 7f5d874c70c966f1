import { createHash } from 'node:crypto';

const gmailHosts = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind a normalised address: tags, and dots at Gmail, lead to the same one. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+');
  const host = email.slice(at + 1);
  return gmailHosts.has(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}

/** SHA-256 in hex of the mailbox behind a normalised address. */
export const mailboxHash = (email: string) => createHash('sha256').update(mailboxOf(email)).digest('hex');
