import type { ProductInfo } from '@storefront/shared/contracts';
import { aProductDetail, black, white } from '../testing/builders';
import { adjusted, choicesOf, choose, variantName, variantShown } from './variant';

const product = aProductDetail();
const [blackM, blackL, whiteM, whiteL] = product.infos as [
  ProductInfo,
  ProductInfo,
  ProductInfo,
  ProductInfo,
];

test('the address names the variant; an unknown name means the first that can be bought', () => {
  const soldOutFirst = { ...product, infos: [whiteM, blackL] };

  expect(variantShown(product, 'shirt-white-l')).toBe(whiteL);
  expect(variantShown(product, 'nobody')).toBe(blackM);
  expect(variantShown(soldOutFirst, null)).toBe(blackL);
  expect(variantShown({ ...product, infos: [whiteM] }, null)).toBe(whiteM);
  expect(variantShown({ ...product, infos: [] }, null)).toBeNull();
});

const priced = (infos: [price: number, stock: number][]) => ({
  ...product,
  infos: infos.map(([price, stock], at) => ({ ...blackM, infoId: String(at), price, stock })),
});
test.each([
  [
    'the cheapest',
    [
      [300, 1],
      [200, 1],
      [250, 1],
    ],
    1,
  ],
  [
    'the cheapest that is in stock',
    [
      [300, 1],
      [200, 0],
      [250, 1],
    ],
    2,
  ],
  [
    'the one in stock, however cheap the sold-out ones are',
    [
      [200, 0],
      [100, 0],
      [900, 1],
    ],
    2,
  ],
  [
    'the first of those that cost the same',
    [
      [200, 0],
      [300, 1],
      [300, 1],
    ],
    1,
  ],
  [
    'the cheapest of all when all are sold out',
    [
      [300, 0],
      [200, 0],
      [250, 0],
    ],
    1,
  ],
] as [string, [number, number][], number][])(
  'without a name in the address a colour opens with %s',
  (_what, infos, at) => {
    expect(variantShown(priced(infos), null)?.infoId).toBe(String(at));
  },
);

test('another colour keeps the size when it can be bought in it', () => {
  expect(choose(product, blackL, 'color', white.rgb)).toBe(whiteL);
});

test('another colour brings another size when the size is sold out in it', () => {
  const next = choose(product, blackM, 'color', white.rgb);

  expect(next).toBe(whiteL);
  expect(adjusted(product, blackM, next, 'color').map(({ key }) => key)).toEqual(['size']);
});

test('a colour that is sold out in every size can be chosen all the same', () => {
  const soldOut = { ...product, infos: [blackM, blackL, whiteM] };

  expect(choose(soldOut, blackM, 'color', white.rgb)).toBe(whiteM);
  expect(choose(soldOut, blackL, 'color', white.rgb)).toBe(whiteM);
});

test('what is sold out with the chosen colour is marked', () => {
  expect(choicesOf(product, whiteL, 'size')).toEqual([
    { value: 'M', label: 'M', isUnavailable: true },
    { value: 'L', label: 'L', isUnavailable: false },
  ]);
});

test('a robot of one kind has no choices and no name of its own', () => {
  const robot = { infos: product.infos.slice(0, 1), attributes: [] };

  expect(choicesOf(robot, blackM, 'color')).toEqual([]);
  expect(variantName(robot, blackM)).toBe('');
  expect(variantName(product, blackM)).toBe(`${black.name}, M`);
});
