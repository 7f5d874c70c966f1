import { normaliseEmail } from '../../lib/email';
import type { FieldError } from '../../lib/errors';
import type { Checked } from '../../lib/contact';
import { checkFullName } from '../../lib/person-name';
import { normalisePhone } from '../../lib/phone';
import { plainText } from '../../lib/plain-text';
import type { ReferralContactBody } from './referral-contacts.schema';

const MAX_LINE_LENGTH = 200;
/** A cell that spreadsheets run as a formula. */
const formula = /^\s*[=@+\-\t]/;

/** A contact as it is stored. */
export interface StoredContact {
  fullName: string;
  company: string | null;
  businessName: string | null;
  email: string | null;
  phone: string | null;
}

/** Whether a text would be run by a spreadsheet that opens it; telephone numbers begin with a plus, too. */
export const isFormula = (text: string) => formula.test(text);

/** Every wrong field is reported. */
export function checkReferralContact(body: ReferralContactBody): Checked<StoredContact> {
  const errors: FieldError[] = [];
  const name = checkFullName(body.fullName);
  if ('problem' in name) errors.push({ field: 'fullName', code: name.problem });
  const line = (field: 'company' | 'businessName') => {
    const text = plainText(body[field] ?? '');
    if (text === null || isFormula(text)) errors.push({ field, code: 'invalid' });
    else if (text.length > MAX_LINE_LENGTH) errors.push({ field, code: 'maxLength' });
    return text || null;
  };
  const [company, businessName] = [line('company'), line('businessName')];
  const typedEmail = body.email?.trim() ?? '';
  const email = typedEmail === '' ? null : normaliseEmail(typedEmail);
  if (typedEmail !== '' && email === null) errors.push({ field: 'email', code: 'invalid' });
  const typedPhone = body.phoneNumber?.trim() ?? '';
  const phone = typedPhone === '' ? null : normalisePhone(typedPhone);
  if (typedPhone !== '' && phone === null) errors.push({ field: 'phoneNumber', code: 'invalid' });
  if (typedEmail === '' && typedPhone === '') errors.push({ field: 'email', code: 'required' });
  if ('problem' in name || errors.length > 0) return { ok: false, errors };
  return { ok: true, value: { fullName: name.name, company, businessName, email, phone } };
}
