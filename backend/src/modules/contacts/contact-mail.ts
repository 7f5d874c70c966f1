import type { Language } from '../../lib/language';
import { mailText } from '../mail/mail-texts';
import { renderMail } from '../mail/render-mail';
import type { Mail } from '../outbox/outbox.service';
import type { CheckedContact } from './check-contact';

/** A message as it was sent. */
export type SentContact = CheckedContact & { ticket: string; language: Language };

/** What the shop's own people read. */
const LANGUAGE = 'vi';

/** What the shop's own people are written, in their language; an answer to it goes to anyone who asked. */
export function contactMail(request: SentContact, shopEmail: string): Mail {
  const { ticket, kind, fullName, email, phone, company, businessName, subject, message, language } = request;
  const facts = (
    [
      ['contact.facts.ticket', ticket],
      ['contact.facts.fullName', fullName],
      ['contact.facts.email', email],
      ['contact.facts.phone', phone],
      ['contact.facts.company', company],
      ['contact.facts.businessName', businessName],
      ['contact.facts.language', mailText(`contact.languages.${language}`, LANGUAGE)],
      ['contact.facts.topic', subject],
    ] as const
  ).flatMap(([name, text]) => (text ? [{ name: mailText(name, LANGUAGE), text }] : []));
  const values = { ticket, kind: mailText(`contact.kinds.${kind}`, LANGUAGE), about: subject ?? fullName };
  return {
    key: `contact:${ticket}`,
    kind: 'contact',
    to: shopEmail,
    ...renderMail('contact.request', { values, facts, blocks: [{ kind: 'text', text: message }] }, LANGUAGE),
    ...(email && { replyTo: email }),
  };
}

/** What the shop writes back, to where the message came from and in its language. */
export const contactAnswerMail = (
  { ticket, fullName, message, language }: Pick<SentContact, 'ticket' | 'fullName' | 'message' | 'language'>,
  answer: { id: string; text: string; to: string },
  shop: { siteName: string; email: string },
): Mail => ({
  key: `contact-answer:${answer.id}`,
  kind: 'contact-answer',
  to: answer.to,
  replyTo: shop.email,
  ...renderMail(
    'contact.answer',
    {
      values: { siteName: shop.siteName, ticket, fullName },
      blocks: [
        { kind: 'text', text: answer.text },
        { kind: 'text', text: `${mailText('contact.youWrote', language)}\n${message}` },
      ],
    },
    language,
  ),
});
