import { packData, unpackData, type PackedData } from './packed-data';

const picture = { url: '/api/main/media/1', width: 1200, height: 1500 };
const products = [
  { id: '1', name: 'Áo thun', sale: null, picture, colors: [{ name: 'Đỏ', rgb: '#f00' }] },
  {
    id: '2',
    name: 'Robot',
    sale: { price: 1 },
    picture,
    colors: [
      { name: 'Cam', rgb: '#f80' },
      { name: 'Xanh', rgb: '#00f' },
    ],
  },
];

test('keys and what occurs again are sent once, at any depth', () => {
  expect(packData({ page: { data: products } })).toEqual({
    keys: [
      ['page'],
      ['data'],
      ['id', 'name', 'sale', 'picture', 'colors'],
      ['url', 'width', 'height'],
      ['name', 'rgb'],
      ['price'],
    ],
    shared: [[4, '/api/main/media/1', 1200, 1500]],
    root: [
      1,
      [
        2,
        [
          0,
          [3, '1', 'Áo thun', null, { $: 0 }, [0, [5, 'Đỏ', '#f00']]],
          [3, '2', 'Robot', [6, 1], { $: 0 }, [0, [5, 'Cam', '#f80'], [5, 'Xanh', '#00f']]],
        ],
      ],
    ],
  });
});

test('a text that occurs again is sent once where that is shorter', () => {
  expect(packData(['Giày sneaker', 'Áo', 'Giày sneaker', 'Áo'])).toEqual({
    keys: [],
    shared: ['Giày sneaker'],
    root: [0, { $: 0 }, 'Áo', { $: 0 }, 'Áo'],
  });
});

test.each([
  ['products', products],
  ['the same product in two lists', { hot: products, new: [...products, products[0]] }],
  ['what occurs again within what occurs again', [[[picture], 'a'], [[picture], 'a'], [picture]]],
  ['lists in lists', [[{ a: 1 }, { a: 2 }], [{ a: 3 }, { a: 4 }], []]],
  ['lists and objects that look alike', [[], {}, [[]], [{}], { 0: 'a' }, ['a'], [1, 'a'], [0]]],
  [
    'keys in another order',
    [
      { a: 1, b: 2 },
      { b: 3, a: 4 },
    ],
  ],
  ['a key with a comma', [{ 'a,b': 1 }, { a: 1, b: 2 }]],
  ['a number and its text', ['1234567890', 1234567890, '1234567890', 1234567890, true, 'true']],
  ['values that JSON leaves out', [{ a: undefined }, { a: 1 }, undefined]],
  ['objects with the key of a reference', [{ $: 0 }, { $: 'a' }, { $: 0 }, { $: { $: 0 } }]],
  ['a key that objects have', JSON.parse('[{"__proto__":{"a":1}},{"constructor":1}]') as unknown],
  ['a text', 'Áo'],
  ['nothing', null],
])('%s are read as they were sent', (_what, value) => {
  const sent = JSON.parse(JSON.stringify(packData(value))) as PackedData;

  expect(JSON.stringify(unpackData(sent))).toBe(JSON.stringify(value));
});
