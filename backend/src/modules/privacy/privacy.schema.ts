import { Type, type Static } from 'typebox';

const Instant = Type.String({ format: 'date-time' });

export const ConsentBody = Type.Object(
  { analytics: Type.Boolean(), marketing: Type.Boolean() },
  { $id: 'ConsentBody', additionalProperties: false },
);
export type ConsentBody = Static<typeof ConsentBody>;

export const Consent = Type.Object(
  {
    analytics: Type.Boolean(),
    marketing: Type.Boolean(),
    decidedAt: Type.Optional(Instant),
  },
  { $id: 'Consent', description: 'Without `decidedAt` nobody has answered yet.' },
);
export type Consent = Static<typeof Consent>;

export const PersonalExport = Type.Object(
  {
    exportedAt: Instant,
    sections: Type.Record(Type.String(), Type.Unknown()),
  },
  { $id: 'PersonalExport', description: 'All that the shop keeps of the account, section by section.' },
);
export type PersonalExport = Static<typeof PersonalExport>;

export const DeleteAccountBody = Type.Object(
  { password: Type.String({ maxLength: 200 }) },
  { $id: 'DeleteAccountBody', additionalProperties: false },
);

export const DeletionScheduled = Type.Object(
  { dueAt: Type.String({ format: 'date-time', description: 'Until then, signing in takes it back.' }) },
  { $id: 'DeletionScheduled' },
);
export type DeletionScheduled = Static<typeof DeletionScheduled>;
