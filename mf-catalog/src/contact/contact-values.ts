import type { ContactBody } from '@storefront/shared/contracts';
import { email, emailOrPhone, fullName, object, phoneVN, text } from '@storefront/shared/forms';

const maxLineLength = 150;
const maxMessageLength = 5_000;
const line = () => text(maxLineLength).notRequired().default('');

/** By which form is shown: what its fields must hold, and what they hold at first. */
export const contactForms = {
  contact: {
    schema: object({
      fullName: fullName(),
      email: email(),
      phoneNumber: phoneVN(),
      company: line(),
      businessName: line(),
      subject: line(),
      message: text(maxMessageLength),
    }),
    empty: {
      fullName: '',
      email: '',
      phoneNumber: '',
      company: '',
      businessName: '',
      subject: '',
      message: '',
      hp: '',
    },
  },
  quick: {
    schema: object({ fullName: fullName(), emailOrPhone: emailOrPhone(), message: text(maxMessageLength) }),
    empty: { fullName: '', emailOrPhone: '', message: '', hp: '' },
  },
};

export type ContactKind = keyof typeof contactForms;
export type ContactValues = Record<string, string>;

/** What is sent: what was filled in, in the writing that the shop keeps. */
export function toBody(kind: ContactKind, values: ContactValues): ContactBody {
  const {
    fullName: name = '',
    message = '',
    ...rest
  } = contactForms[kind].schema.cast(values) as ContactValues;
  const filled = Object.entries({ ...rest, hp: values['hp'] }).filter(([, value]) => value);
  return { fullName: name, message, ...(Object.fromEntries(filled) as Partial<ContactBody>) };
}
