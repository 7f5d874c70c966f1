import { Type, type Static } from 'typebox';
import { KeysetMeta, keysetFields } from '../../lib/keyset';
import { Count, Instant, Nullable } from '../offers/offers.schema';
import { text } from '../pricing/pricing.schema';

export const ContactStatus = Type.Enum(['NEW', 'ANSWERED', 'CLOSED'], { $id: 'ContactStatus' });

const line = Nullable(Type.String());
export const StaffContact = Type.Object(
  {
    id: Type.String(),
    ticket: Type.String(),
    kind: Type.Enum(['CONTACT', 'QUICK_CONSULTATION']),
    status: ContactStatus,
    fullName: Type.String(),
    email: line,
    phone: line,
    company: line,
    businessName: line,
    subject: line,
    message: Type.String(),
    language: Type.Enum(['vi', 'en']),
    note: Nullable(Type.String({ description: 'Of the shop alone.' })),
    version: Type.Integer({ description: 'To be sent with a change.' }),
    createdAt: Instant,
  },
  { $id: 'StaffContact' },
);
export type StaffContact = Static<typeof StaffContact>;

export const StaffContactDetail = Type.Object(
  {
    ...StaffContact.properties,
    answers: Type.Array(Type.Object({ id: Type.String(), message: Type.String(), at: Instant })),
  },
  { $id: 'StaffContactDetail' },
);
export type StaffContactDetail = Static<typeof StaffContactDetail>;

export const StaffContactPage = Type.Object(
  {
    data: Type.Array(StaffContact),
    meta: KeysetMeta,
    counts: Type.Object({ NEW: Count, ANSWERED: Count, CLOSED: Count }),
  },
  { $id: 'StaffContactPage' },
);
export type StaffContactPage = Static<typeof StaffContactPage>;

export const StaffContactsQuery = Type.Object(
  {
    status: Type.Optional(Type.Enum(['NEW', 'ANSWERED', 'CLOSED'])),
    kind: Type.Optional(Type.Enum(['CONTACT', 'QUICK_CONSULTATION'])),
    search: Type.Optional(text(100)),
    ...keysetFields,
  },
  { additionalProperties: false },
);
export type StaffContactsQuery = Static<typeof StaffContactsQuery>;

export const ContactParams = Type.Object({ id: text(60) });
const version = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

export const ChangeContact = Type.Object(
  { status: Type.Enum(['NEW', 'ANSWERED', 'CLOSED']), note: text(2000), version },
  { $id: 'ChangeContact', additionalProperties: false },
);
export type ChangeContact = Static<typeof ChangeContact>;

export const AnswerContact = Type.Object(
  { message: text(5000), version },
  { $id: 'AnswerContact', additionalProperties: false },
);
export type AnswerContact = Static<typeof AnswerContact>;
