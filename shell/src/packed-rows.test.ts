import { packRows, unpackRows } from './packed-rows';

const products = [
  { id: '1', name: 'Áo thun', sale: null, colors: [{ name: 'Đỏ', rgb: '#f00' }] },
  {
    id: '2',
    name: 'Robot',
    sale: { price: 1 },
    colors: [
      { name: 'Cam', rgb: '#f80' },
      { name: 'Xanh', rgb: '#00f' },
    ],
  },
];

test('a list of objects with the same keys names them once, at any depth', () => {
  expect(packRows({ page: { data: products } })).toEqual({
    page: {
      data: {
        $rows: [
          ['id', 'name', 'sale', 'colors'],
          ['1', 'Áo thun', null, [{ name: 'Đỏ', rgb: '#f00' }]],
          [
            '2',
            'Robot',
            { price: 1 },
            {
              $rows: [
                ['name', 'rgb'],
                ['Cam', '#f80'],
                ['Xanh', '#00f'],
              ],
            },
          ],
        ],
      },
    },
  });
});

test.each([
  ['products', products],
  ['lists in lists', [[{ a: 1 }, { a: 2 }], [{ a: 3 }, { a: 4 }], []]],
  ['objects of other keys', [{ a: 1 }, { b: 2 }]],
  ['objects with a key more', [{ a: 1 }, { a: 2, b: 3 }]],
  [
    'keys in another order',
    [
      { a: 1, b: 2 },
      { b: 3, a: 4 },
    ],
  ],
  ['objects without keys', [{}, {}]],
  ['objects and what is none', [{ a: 1 }, null, 'a', 1, true]],
  ['lists whose indexes are keys of an object', [{ 0: 'a' }, ['b']]],
  ['a key with a comma', [{ 'a,b': 1 }, { a: 1, b: 2 }]],
  ['values that JSON leaves out', [{ a: undefined }, { a: 1 }]],
  ['objects with the key of packed lists', { $rows: 'a', b: { $rows: 1 }, c: { $rows: [], d: 1 } }],
  ['a text', 'Áo'],
  ['nothing', null],
])('%s are read as they were sent', (_what, value) => {
  const sent: unknown = JSON.parse(JSON.stringify(packRows(value)));

  expect(JSON.stringify(unpackRows(sent))).toBe(JSON.stringify(value));
});
