import { Type, type Static } from 'typebox';
import { keysetFields } from '../../lib/keyset';

/** What staff write. A module with a new kind of thing adds its word here. */
export const auditEntities = [
  'order',
  'return',
  'review',
  'page',
  'faq',
  'news',
  'reward',
  'payout',
  'product',
  'variant',
  'category',
  'size-guide',
  'stock',
  'import',
  'job',
  'voucher',
  'promotion',
  'flash-sale',
  'provider',
  'membership',
  'solution',
  'solution-request',
  'setting',
  'customer',
  'user',
  'contact',
  'chat-ticket',
  'newsletter',
  'mail',
  'remote',
] as const;
export type AuditEntity = (typeof auditEntities)[number];

const AuditEntitySchema = Type.Unsafe<AuditEntity>({
  $id: 'AuditEntity',
  type: 'string',
  enum: [...auditEntities],
});
const actionPattern = '^[a-z][a-z-]{1,39}$';
const Uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const State = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]);

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    at: Type.String({ format: 'date-time' }),
    actorId: Type.String(),
    actor: Type.Union([Type.String(), Type.Null()], {
      description: 'E-mail address of the account; null when it is there no more.',
    }),
    isCommand: Type.Optional(
      Type.Boolean({
        description: 'Done by a command on the server, whose system account is in `requestId`.',
      }),
    ),
    role: Type.Enum(['OPERATOR', 'ADMIN']),
    action: Type.String({ description: 'Such as `status`, `create` or `refund`.' }),
    entity: AuditEntitySchema,
    entityId: Type.String(),
    before: { ...State, description: 'Only what changed.' },
    after: { ...State, description: 'Only what changed.' },
    reason: Type.Union([Type.String(), Type.Null()]),
    requestId: Type.String(),
  },
  { $id: 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditQuery = Type.Object(
  {
    actor: Type.Optional(Uuid),
    entity: Type.Optional(Type.Enum([...auditEntities])),
    entityId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    action: Type.Optional(Type.String({ pattern: actionPattern })),
    from: Type.Optional(Type.String({ format: 'date-time' })),
    to: Type.Optional(Type.String({ format: 'date-time', description: 'Up to, without it.' })),
    ...keysetFields,
  },
  { additionalProperties: false },
);
export type AuditQuery = Static<typeof AuditQuery>;
