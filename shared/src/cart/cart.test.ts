import { applyToCart, readCart, type CartLine, type CartOperation } from './cart';

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

const cap: CartLine = { infoId: 'cap', quantity: 998, isOrder: false, priceSeen: 50000 };

test.each<[string, CartOperation, CartLine[]]>([
  [
    'more than the most of one product is added',
    { kind: 'add', line: { infoId: 'cap', quantity: 5, priceSeen: 1 } },
    [shirt, { ...cap, quantity: 999, isOrder: true, priceSeen: 1 }],
  ],
  [
    'less than one is added',
    { kind: 'add', line: { infoId: 'robot', quantity: 0, priceSeen: 1 } },
    [shirt, cap, { infoId: 'robot', quantity: 1, isOrder: true, priceSeen: 1 }],
  ],
  [
    'what is there is bought now',
    { kind: 'buyNow', line: { infoId: 'cap', quantity: 1, priceSeen: 1 } },
    [
      { ...shirt, isOrder: false },
      { ...cap, quantity: 999, isOrder: true, priceSeen: 1 },
    ],
  ],
  ['a line is removed', { kind: 'remove', infoId: 'shirt' }, [cap]],
  ['a line comes back to the middle', { kind: 'restore', line: robot, index: 1 }, [shirt, robot, cap]],
  ['a line comes back to the end', { kind: 'restore', line: robot, index: 7 }, [shirt, cap, robot]],
  [
    'a quantity is set',
    { kind: 'setQuantity', infoId: 'cap', quantity: 999 },
    [shirt, { ...cap, quantity: 999 }],
  ],
  [
    'a line is ticked',
    { kind: 'select', infoIds: ['cap'], isOrder: true },
    [shirt, { ...cap, isOrder: true }],
  ],
  [
    'a line is unticked',
    { kind: 'select', infoIds: ['shirt'], isOrder: false },
    [{ ...shirt, isOrder: false }, cap],
  ],
  ['a price is seen', { kind: 'seePrices', prices: { cap: 45000 } }, [shirt, { ...cap, priceSeen: 45000 }]],
  ['an order takes what is not ticked', { kind: 'removeOrdered', infoIds: ['shirt', 'cap'] }, [cap]],
  ['it is cleared', { kind: 'clear' }, []],
])('when %s, the rest of the cart stays', (_what, operation, carts) => {
  expect(applyToCart([shirt, cap], operation)).toEqual(carts);
});

test('a cart of 100 lines takes no other, and more of what it has', () => {
  const full = Array.from({ length: 100 }, (_, index) => ({ ...shirt, infoId: String(index) }));
  const add = (infoId: string) =>
    applyToCart(full, { kind: 'add', line: { infoId, quantity: 1, priceSeen: 199000 } });

  expect(add('100')).toEqual(full);
  expect(add('99').at(-1)).toEqual({ ...shirt, infoId: '99', quantity: 2 });
  expect(applyToCart(full.slice(1), { kind: 'add', line: { ...shirt, infoId: '100' } })).toHaveLength(100);
  expect(readCart([...full, { ...shirt, infoId: '100' }])).toEqual(full);
});

test.each([
  [{ infoId: 'a', quantity: 0 }, null],
  [{ infoId: '', quantity: 1 }, null],
  [{ infoId: 'x'.repeat(65), quantity: 1 }, null],
  [
    { infoId: 'x'.repeat(64), quantity: 1 },
    { quantity: 1, isOrder: true, priceSeen: 0 },
  ],
  [
    { infoId: 'a', quantity: 2, isOrder: false, priceSeen: 7 },
    { quantity: 2, isOrder: false, priceSeen: 7 },
  ],
  [
    { infoId: 'a', quantity: 2, priceSeen: 0.5 },
    { quantity: 2, isOrder: true, priceSeen: 0 },
  ],
])('the stored line %j is read as %j', (stored, read) => {
  expect(readCart([stored])).toEqual(read ? [{ infoId: stored.infoId, ...read }] : []);
});
