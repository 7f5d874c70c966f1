import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures';

type Thing = Record<string, unknown> & { '@type': string };

/** What schema.org and those who read it ask of each type that the shop's lists use. */
const required: Record<string, string[]> = {
  ItemList: ['name', 'url', 'numberOfItems', 'itemListElement'],
  OfferCatalog: ['name', 'url', 'numberOfItems', 'itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'item'],
  Product: ['name', 'url', 'image'],
  CollectionPage: ['name', 'url', 'image'],
  Offer: [],
  AggregateRating: ['ratingValue', 'reviewCount'],
  PriceSpecification: ['minPrice', 'priceCurrency'],
};
/** What an offer has beside its price, or in place of one. */
const ofOffer = [
  ['price', 'priceCurrency', 'availability', 'itemCondition'],
  ['name', 'url', 'validFrom', 'validThrough'],
];

async function htmlAndData(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return { html, data: [...scripts].map(([, text = '']) => JSON.parse(text) as Thing) };
}

/** What is wrong with a thing and all inside it. */
function problemsOf(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => problemsOf(one, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Thing;
  const names = required[thing['@type']];
  const missing = (names ?? []).filter((name) => thing[name] === undefined || thing[name] === '');
  const isOffer = thing['@type'] === 'Offer';
  return [
    ...(names ? [] : [`${at}: ${thing['@type']} is no type of these pages`]),
    ...missing.map((name) => `${at}: ${thing['@type']} has no ${name}`),
    ...(isOffer && !ofOffer.some((set) => set.every((name) => name in thing))
      ? [`${at}: half an offer`]
      : []),
    ...['url', 'image'].flatMap((name) => {
      const address = thing[name];
      return typeof address === 'string' && !/^https?:\/\//.test(address)
        ? [`${at}.${name} is no whole address`]
        : [];
    }),
    ...Object.entries(thing).flatMap(([name, part]) => problemsOf(part, `${at}.${name}`)),
  ];
}

const pages = [
  { path: '/products', type: 'ItemList', of: 'Product' },
  { path: '/products?page=2', type: 'ItemList', of: 'Product' },
  { path: '/en/new', type: 'ItemList', of: 'Product' },
  { path: '/en/categories/robotics', type: 'ItemList', of: 'Product' },
  { path: '/categories', type: 'ItemList', of: 'CollectionPage' },
  { path: '/flash-sale', type: 'OfferCatalog', of: 'Offer' },
  { path: '/vouchers', type: 'OfferCatalog', of: 'Offer' },
  { path: '/en/promotions', type: 'OfferCatalog', of: 'Offer' },
] as const;

for (const { path, type, of } of pages)
  test(`search engines read what ${path} offers and the way to it`, async ({ page }) => {
    const { data } = await htmlAndData(page.request, path);

    expect(data.map((thing) => thing['@type'])).toEqual([type, 'BreadcrumbList']);
    expect(data.flatMap((thing) => [thing['@context']])).toEqual(data.map(() => 'https://schema.org'));
    expect(data.flatMap((thing, index) => problemsOf(thing, `${index}`))).toEqual([]);
    const items = data[0]?.['itemListElement'] as { position: number; item: Thing }[];
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ item }) => item['@type'])).toEqual(items.map(() => of));
    expect(items.map(({ position }) => position - (items[0]?.position ?? 0))).toEqual(
      items.map((_item, index) => index),
    );
  });

test('the prices that search engines read of a list are those that people see', async ({ page }) => {
  for (const path of ['/products', '/flash-sale']) {
    const { html, data } = await htmlAndData(page.request, path);
    const items = (data[0]?.['itemListElement'] ?? []) as { item: Thing & { offers?: Thing } }[];
    const shown = html.replaceAll('&nbsp;', ' ').replaceAll('\u00A0', ' ');

    for (const { item } of items) {
      const price = Number((item.offers ?? item)['price']);
      expect(shown, path).toContain(`${price.toLocaleString('vi-VN')} ₫`);
    }
  }
});
