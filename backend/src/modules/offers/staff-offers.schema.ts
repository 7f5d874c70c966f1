import { Type, type Static, type TProperties } from 'typebox';
import { Count, Instant, MAX_MONEY, Nullable, page } from './offers.schema';

const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
});
const closed = { additionalProperties: false };
/** Bounds of what is read at all; what is wrong within them is told field by field afterwards. */
const Amount = Type.Integer({ minimum: -MAX_MONEY, maximum: MAX_MONEY });
const Units = Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 });
export const NullableAmount = Nullable(Amount);
export const NullableUnits = Nullable(Units);
export const OfferUnits = Units;
export const OfferValue = Type.Number({ minimum: -MAX_MONEY, maximum: MAX_MONEY - 1 });
export const OfferText = (description: string) => Type.String({ maxLength: 2_000, description });

/** PLANNED before it begins, RUNNING, ENDED, or OFF when staff have taken it away: then it holds for nobody. */
export const OfferState = Type.Enum(['PLANNED', 'RUNNING', 'ENDED', 'OFF'], { $id: 'OfferState' });
export type OfferState = Static<typeof OfferState>;

/** What every offer has, as staff write it. */
export const offerFields = {
  nameVi: OfferText('Vietnamese name, 120 letters at most.'),
  nameEn: OfferText('English name, 120 letters at most.'),
  startsAt: Instant,
  endsAt: { ...Instant, description: 'The first instant at which it is over.' },
  isActive: Type.Boolean({ description: 'false: it holds for nobody.' }),
};

/** When an offer holds, as staff write it. */
export const conditionFields = {
  minSubtotal: NullableAmount,
  minQuantity: NullableUnits,
  categoryIds: Type.Array(Uuid, { maxItems: 100, uniqueItems: true }),
  productIds: Type.Array(Uuid, { maxItems: 500, uniqueItems: true }),
};

const version = Type.Integer({
  minimum: 1,
  maximum: 2_000_000_000,
  description: 'Of what was changed; another one by now is EDIT_CONFLICT.',
});

/** A change of an offer: all of it, and which version was changed. */
export const changed = <P extends TProperties>(fields: P, id: string) =>
  Type.Object({ ...fields, version }, { ...closed, $id: id });

export const OfferEnd = Type.Object(
  {
    version,
    reason: Type.Optional(Type.String({ maxLength: 300, description: 'Stored in the audit log.' })),
  },
  { ...closed, $id: 'OfferEnd' },
);
export type OfferEnd = Static<typeof OfferEnd>;

/** Any text: one that can be no id is simply not found. */
export const OfferId = Type.Object({ id: Type.String({ maxLength: 200 }) }, closed);

export const WrittenOffer = Type.Object(
  { id: Type.String(), version: Type.Integer() },
  { $id: 'WrittenOffer' },
);
export type WrittenOffer = Static<typeof WrittenOffer>;

export const staffListFields = {
  ...page,
  state: Type.Optional(OfferState),
  search: Type.Optional(Type.String({ maxLength: 200 })),
};

export const OfferCounts = Type.Object(
  { PLANNED: Count, RUNNING: Count, ENDED: Count, OFF: Count },
  { $id: 'OfferCounts', description: 'How many there are in each state.' },
);
export type OfferCounts = Static<typeof OfferCounts>;
