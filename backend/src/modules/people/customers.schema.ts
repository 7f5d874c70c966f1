import { Type, type Static } from 'typebox';
import { keysetFields } from '../../lib/keyset';
import { Count, Instant, Money, Nullable } from '../offers/offers.schema';
import { text } from '../pricing/pricing.schema';

/** UNVERIFIED: the mail address is not confirmed yet. LOCKED: by staff. */
export const AccountStatus = Type.Enum(['UNVERIFIED', 'ACTIVE', 'LOCKED'], { $id: 'AccountStatus' });

export const StaffCustomer = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    phone: Nullable(Type.String({ description: 'E.164' })),
    status: AccountStatus,
    createdAt: Instant,
  },
  { $id: 'StaffCustomer' },
);
export type StaffCustomer = Static<typeof StaffCustomer>;

export const StaffCustomerDetail = Type.Object(
  {
    ...StaffCustomer.properties,
    lockedAt: Nullable(Instant),
    lockReason: Nullable(Type.String()),
    lastSeenAt: Nullable(Instant),
    dob: Nullable(Type.String({ format: 'date' })),
    company: Nullable(Type.String()),
    businessName: Nullable(Type.String()),
    orders: Type.Object({
      count: Count,
      failed: { ...Count, description: 'Cancelled, or refused at the door.' },
      total: { ...Money, description: 'Đồng, without those that failed.' },
      lastAt: Nullable(Instant),
    }),
    addresses: Count,
    returns: Count,
    reviews: Count,
    referral: Nullable(
      Type.Object({
        code: Type.String(),
        joinedAt: Instant,
        invitees: { ...Count, description: 'People who signed up by this member.' },
      }),
    ),
    provider: Nullable(Type.Object({ id: Type.String(), businessName: Type.String() })),
  },
  { $id: 'StaffCustomerDetail' },
);
export type StaffCustomerDetail = Static<typeof StaffCustomerDetail>;

export const StaffCustomersQuery = Type.Object(
  {
    search: Type.Optional({
      ...text(100),
      description: 'Words of names, numbers and addresses, without marks.',
    }),
    status: Type.Optional(Type.Enum(['UNVERIFIED', 'ACTIVE', 'LOCKED'])),
    from: Type.Optional({ ...Instant, description: 'Who signed up since then.' }),
    to: Type.Optional({ ...Instant, description: 'Up to, without it.' }),
    ...keysetFields,
  },
  { additionalProperties: false },
);
export type StaffCustomersQuery = Static<typeof StaffCustomersQuery>;

export const AccountParams = Type.Object({ id: text(60) });

export const AccountLock = Type.Object(
  {
    status: Type.Enum(['LOCKED', 'OPEN']),
    reason: { ...text(500), description: 'For the shop alone; the person is not told.' },
  },
  { $id: 'AccountLock', additionalProperties: false },
);
export type AccountLock = Static<typeof AccountLock>;
