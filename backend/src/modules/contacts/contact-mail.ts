import { mailText } from '../mail/mail-texts';
import { renderMail } from '../mail/render-mail';
import type { Mail } from '../outbox/outbox.service';
import type { ContactRequestsTable } from './contacts.tables';

/** What the shop's own people read. */
const LANGUAGE = 'vi';

/** What the shop's own people are written, in their language; an answer to it goes to anyone who asked. */
export function contactMail(request: ContactRequestsTable, shopEmail: string): Mail {
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
