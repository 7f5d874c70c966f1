import fc from 'fast-check';
import { mergeLines, priceOf } from './pricing';
import { quoteHash } from './quote-hash';

const now = new Date('2026-01-15T03:00:00Z');
const line = fc.record({
  infoId: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 999 }),
  unitPrice: fc.integer({ min: 0, max: 200_000_000 }),
  isGift: fc.constant(false),
});
const lines = fc.array(line, { maxLength: 30 });
const shippingFee = fc.option(fc.integer({ min: 0, max: 1_000_000 }));

test('a total is the sum of its lines and the fee, whole and never negative', () => {
  fc.assert(
    fc.property(lines, shippingFee, (given, fee) => {
      const { subtotal, grandTotal } = priceOf(given, { shippingFee: fee }, now);
      const sum = given.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
      expect(subtotal).toBe(sum);
      expect(grandTotal).toBe(sum + (fee ?? 0));
      expect(Number.isSafeInteger(grandTotal) && grandTotal >= 0).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('the trace has a place for every step and ends with the total', () => {
  fc.assert(
    fc.property(lines, shippingFee, (given, fee) => {
      const { trace, grandTotal } = priceOf(given, { shippingFee: fee }, now);
      expect(trace.map(({ step }) => step)).toEqual([
        'BASE',
        'FLASH_SALE',
        'QUANTITY_PROMOTION',
        'ORDER_PROMOTION',
        'VOUCHER',
        'SHIPPING',
        'REWARD',
      ]);
      expect(trace.reduce((sum, { amount }) => sum + amount, 0)).toBe(grandTotal);
      expect(trace.at(-1)?.after).toBe(grandTotal);
    }),
  );
});

test('a reward balance pays for goods, never for delivery, and never more than they cost', () => {
  const balance = fc.integer({ min: 0, max: 2_000_000_000 });
  fc.assert(
    fc.property(lines, shippingFee, balance, (given, fee, rewardBalance) => {
      const without = priceOf(given, { shippingFee: fee }, now);
      const { lines: priced, trace, grandTotal } = priceOf(given, { shippingFee: fee, rewardBalance }, now);
      const paid = Math.min(rewardBalance, without.subtotal);

      expect(grandTotal).toBe(without.grandTotal - paid);
      expect(trace.at(-1)).toEqual({ step: 'REWARD', amount: 0 - paid, after: grandTotal });
      expect(priced.every(({ lineTotal, discount }) => discount >= 0 && discount <= lineTotal)).toBe(true);
    }),
  );
});

test('the hash names a price: the order of the lines does not matter, everything else does', () => {
  const a = { infoId: 'a', quantity: 1, unitPrice: 100, isGift: false };
  const b = { infoId: 'b', quantity: 2, unitPrice: 50, isGift: false };
  const hashOf = (given: (typeof a)[], fee: number | null) =>
    quoteHash(priceOf(given, { shippingFee: fee }, now));
  const hash = hashOf([a, b], 10);

  expect(hashOf([b, a], 10)).toBe(hash);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const others = [
    hashOf([a, b], 11),
    hashOf([a, b], null),
    hashOf([a], 10),
    hashOf([a, { ...b, quantity: 1 }], 10),
    hashOf([a, { ...b, unitPrice: 51 }], 10),
  ];
  expect(new Set([hash, ...others]).size).toBe(6);
});

test('lines of the same variant are one line, whatever the case of its id', () => {
  expect(
    mergeLines([
      { infoId: 'AA', quantity: 1 },
      { infoId: 'b', quantity: 2 },
      { infoId: 'aa', quantity: 3 },
    ]),
  ).toEqual([
    { infoId: 'aa', quantity: 4 },
    { infoId: 'b', quantity: 2 },
  ]);
});
