import { Type, type Static, type TSchema } from 'typebox';

const closed = { additionalProperties: false };
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

const Tariff = Type.Object(
  {
    first: Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'For the first weight, in đồng.' }),
    next: Type.Integer({ minimum: 0, maximum: 10_000_000, description: 'For each further step of weight.' }),
    from: Type.Integer({ minimum: 0, maximum: 90, description: 'Days until it arrives, at the earliest.' }),
    to: Type.Integer({ minimum: 0, maximum: 90, description: 'At the latest.' }),
  },
  closed,
);
const ZoneTariffs = Type.Object(
  { STANDARD: orNull(Tariff), EXPRESS: orNull(Tariff) },
  { ...closed, description: 'Null: the method is not offered there.' },
);
/** What it costs to send a parcel. */
export const ShippingSetting = Type.Object({
  shopProvince: Type.String({ pattern: '^[0-9]{2}$', description: 'From where the shop sends.' }),
  firstGrams: Type.Integer({ minimum: 1, maximum: 100_000 }),
  nextGrams: Type.Integer({ minimum: 1, maximum: 100_000 }),
  tariffs: Type.Object(
    { SAME_PROVINCE: ZoneTariffs, SAME_REGION: ZoneTariffs, REMOTE: ZoneTariffs, ABROAD: ZoneTariffs },
    closed,
  ),
});
export type ShippingSetting = Static<typeof ShippingSetting>;
