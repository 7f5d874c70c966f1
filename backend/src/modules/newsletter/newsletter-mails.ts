import type { Language } from '../../lib/language';
import { mailText } from '../mail/mail-texts';
import { pageAddress, renderMail } from '../mail/render-mail';
import type { Mail } from '../outbox/outbox.service';

interface MailContext {
  email: string;
  language: Language;
  siteName: string;
  publicUrl: string;
  /** What its links carry; each does one thing. */
  unsubscribeToken: string;
}

const pageIn = ({ publicUrl, language }: MailContext, page: string, token: string) =>
  pageAddress(publicUrl, language, `/newsletter/${page}?token=${token}`);

function mail(context: MailContext, kind: 'confirm' | 'welcome' | 'already', button?: string): Mail {
  const { email, language, siteName, publicUrl, unsubscribeToken } = context;
  const text = mailText('newsletter.unsubscribe', language);
  const href = pageIn(context, 'unsubscribe', unsubscribeToken);
  const data = { values: { siteName }, button, blocks: [{ kind: 'link' as const, text, href }] };
  return {
    // Every mail has a token of its own; the key must not tell it.
    key: `newsletter:${kind}:${email}:${unsubscribeToken.slice(0, 8)}`,
    kind: `newsletter-${kind}`,
    to: email,
    ...renderMail(`newsletter.${kind}`, data, language),
    unsubscribeUrl: `${publicUrl}/api/main/newsletter/unsubscribe?token=${unsubscribeToken}`,
  };
}

/** Asks anyone who reads the mailbox whether they want the newsletter. */
export const confirmMail = (context: MailContext, confirmToken: string) =>
  mail(context, 'confirm', pageIn(context, 'confirm', confirmToken));

export const welcomeMail = (context: MailContext) => mail(context, 'welcome');

/** To somebody who subscribes again: the page says the same to everybody, so that it tells nothing about an address. */
export const alreadyMail = (context: MailContext) => mail(context, 'already');
