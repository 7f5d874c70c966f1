import { applyToCart, readCart, type CartLine } from './cart';

const shirt: CartLine = { infoId: 'shirt', quantity: 1, isOrder: true, priceSeen: 199000 };
const robot: CartLine = { infoId: 'robot', quantity: 2, isOrder: false, priceSeen: 890000 };

test('adding what is in the cart already raises its quantity', () => {
  const carts = applyToCart([shirt], {
    kind: 'add',
    line: { infoId: 'shirt', quantity: 2, priceSeen: 189000 },
  });

  expect(carts).toEqual([{ ...shirt, quantity: 3, priceSeen: 189000 }]);
});

test('a new product is added at the end and ticked', () => {
  const carts = applyToCart([shirt], {
    kind: 'add',
    line: { infoId: 'robot', quantity: 1, priceSeen: 890000 },
  });

  expect(carts[1]).toEqual({ infoId: 'robot', quantity: 1, isOrder: true, priceSeen: 890000 });
});

test('buying now ticks that line alone', () => {
  const carts = applyToCart([shirt], {
    kind: 'buyNow',
    line: { infoId: 'robot', quantity: 1, priceSeen: 1 },
  });

  expect(carts.map(({ infoId, isOrder }) => [infoId, isOrder])).toEqual([
    ['shirt', false],
    ['robot', true],
  ]);
});

test('ordered lines leave the cart and the others stay', () => {
  const tickedSince: CartLine = { ...shirt, infoId: 'cap' };

  const carts = applyToCart([shirt, robot, tickedSince], { kind: 'removeOrdered', infoIds: ['shirt'] });

  expect(carts).toEqual([robot, tickedSince]);
});

test('a removed line comes back where it was', () => {
  const without = applyToCart([shirt, robot], { kind: 'remove', infoId: 'shirt' });

  expect(applyToCart(without, { kind: 'restore', line: shirt, index: 0 })).toEqual([shirt, robot]);
});

test('a removed line that was put into the cart again meanwhile does not come back beside it', () => {
  const again = { ...shirt, quantity: 3 };

  expect(applyToCart([robot, again], { kind: 'restore', line: shirt, index: 0 })).toEqual([robot, again]);
});

test.each([0, -1, 1.5, 1e9, Number.NaN])(
  'a quantity of %d becomes a whole number from 1 to 999',
  (quantity) => {
    const [line] = applyToCart([shirt], { kind: 'setQuantity', infoId: 'shirt', quantity });

    expect(Number.isInteger(line?.quantity)).toBe(true);
    expect(line?.quantity).toBeGreaterThanOrEqual(1);
    expect(line?.quantity).toBeLessThanOrEqual(999);
  },
);

test.each([
  ['no array', { a: 1 }],
  ['a text', 'hello'],
  ['null', null],
  ['lines of wrong types', [1, null, {}, { infoId: 5, quantity: 1 }, { infoId: 'a', quantity: '2' }]],
  ['a forged prototype', JSON.parse('[{"__proto__":{"infoId":"x","quantity":1}}]')],
])('%s in storage is an empty cart', (_what, value) => {
  expect(readCart(value)).toEqual([]);
});

test('valid stored lines survive invalid ones beside them', () => {
  expect(readCart([null, shirt, { infoId: 'b', quantity: 1e12 }])).toEqual([
    shirt,
    { infoId: 'b', quantity: 999, isOrder: true, priceSeen: 0 },
  ]);
});
