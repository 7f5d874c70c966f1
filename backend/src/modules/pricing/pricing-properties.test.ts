import fc from 'fast-check';
import {
  aFlashOffer,
  aGiftPromotion,
  anOrderPromotion,
  aQuantityPromotion,
  aVoucherRule,
} from '../../testing/price-rules';
import { amountOf } from './price-lines';
import { priceOf, type PricedQuote } from './pricing';
import type { OrderedLine, PriceRules, PromotionRule } from '../offers/price-rules';
import { quoteHash } from './quote-hash';
import { percentOf, refundOf } from './shares';

const now = new Date('2026-01-15T03:00:00Z');
const PRODUCTS = ['p0', 'p1', 'p2'];
const CATEGORIES = ['c0', 'c1'];

const money = fc.oneof(
  fc.integer({ min: 0, max: 2_000_000 }),
  fc.integer({ min: 0, max: 2_000 }),
  fc.constant(1),
);
const limit = fc.option(fc.integer({ min: 0, max: 12 }));
const quantity = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 999 }));
const line: fc.Arbitrary<OrderedLine> = fc.record({
  infoId: fc.integer({ min: 0, max: 9 }).map((n) => `v${n}`),
  quantity,
  unitPrice: money,
  productId: fc.constantFrom(...PRODUCTS),
  categoryIds: fc.uniqueArray(fc.constantFrom(...CATEGORIES)),
});
const lines = fc.uniqueArray(line, { selector: ({ infoId }) => infoId, minLength: 1, maxLength: 8 });

const percent = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10);
const discount = fc.oneof(
  fc.record({ kind: fc.constant('PERCENT' as const), value: percent, maxDiscount: fc.option(money) }),
  fc.record({ kind: fc.constant('FIXED' as const), value: money, maxDiscount: fc.constant(null) }),
  fc.record({
    kind: fc.constant('QUANTITY' as const),
    value: fc.integer({ min: 1, max: 3 }),
    maxDiscount: fc.constant(null),
  }),
);
const conditions = {
  productIds: fc.uniqueArray(fc.constantFrom(...PRODUCTS), { maxLength: 1 }),
  categoryIds: fc.uniqueArray(fc.constantFrom(...CATEGORIES), { maxLength: 1 }),
  minSubtotal: fc.option(money),
  minQuantity: fc.option(fc.integer({ min: 1, max: 6 })),
  quotaLeft: limit,
  customerLeft: limit,
};
const promised = {
  ...conditions,
  id: fc.integer({ min: 0, max: 99 }).map((n) => `r${n}`),
  priority: fc.integer({ min: 0, max: 2 }),
  isExclusiveWithVoucher: fc.boolean(),
};
const promotion: fc.Arbitrary<PromotionRule> = fc.oneof(
  fc
    .record({ ...promised, discount, isCombinable: fc.boolean() })
    .map((given) => aQuantityPromotion({ ...given, minQuantity: given.minQuantity ?? 4 })),
  fc.record({ ...promised, discount }).map(anOrderPromotion),
  fc
    .record({
      ...promised,
      gifts: fc.array(
        fc.record({
          infoId: fc.integer({ min: 0, max: 11 }).map((n) => `v${n}`),
          quantity: fc.integer({ min: 1, max: 3 }),
          unitPrice: fc.constant(5_000),
          stock: fc.integer({ min: 0, max: 15 }),
        }),
        { maxLength: 3 },
      ),
    })
    .map(aGiftPromotion),
);
const flashOffer = fc
  .record({
    infoId: fc.integer({ min: 0, max: 9 }).map((n) => `v${n}`),
    flashSaleId: fc.constantFrom('s1', 's2', 's3'),
    rule: fc.oneof(
      fc.record({ kind: fc.constant('PERCENT' as const), value: percent }),
      fc.record({ kind: fc.constantFrom('FIXED_PRICE' as const, 'SUBTRACT' as const), value: money }),
    ),
    quotaLeft: limit,
    customerLeft: limit,
  })
  .map(({ rule, ...given }) => aFlashOffer({ ...given, ...rule }));
const voucher = fc
  .record({ ...conditions, discount, isFirstOrderOnly: fc.boolean() })
  .map((given) => aVoucherRule(given));
const rules: fc.Arbitrary<PriceRules> = fc.record(
  {
    shippingFee: fc.option(fc.integer({ min: 0, max: 100_000 })),
    flashOffers: fc.uniqueArray(flashOffer, { selector: (o) => o.infoId + o.flashSaleId, maxLength: 10 }),
    promotions: fc.uniqueArray(promotion, { selector: ({ id }) => id, maxLength: 8 }),
    voucher,
    isFirstOrder: fc.boolean(),
  },
  { requiredKeys: ['shippingFee'] },
);

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const offersOf = ({ lines: priced }: PricedQuote) => priced.flatMap(({ offers }) => offers);

test('nothing is ever negative or broken, and every đồng of the total is in a line or the fee', () => {
  fc.assert(
    fc.property(lines, rules, (given, offered) => {
      const quote = priceOf(given, offered, now);

      for (const priced of quote.lines) {
        const amounts = [
          priced.usualPrice,
          priced.unitPrice,
          priced.lineTotal,
          priced.discount,
          amountOf(priced),
        ];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        const saved = sum(priced.offers.map(({ amount }) => amount));
        expect(priced.usualPrice * priced.quantity - saved).toBe(amountOf(priced));
        if (priced.isGift) expect([priced.unitPrice, amountOf(priced)]).toEqual([0, 0]);
      }
      expect(sum(quote.lines.map(({ lineTotal }) => lineTotal))).toBe(quote.subtotal);
      expect(sum(quote.lines.map((priced) => priced.discount))).toBe(quote.discount);
      expect(quote.grandTotal).toBe(sum(quote.lines.map(amountOf)) + (quote.shippingFee ?? 0));
    }),
    { numRuns: 10_000 },
  );
});

test('what is told of the offers is what they took off: promotions, the voucher, the trace', () => {
  fc.assert(
    fc.property(lines, rules, (given, offered) => {
      const quote = priceOf(given, offered, now);
      const amountIn = (step: string) => quote.trace.find((row) => row.step === step)?.amount ?? NaN;
      const taken = (type: string) =>
        sum(offersOf(quote).flatMap((offer) => (offer.type === type ? offer.amount : [])));

      expect(0 - amountIn('FLASH_SALE')).toBe(taken('FLASH_SALE'));
      expect(0 - amountIn('QUANTITY_PROMOTION')).toBe(taken('QUANTITY_BASED'));
      expect(0 - amountIn('ORDER_PROMOTION')).toBe(taken('ORDER_BASED'));
      expect(0 - amountIn('VOUCHER')).toBe(quote.appliedVoucherOrder?.discountPrice ?? 0);
      expect(taken('VOUCHER')).toBe(quote.appliedVoucherOrder?.discountPrice ?? 0);
      expect(sum(quote.promotionAppliedOrder.map(({ discountPrice }) => discountPrice))).toBe(
        taken('QUANTITY_BASED') + taken('ORDER_BASED'),
      );
      expect(quote.trace.at(-1)?.after).toBe(quote.grandTotal);
      expect(quote.trace).toHaveLength(7);
      expect(!!offered.voucher).toBe(!!quote.appliedVoucherOrder || !!quote.voucherRefusal);
    }),
    { numRuns: 2000 },
  );
});

test('no offer is given more often than is left of it, to all and to this customer', () => {
  fc.assert(
    fc.property(lines, rules, (given, offered) => {
      const quote = priceOf(given, offered, now);
      const left = (rule: { quotaLeft: number | null; customerLeft: number | null } | undefined) =>
        Math.min(rule?.quotaLeft ?? Infinity, rule?.customerLeft ?? Infinity);

      for (const { infoId, offers } of quote.lines) {
        for (const { type, id, quantity: units } of offers) {
          if (type !== 'FLASH_SALE') continue;
          const sale = offered.flashOffers?.find((one) => one.flashSaleId === id && one.infoId === infoId);
          expect(units).toBeLessThanOrEqual(left(sale));
        }
      }
      for (const rule of offered.promotions ?? []) {
        const uses = offersOf(quote).filter(({ id }) => id === rule.id);
        const isOfUnits = rule.type === 'QUANTITY_BASED';
        expect(
          isOfUnits ? sum(uses.map((use) => use.quantity)) : Math.min(1, uses.length),
        ).toBeLessThanOrEqual(left(rule));
      }
      if (quote.appliedVoucherOrder) expect(left(offered.voucher)).toBeGreaterThan(0);
      const gifts = quote.lines.filter(({ isGift }) => isGift);
      for (const { infoId, quantity: free } of gifts) {
        const bought = given.find((one) => one.infoId === infoId)?.quantity ?? 0;
        const stock = (offered.promotions ?? []).flatMap((rule) =>
          rule.type === 'GIFT_PRODUCT' ? rule.gifts.filter((gift) => gift.infoId === infoId) : [],
        );
        expect(free + bought).toBeLessThanOrEqual(Math.max(...stock.map((gift) => gift.stock)));
      }
    }),
    { numRuns: 3000 },
  );
});

test('anyone who puts the same goods into the cart in another order pays the same for each of them', () => {
  fc.assert(
    fc.property(
      lines.chain((given) =>
        fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
      ),
      rules,
      ([given, shuffled], offered) => {
        const [one, other] = [priceOf(given, offered, now), priceOf(shuffled, offered, now)];

        expect(quoteHash(other)).toBe(quoteHash(one));
        expect(other.trace).toEqual(one.trace);
        expect(other.lines.slice(0, given.length).map(({ infoId }) => infoId)).toEqual(
          shuffled.map(({ infoId }) => infoId),
        );
      },
    ),
    { numRuns: 1500 },
  );
});

test('of offers that are listed in another order a cart gets the same ones', () => {
  fc.assert(
    fc.property(lines, rules, (given, offered) => {
      const turned = {
        ...offered,
        flashOffers: [...(offered.flashOffers ?? [])].reverse(),
        promotions: [...(offered.promotions ?? [])].reverse(),
      };
      expect(quoteHash(priceOf(given, turned, now))).toBe(quoteHash(priceOf(given, offered, now)));
    }),
    { numRuns: 1000 },
  );
});

test('giving a voucher never makes an order dearer', () => {
  fc.assert(
    fc.property(lines, rules, voucher, (given, { voucher: _other, ...offered }, mine) => {
      const withVoucher = priceOf(given, { ...offered, voucher: mine }, now);
      expect(withVoucher.grandTotal).toBeLessThanOrEqual(priceOf(given, offered, now).grandTotal);
    }),
    { numRuns: 1500 },
  );
});

test('in a flash sale more units never cost less, and no unit more than its usual price', () => {
  fc.assert(
    fc.property(lines, fc.array(flashOffer, { maxLength: 10 }), (given, flashOffers) => {
      const more = given.map((one, at) => (at === 0 ? { ...one, quantity: one.quantity + 1 } : one));
      const [less, then] = [given, more].map((some) => priceOf(some, { shippingFee: 0, flashOffers }, now));
      const usual = sum(given.map((one) => one.quantity * one.unitPrice));

      expect(then?.grandTotal).toBeGreaterThanOrEqual(less?.grandTotal ?? NaN);
      expect(less?.grandTotal).toBeLessThanOrEqual(usual);
    }),
    { numRuns: 1500 },
  );
});

test('a percentage without conditions never makes a fuller cart cheaper', () => {
  fc.assert(
    fc.property(lines, percent, percent, (given, one, two) => {
      const offered: PriceRules = {
        shippingFee: 0,
        promotions: [anOrderPromotion({ discount: { kind: 'PERCENT', value: one, maxDiscount: null } })],
        voucher: aVoucherRule({ discount: { kind: 'PERCENT', value: two, maxDiscount: null } }),
      };
      const more = given.map((line, at) => (at === 0 ? { ...line, quantity: line.quantity + 1 } : line));
      // Each step rounds each line by less than one đồng.
      expect(priceOf(more, offered, now).grandTotal).toBeGreaterThanOrEqual(
        priceOf(given, offered, now).grandTotal - 2,
      );
    }),
    { numRuns: 1000 },
  );
});

test('however goods are returned, in the end exactly what they cost has come back', () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(lines, rules, pieces, (given, offered, sizes) => {
      const quote = priceOf(given, offered, now);
      let refunded = 0;
      for (const priced of quote.lines) {
        let returned = 0;
        for (let turn = 0; returned < priced.quantity; turn++) {
          const units = Math.min(sizes[turn % sizes.length] ?? 1, priced.quantity - returned);
          const back = refundOf(amountOf(priced), { quantity: priced.quantity, returned }, units);
          expect(back).toBeGreaterThanOrEqual(0);
          refunded += back;
          returned += units;
        }
      }
      expect(refunded).toBe(quote.grandTotal - (quote.shippingFee ?? 0));
    }),
    { numRuns: 1000 },
  );
});

test('a percentage voucher takes its share of every line, and over all lines never more than its cap', () => {
  fc.assert(
    fc.property(lines, percent, fc.option(money), (given, value, maxDiscount) => {
      const rule = aVoucherRule({ discount: { kind: 'PERCENT', value, maxDiscount } });

      const quote = priceOf(given, { shippingFee: 0, voucher: rule }, now);

      const shares = given.map((one) => percentOf(one.quantity * one.unitPrice, value));
      const expected = Math.min(sum(shares), maxDiscount ?? Infinity);
      expect(quote.appliedVoucherOrder?.discountPrice ?? 0).toBe(expected);
      expect(sum(quote.lines.map(({ discount }) => discount))).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});
