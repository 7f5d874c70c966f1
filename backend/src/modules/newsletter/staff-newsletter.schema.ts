import type { Readable } from 'node:stream';
import { Type, type Static } from 'typebox';
import { KeysetMeta, keysetFields } from '../../lib/keyset';
import { Count, Instant, Nullable } from '../offers/offers.schema';
import { text } from '../pricing/pricing.schema';

export const SubscriptionStatus = Type.Enum(['PENDING', 'ACTIVE', 'UNSUBSCRIBED'], {
  $id: 'SubscriptionStatus',
  description: 'PENDING: asked, and not confirmed by the mailbox yet.',
});

export const Subscriber = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    language: Type.Enum(['vi', 'en']),
    status: SubscriptionStatus,
    consentAt: Instant,
    confirmedAt: Nullable(Instant),
    unsubscribedAt: Nullable(Instant),
    createdAt: Instant,
  },
  { $id: 'Subscriber' },
);
export type Subscriber = Static<typeof Subscriber>;

export const SubscriberPage = Type.Object(
  {
    data: Type.Array(Subscriber),
    meta: KeysetMeta,
    counts: Type.Object({ PENDING: Count, ACTIVE: Count, UNSUBSCRIBED: Count }),
  },
  { $id: 'SubscriberPage' },
);
export type SubscriberPage = Static<typeof SubscriberPage>;

const filters = {
  status: Type.Optional(Type.Enum(['PENDING', 'ACTIVE', 'UNSUBSCRIBED'])),
  language: Type.Optional(Type.Enum(['vi', 'en'])),
  search: Type.Optional({ ...text(100), description: 'A part of the address.' }),
};
export const SubscribersQuery = Type.Object({ ...filters, ...keysetFields }, { additionalProperties: false });
export type SubscribersQuery = Static<typeof SubscribersQuery>;

export const SubscriberFileQuery = Type.Object(filters, { additionalProperties: false });
export type SubscriberFileQuery = Static<typeof SubscriberFileQuery>;

export const SubscriberFile = Type.Unsafe<Readable>({ type: 'string' });
export const SubscriberParams = Type.Object({ id: text(60) });
