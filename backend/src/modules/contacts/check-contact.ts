import type { FieldError } from '../../lib/errors';
import type { Checked } from '../../lib/contact';
import { normaliseEmail } from '../../lib/email';
import { checkFullName } from '../../lib/person-name';
import { normalisePhone } from '../../lib/phone';
import { plainLines, plainText } from '../../lib/plain-text';
import type { ContactBody } from './contacts.schema';
import type { ContactRequestsTable } from './contacts.tables';

export type CheckedContact = Pick<
  ContactRequestsTable,
  'kind' | 'fullName' | 'email' | 'phone' | 'company' | 'businessName' | 'subject' | 'message'
>;

const MAX_LINE_LENGTH = 150;
const MAX_MESSAGE_LENGTH = 5000;

/** What somebody wrote to the shop, as it is stored, or everything that is wrong with it at once. */
export function checkContact(body: ContactBody): Checked<CheckedContact> {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: FieldError['code']) => void errors.push({ field, code });

  const name = checkFullName(body.fullName);
  if ('problem' in name) refuse('fullName', name.problem);
  const reached =
    body.emailOrPhone === undefined ? bothOf(body, refuse) : eitherOf(body.emailOrPhone, refuse);
  const line = (field: 'company' | 'businessName' | 'subject'): string | null => {
    const text = plainText(body[field] ?? '');
    if (text === null) refuse(field, 'invalid');
    else if (text.length > MAX_LINE_LENGTH) refuse(field, 'maxLength');
    return text || null;
  };
  const message = plainLines(body.message);
  if (message === null) refuse('message', 'invalid');
  else if (message === '') refuse('message', 'required');
  else if (message.length > MAX_MESSAGE_LENGTH) refuse('message', 'maxLength');

  const value: CheckedContact = {
    kind: body.emailOrPhone === undefined ? 'CONTACT' : 'QUICK_CONSULTATION',
    fullName: 'name' in name ? name.name : '',
    ...reached,
    company: line('company'),
    businessName: line('businessName'),
    subject: line('subject'),
    message: message ?? '',
  };
  return errors.length === 0 ? { ok: true, value } : { ok: false, errors };
}

type Refuse = (field: string, code: FieldError['code']) => void;
type Reached = Pick<CheckedContact, 'email' | 'phone'>;

function bothOf({ email = '', phoneNumber = '' }: ContactBody, refuse: Refuse): Reached {
  const reached = { email: normaliseEmail(email), phone: normalisePhone(phoneNumber) };
  if (!reached.email) refuse('email', email.trim() === '' ? 'required' : 'invalid');
  if (!reached.phone) refuse('phoneNumber', phoneNumber.trim() === '' ? 'required' : 'invalid');
  return reached;
}

function eitherOf(text: string, refuse: Refuse): Reached {
  const email = text.includes('@') ? normaliseEmail(text) : null;
  const phone = text.includes('@') ? null : normalisePhone(text);
  if (!email && !phone) refuse('emailOrPhone', text.trim() === '' ? 'required' : 'invalid');
  return { email, phone };
}
