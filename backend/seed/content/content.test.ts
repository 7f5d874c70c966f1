import sharp from 'sharp';
import { categories } from './categories';
import { drawHero } from './drawings/hero';
import { drawProduct } from './drawings/draw';
import { products } from './products';
import type { DrawingView, Localized } from './types';

const variants = products.flatMap((product) => product.variants);
const fashion = new Set(categories.filter(({ parent }) => parent === 'thoi-trang').map(({ slug }) => slug));

const texts = (product: (typeof products)[number]): Localized[] => [
  product.name,
  product.description,
  ...product.specifications.flatMap(({ name, value }) => [name, value]),
  ...product.variants.flatMap(({ color }) => (color === undefined ? [] : [color.name])),
];

describe('the demo shop', () => {
  test('a visitor finds at least sixty products in eight or more categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(64);
    expect(new Set(products.map(({ category }) => category)).size).toBeGreaterThanOrEqual(8);
  });

  test('every shelf hangs on a shelf that exists and has something on it', () => {
    const slugs = categories.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { slug, parent } of categories) {
      if (parent === undefined)
        expect(categories.filter((child) => child.parent === slug).length).toBeGreaterThanOrEqual(5);
      else {
        expect(slugs).toContain(parent);
        expect(products.some(({ category }) => category === slug)).toBe(true);
      }
    }
    const leaves = new Set(categories.filter(({ parent }) => parent !== undefined).map(({ slug }) => slug));
    expect(products.filter(({ category }) => !leaves.has(category))).toEqual([]);
  });

  test('no two products share an address and no two variants a SKU', () => {
    const slugs = products.map(({ slug }) => slug);
    const skus = variants.map(({ sku }) => sku);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(skus).size).toBe(skus.length);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(skus.filter((sku) => !/^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(sku))).toEqual([]);
  });

  test.each(products.map((product) => [product.slug, product] as const))(
    'a customer reads %s in both languages and can choose',
    (_, product) => {
      expect(product.variants.length).toBeGreaterThanOrEqual(2);
      expect(product.variants.length).toBeLessThanOrEqual(9);
      expect(product.specifications.length).toBeGreaterThanOrEqual(4);
      expect(product.specifications.length).toBeLessThanOrEqual(8);
      for (const text of texts(product)) {
        for (const words of [text.vi, text.en]) {
          expect(words.trim()).not.toBe('');
          expect(words).toBe(words.normalize('NFC'));
          expect(words).not.toContain('!');
        }
      }
      const choices = product.variants.map(({ color, size }) => `${color?.rgb ?? ''} ${size ?? ''}`);
      expect(new Set(choices).size).toBe(choices.length);
    },
  );

  test('every price is in whole thousands, and what is on sale was dearer before', () => {
    for (const product of products) {
      for (const { sku, price, originalPrice, stock } of product.variants) {
        expect({ sku, valid: Number.isInteger(price / 1000) && price > 0 }).toEqual({ sku, valid: true });
        expect({ sku, onSale: originalPrice !== undefined }).toEqual({
          sku,
          onSale: product.status.includes('SALE_OFF'),
        });
        if (originalPrice !== undefined) expect(originalPrice).toBeGreaterThan(price);
        expect(Number.isInteger(stock) && stock >= 0).toBe(true);
      }
    }
  });

  test('clothes have a colour and an international size', () => {
    const unsized = products
      .filter(({ category }) => fashion.has(category))
      .flatMap((product) => product.variants)
      .filter(
        ({ color, size }) => color === undefined || !/^(XS|S|M|L|XL|XXL|3[6-9]|4[0-4])$/.test(size ?? ''),
      );
    expect(unsized).toEqual([]);
  });

  test('the shop has hot, new and reduced products, sold-out variants and last pieces', () => {
    const having = (status: 'HOT' | 'NEW' | 'SALE_OFF') =>
      products.filter((product) => product.status.includes(status)).length;
    expect(Math.min(having('HOT'), having('NEW'), having('SALE_OFF'))).toBeGreaterThanOrEqual(8);
    expect(variants.some(({ stock }) => stock === 0)).toBe(true);
    expect(variants.some(({ stock }) => stock >= 1 && stock <= 3)).toBe(true);
  });
});

describe('the drawings', () => {
  const kinds = [
    ...new Set([...products.map(({ kind }) => kind), ...categories.map(({ drawing }) => drawing)]),
  ];
  const views: DrawingView[] = ['front', 'detail', 'back'];

  test.each(kinds.flatMap((kind) => views.map((view) => [kind, view] as const)))(
    'a picture of %s from the %s is a well-formed 4 : 5 drawing',
    async (kind, view) => {
      const svg = drawProduct(kind, '#C2410C', view);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      expect({ format, width, height }).toEqual({ format: 'svg', width: 1200, height: 1500 });
    },
  );

  test('the banner is twice as wide as it is high', async () => {
    const { format, width, height } = await sharp(Buffer.from(drawHero())).metadata();
    expect({ format, width, height }).toEqual({ format: 'svg', width: 1440, height: 720 });
  });
});
