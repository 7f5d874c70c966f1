import { Type, type Static } from 'typebox';
import { StaffFlashSaleBody } from '../flash-sales/staff-flash-sales.schema';
import { Instant, Nullable } from '../offers/offers.schema';
import { appliedFields, lines, PriceStep, text, Uuid, VoucherReason } from '../pricing/pricing.schema';
import { StaffPromotionBody } from '../promotions/staff-promotions.schema';
import { StaffVoucherBody } from '../vouchers/staff-vouchers.schema';

const closed = { additionalProperties: false };

export const SimulationBody = Type.Object(
  {
    draft: Type.Object(
      {
        id: Type.Optional({ ...Uuid, description: 'Of the stored offer that the draft changes.' }),
        voucher: Type.Optional(StaffVoucherBody),
        promotion: Type.Optional(StaffPromotionBody),
        flashSale: Type.Optional(StaffFlashSaleBody),
      },
      { ...closed, description: 'Exactly one of the three.' },
    ),
    carts: Type.Optional(
      Type.Array(Type.Object({ name: Type.Optional(text(80)), lines }, closed), {
        minItems: 1,
        maxItems: 10,
        description: 'Without them, carts that are made of what the draft holds for.',
      }),
    ),
  },
  { ...closed, $id: 'SimulationBody' },
);
export type SimulationBody = Static<typeof SimulationBody>;

export const SampleCartName = Type.Enum(['ONE', 'SEVERAL', 'MIXED', 'LARGE', 'JUST_ENOUGH', 'OUTSIDE'], {
  $id: 'SampleCartName',
  description: 'JUST_ENOUGH reaches the minimum of the draft; OUTSIDE has nothing that it holds for.',
});
export type SampleCartName = Static<typeof SampleCartName>;

export const SimulationWarning = Type.Object(
  {
    code: Type.Enum(['FREE_ORDER', 'BELOW_FLOOR', 'NO_EFFECT', 'BEATEN', 'DISPLACES', 'STACKS'], {
      description:
        'FREE_ORDER: the goods cost nothing. BELOW_FLOOR: less than the set part of their usual price. NO_EFFECT: the draft changes nothing. BEATEN: another offer takes more off. DISPLACES: another offer no longer applies. STACKS: others apply as well.',
    }),
    names: Type.Array(Type.String(), { description: 'Of the other offers.' }),
    reasonCode: Type.Optional(VoucherReason),
    percent: Type.Optional(Type.Integer({ description: 'What is left of the usual price.' })),
  },
  { $id: 'SimulationWarning' },
);
export type SimulationWarning = Static<typeof SimulationWarning>;

export const SimulatedPrice = Type.Object(
  {
    ...appliedFields,
    subtotal: Type.Integer(),
    discount: Type.Integer(),
    grandTotal: Type.Integer(),
    trace: Type.Array(PriceStep),
  },
  { $id: 'SimulatedPrice', description: 'Without delivery.' },
);
export type SimulatedPrice = Static<typeof SimulatedPrice>;

export const SimulatedCart = Type.Object(
  {
    sample: Nullable(SampleCartName),
    name: Nullable(Type.String()),
    lines: Type.Array(
      Type.Object({
        infoId: Type.String(),
        name: Type.String(),
        quantity: Type.Integer(),
        usualPrice: Type.Integer(),
      }),
    ),
    usual: Type.Integer({ description: 'What the goods cost without any offer.' }),
    without: SimulatedPrice,
    with: SimulatedPrice,
    saves: Type.Integer({
      description: 'Đồng that the cart costs less with the draft; negative when it costs more.',
    }),
    bestVoucher: Nullable(
      Type.Object(
        { code: Type.String(), name: Type.String(), grandTotal: Type.Integer() },
        { description: 'Of the public vouchers, the one that takes most off beside the draft.' },
      ),
    ),
    warnings: Type.Array(SimulationWarning),
  },
  { $id: 'SimulatedCart' },
);
export type SimulatedCart = Static<typeof SimulatedCart>;

export const Simulation = Type.Object(
  {
    at: { ...Instant, description: 'The moment that is looked at: now, or when the draft begins.' },
    floorPercent: Type.Integer(),
    carts: Type.Array(SimulatedCart),
    totals: Type.Object({
      without: Type.Integer(),
      with: Type.Integer(),
      saves: Type.Integer(),
      applied: Type.Integer({ description: 'Carts that the draft made cheaper or gave a gift.' }),
    }),
  },
  { $id: 'Simulation' },
);
export type Simulation = Static<typeof Simulation>;
