import { returnableUnits } from './returnable-units';

const bought = { id: 'line-1', quantity: 2, isGift: false, refundedUnits: 0 };

test('units that nobody asked for yet can go back, and gifts only with what they came with', () => {
  expect(returnableUnits(bought, [], [])).toBe(2);
  expect(returnableUnits({ ...bought, refundedUnits: 1 }, [], [])).toBe(1);
  expect(returnableUnits({ ...bought, isGift: true }, [], [])).toBe(0);
});
