import { Type, type Static, type TSchema } from 'typebox';
import { KeysetMeta, keysetFields } from '../../lib/keyset';

const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Instant = Type.String({ format: 'date-time' });
const Count = Type.Integer({ minimum: 0 });
const text = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*$' });

/** FAILED: given up. */
export const MailState = Type.Enum(['WAITING', 'SENT', 'FAILED'], { $id: 'MailState' });

export const StaffMail = Type.Object(
  {
    id: Type.String(),
    kind: Type.String({ description: 'Such as `order-paid`.' }),
    state: MailState,
    recipient: Type.String({ description: 'Masked for operators: `l***@example.com`.' }),
    subject: Nullable(Type.String({ description: 'Null when the mail holds a key to an account.' })),
    isSecret: Type.Boolean(),
    tries: Count,
    lastError: Nullable(Type.String()),
    createdAt: Instant,
    nextTryAt: Nullable(Instant),
    sentAt: Nullable(Instant),
  },
  { $id: 'StaffMail' },
);
export type StaffMail = Static<typeof StaffMail>;

export const StaffMailDetail = Type.Object(
  {
    ...StaffMail.properties,
    text: Nullable(Type.String({ description: 'Without the keys of its links; null of a secret mail.' })),
  },
  { $id: 'StaffMailDetail' },
);
export type StaffMailDetail = Static<typeof StaffMailDetail>;

export const StaffMailPage = Type.Object(
  {
    data: Type.Array(StaffMail),
    meta: KeysetMeta,
    counts: Type.Object({ WAITING: Count, FAILED: Count }, { description: 'Up to 1.000 each.' }),
    kinds: Type.Array(Type.String(), { description: 'Of the mails that are kept.' }),
  },
  { $id: 'StaffMailPage' },
);
export type StaffMailPage = Static<typeof StaffMailPage>;

export const StaffMailsQuery = Type.Object(
  {
    state: Type.Optional(Type.Enum(['WAITING', 'SENT', 'FAILED'])),
    kind: Type.Optional(Type.String({ pattern: '^[a-z][a-z-]{0,59}$' })),
    recipient: Type.Optional({ ...text(300), description: 'The whole address.' }),
    ...keysetFields,
  },
  { additionalProperties: false },
);
export type StaffMailsQuery = Static<typeof StaffMailsQuery>;

export const MailParams = Type.Object({ id: text(60) });
