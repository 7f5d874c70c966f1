import { Type, type Static } from 'typebox';
import { PageMeta } from '../../lib/envelope';
import { Count, Instant, Nullable, page } from '../offers/offers.schema';
import { text } from '../pricing/pricing.schema';

/** NEW waits for the shop. A REJECTED provider may apply again; a LOCKED one may do nothing. */
export const ProviderStatus = Type.Enum(['NEW', 'APPROVED', 'REJECTED', 'LOCKED'], { $id: 'ProviderStatus' });
export type ProviderStatus = Static<typeof ProviderStatus>;

const MAX_BUSINESS_NAME = 120;
const MAX_DESCRIPTION = 2000;

const details = {
  businessName: text(MAX_BUSINESS_NAME),
  taxCode: Type.Optional({ ...text(20), description: 'Ten digits, ten and three, or twelve.' }),
  phone: text(40),
  website: Type.Optional({ ...text(300), description: 'http or https.' }),
  description: text(MAX_DESCRIPTION),
};

export const RegisterProvider = Type.Object(
  { ...details, acceptTerms: Type.Literal(true) },
  { $id: 'RegisterProvider', additionalProperties: false },
);
export type RegisterProvider = Static<typeof RegisterProvider>;

export const RegisteredProvider = Type.Object(
  { providerId: Type.String(), status: ProviderStatus },
  { $id: 'RegisteredProvider' },
);
export type RegisteredProvider = Static<typeof RegisteredProvider>;

export const ChangeProvider = Type.Object(
  { ...details, version: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) },
  { $id: 'ChangeProvider', additionalProperties: false },
);
export type ChangeProvider = Static<typeof ChangeProvider>;

export const Provider = Type.Object(
  {
    id: Type.String(),
    businessName: Type.String({ description: 'What visitors read.' }),
    nameWanted: Nullable(Type.String({ description: 'The name that waits for the decision of staff.' })),
    taxCode: Nullable(Type.String()),
    phone: Type.String({ description: 'E.164' }),
    website: Nullable(Type.String()),
    description: Type.String(),
    status: ProviderStatus,
    reason: Nullable(Type.String({ description: 'Why it was rejected or locked.' })),
    version: Type.Integer({ description: 'To be sent with a change.' }),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { $id: 'Provider' },
);
export type Provider = Static<typeof Provider>;

export const StaffProvider = Type.Object(
  {
    ...Provider.properties,
    userId: Nullable(Type.String({ description: 'Null when the account was deleted.' })),
    email: Nullable(Type.String()),
  },
  { $id: 'StaffProvider' },
);
export type StaffProvider = Static<typeof StaffProvider>;

export const StaffProviderDetail = Type.Object(
  {
    ...StaffProvider.properties,
    events: Type.Array(
      Type.Object({
        status: ProviderStatus,
        by: Type.Enum(['PROVIDER', 'OPERATOR', 'SYSTEM']),
        actorId: Nullable(Type.String()),
        reason: Nullable(Type.String()),
        at: Instant,
      }),
      { description: 'The first is the registration.' },
    ),
  },
  { $id: 'StaffProviderDetail' },
);
export type StaffProviderDetail = Static<typeof StaffProviderDetail>;

export const ProviderCounts = Type.Object(
  { NEW: Count, APPROVED: Count, REJECTED: Count, LOCKED: Count },
  { $id: 'ProviderCounts' },
);
export type ProviderCounts = Static<typeof ProviderCounts>;

export const StaffProviderPage = Type.Object(
  { data: Type.Array(StaffProvider), meta: PageMeta, counts: ProviderCounts },
  { $id: 'StaffProviderPage' },
);
export type StaffProviderPage = Static<typeof StaffProviderPage>;

export const StaffProvidersQuery = Type.Object(
  {
    ...page,
    status: Type.Optional(ProviderStatus),
    search: Type.Optional(text(100)),
    nameWanted: Type.Optional(Type.Boolean({ description: 'true: those whose new name waits.' })),
  },
  { additionalProperties: false },
);
export type StaffProvidersQuery = Static<typeof StaffProvidersQuery>;

export const ProviderParams = Type.Object({ id: text(60) });

const DecidedVersion = Type.Integer({
  minimum: 1,
  maximum: 1_000_000_000,
  description:
    'The version that the decision was made on; 409 EDIT_CONFLICT when the provider changed since.',
});

export const ProviderDecision = Type.Object(
  {
    status: Type.Enum(['APPROVED', 'REJECTED', 'LOCKED']),
    version: DecidedVersion,
    reason: Type.Optional({
      ...text(500),
      description: 'Sent to the provider; REJECTED and LOCKED need one.',
    }),
  },
  { $id: 'ProviderDecision', additionalProperties: false },
);
export type ProviderDecision = Static<typeof ProviderDecision>;

export const NameDecision = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: MAX_BUSINESS_NAME,
      description: 'The name that is decided on; 409 EDIT_CONFLICT when another one waits by now.',
    }),
    accept: Type.Boolean(),
    version: DecidedVersion,
    reason: Type.Optional({ ...text(500), description: 'Sent to the provider; a refusal needs one.' }),
  },
  { $id: 'NameDecision', additionalProperties: false },
);
export type NameDecision = Static<typeof NameDecision>;
