import { mailHtml, mailText, type MailPart } from '../outbox/mail-html';
import type { Mail } from '../outbox/outbox.service';
import type { ContactRequestsTable } from './contacts.tables';

const kinds = { CONTACT: 'Liên hệ', QUICK_CONSULTATION: 'Tư vấn nhanh' };

/** What the shop's own people are written, in their language; an answer to it goes to whoever asked. */
export function contactMail(request: ContactRequestsTable, shopEmail: string): Mail {
  const { ticket, kind, fullName, email, phone, company, businessName, subject, message, language } = request;
  const facts = [
    ['Mã yêu cầu', ticket],
    ['Họ và tên', fullName],
    ['Email', email],
    ['Điện thoại', phone],
    ['Công ty', company],
    ['Tên kinh doanh', businessName],
    ['Ngôn ngữ', language === 'en' ? 'Tiếng Anh' : 'Tiếng Việt'],
    ['Chủ đề', subject],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const parts: MailPart[] = [facts.join('\n'), message];
  return {
    key: `contact:${ticket}`,
    kind: 'contact',
    to: shopEmail,
    subject: `[${ticket}] ${kinds[kind]}: ${subject ?? fullName}`,
    text: mailText(parts),
    html: mailHtml(parts, 'vi'),
    ...(email && { replyTo: email }),
  };
}
