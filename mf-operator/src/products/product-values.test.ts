import { refusedFields, aPicture } from '@storefront/shared/testing';
import { aProduct } from '../testing/goods-builders';
import { bodyOf, emptyProduct, productSchema, valuesOf } from './product-values';

const [variant] = aProduct().variants;
if (!variant) throw new Error('The product has a variant.');
const color = { name: { vi: 'Đen', en: 'Black' }, rgb: '#1c1917' };
const both = { vi: 'Chất liệu', en: 'Material' };
const stored = aProduct({
  status: ['HOT', 'SALE_OFF'],
  brand: 'Nhà Mây',
  priority: 7,
  isActive: false,
  specifications: [{ name: both, value: { vi: 'Bông', en: 'Cotton' } }],
  related: [{ id: 'product-2', name: 'Quần' }],
  relatedIds: ['product-2'],
  pictures: [
    {
      pictureId: 'p1',
      picture: aPicture(),
      alt: { vi: 'Áo', en: 'Shirt' },
      colorRgb: '#1c1917',
      view: 'back',
    },
    { pictureId: 'p2', picture: aPicture(), alt: null, colorRgb: null, view: 'front' },
  ],
  variants: [
    { ...variant, color, originalPrice: 250_000 },
    { ...variant, id: 'variant-2', sku: 'AO-2', size: null, isActive: false },
  ],
});

test('a product that is opened and saved as it is stays as it is', () => {
  expect(bodyOf(valuesOf(stored))).toEqual({
    categoryId: 'category-1',
    slug: 'ao-thun',
    name: { vi: 'Áo thun', en: 'T-shirt' },
    description: { vi: 'Vải dày.', en: 'Thick.' },
    brand: 'Nhà Mây',
    specifications: stored.specifications,
    status: ['HOT', 'SALE_OFF'],
    isActive: false,
    priority: 7,
    relatedIds: ['product-2'],
    variants: [
      {
        id: 'variant-1',
        sku: 'AO-1',
        color,
        size: 'M',
        price: 200_000,
        originalPrice: 250_000,
        isActive: true,
      },
      {
        id: 'variant-2',
        sku: 'AO-2',
        color: null,
        size: null,
        price: 200_000,
        originalPrice: null,
        isActive: false,
      },
    ],
    pictures: [
      { pictureId: 'p1', alt: { vi: 'Áo', en: 'Shirt' }, colorRgb: '#1c1917', view: 'back' },
      { pictureId: 'p2', alt: null, colorRgb: null, view: 'front' },
    ],
  });
});

test('what is left out in English is taken from the Vietnamese, and an empty address from the name', () => {
  const values = valuesOf(stored);
  const [first] = values.variants;
  const [picture] = values.pictures;
  if (!first || !picture) throw new Error('The product has both.');
  const body = bodyOf({
    ...values,
    slug: ' ',
    brand: ' ',
    variants: [{ ...first, sku: ' AO-9 ', size: ' ', color: { ...color, name: { vi: 'Đen', en: '' } } }],
    pictures: [{ ...picture, alt: { vi: 'Áo', en: ' ' } }],
  });

  expect(body).toMatchObject({
    slug: 'ao-thun',
    brand: null,
    variants: [{ sku: 'AO-9', size: null, color: { name: { vi: 'Đen', en: 'Đen' } } }],
    pictures: [{ alt: { vi: 'Áo', en: 'Áo' } }],
  });
});

const refusedIn = (change: object) => refusedFields(productSchema, { ...valuesOf(stored), ...change });
const ofVariant = (change: object) => ({
  variants: valuesOf(stored).variants.map((one, at) => (at === 1 ? { ...one, ...change } : one)),
});

test.each<[object, string[]]>([
  [{}, []],
  [{ slug: 'ao-thun-2', brand: 'x'.repeat(80), priority: '999999999' }, []],
  [{ slug: 'Áo', brand: 'x'.repeat(81), priority: '1000000000' }, ['brand', 'priority', 'slug']],
  [{ slug: 'a--b' }, ['slug']],
  [{ slug: 'a'.repeat(121) }, ['slug']],
  [{ name: { vi: ' ', en: 'x'.repeat(201) } }, ['name.en', 'name.vi']],
  [{ categoryId: '' }, ['categoryId']],
  [{ variants: [] }, ['variants']],
  [ofVariant({ sku: '-AO' }), ['variants[1].sku']],
  [ofVariant({ sku: 'AO_1/2.b' }), []],
  [ofVariant({ price: '' }), ['variants[1].price']],
  [ofVariant({ price: '1,5' }), ['variants[1].price']],
  [ofVariant({ originalPrice: '200000' }), ['variants[1].originalPrice']],
  [ofVariant({ originalPrice: '200001' }), []],
  [ofVariant({ color: { name: { vi: ' ', en: '' }, rgb: '#000000' } }), ['variants[1].color.name.vi']],
  [ofVariant({ color: { name: { vi: 'Đen', en: '' }, rgb: '#00000' } }), ['variants[1].color.rgb']],
  [{ specifications: [{ name: both, value: { vi: '', en: 'x' } }] }, ['specifications[0].value.vi']],
])('a product with %j is refused in %j', async (change, fields) => {
  expect(await refusedIn(change)).toEqual(fields);
});

test('of a new product its names, category, SKU and price are asked for', async () => {
  expect(await refusedFields(productSchema, emptyProduct)).toEqual([
    'categoryId',
    'name.en',
    'name.vi',
    'variants[0].price',
    'variants[0].sku',
  ]);
});
