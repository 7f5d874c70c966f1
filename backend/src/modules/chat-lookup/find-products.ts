import { cached } from '../../lib/cached';
import type { Clock } from '../../lib/clock';
import { fold } from '../../lib/fold';
import type { Language } from '../../lib/language';
import type {
  Facet,
  ProductCard,
  ProductDetail,
  ProductPage,
  ProductQuery,
} from '../catalogue/catalogue.schema';
import type { ChatProduct } from '../chat/chat.schema';
import type { Slots } from './question';

export interface ProductSources {
  lists: {
    list(query: ProductQuery, language: Language, onFound: null): Promise<ProductPage>;
    facets(query: object, language: Language): Promise<{ facets: Facet[] }>;
    byIds(ids: readonly string[], language: Language): Promise<ProductCard[]>;
  };
  catalogue: { detail(id: string, language: Language): Promise<ProductDetail> };
  clock: Clock;
}

export interface FoundProducts {
  cards: ProductCard[];
  total: number;
  /** What was left out of the question, because nothing has all of it. */
  without: ('words' | 'color' | 'size' | 'price')[];
}

const FRESH_MS = 60_000;
const SHOWN = 6;
const MAX_ATTEMPTS = 8;

/** Finds products with the search and the filters of the shop's own lists. */
export function createProductFinder({ lists, catalogue, clock }: ProductSources) {
  const values = cached({ read, clock, freshMs: FRESH_MS });

  /** The colours and sizes there are, by their names without marks. */
  async function read() {
    const { facets } = await lists.facets({}, 'vi');
    const of = (key: string) => facets.find((facet) => facet.key === key)?.values ?? [];
    return {
      colors: new Map(of('color').map(({ label, value }) => [fold(label), value])),
      sizes: new Set(of('size').map(({ value }) => value)),
    };
  }

  async function queryOf({
    colors,
    sizes,
    minPrice,
    maxPrice,
    sort,
    isOnSale,
  }: Slots): Promise<ProductQuery | null> {
    const known = colors || sizes ? await values() : null;
    const rgb = colors?.flatMap((name) => known?.colors.get(name) ?? []);
    const fitting = sizes?.filter((size) => known?.sizes.has(size));
    // A colour that nothing has leads to nothing.
    if (rgb?.length === 0 || fitting?.length === 0) return null;
    return {
      ...(rgb && { color: rgb.join(',') }),
      ...(fitting && { size: fitting.join(',') }),
      ...(minPrice !== undefined && { minPrice }),
      ...(maxPrice !== undefined && { maxPrice }),
      ...(sort && { sort }),
      ...(isOnSale && { status: 'SALE_OFF' }),
    };
  }

  async function look(
    words: readonly string[],
    slots: Slots,
    language: Language,
    signal: AbortSignal,
  ): Promise<ProductPage | null> {
    signal.throwIfAborted();
    const query = await queryOf(slots);
    if (!query) return null;
    const search = words.join(' ').slice(0, 190);
    const page = await lists.list({ ...query, limit: SHOWN, ...(search && { search }) }, language, null);
    return page.meta.total > 0 ? page : null;
  }

  /** Without words that no product has together with the others: the longest part that finds something. */
  async function lookShorter(
    words: readonly string[],
    slots: Slots,
    language: Language,
    signal: AbortSignal,
  ) {
    const least = Math.max(1, Math.ceil(words.length * 0.6));
    let attempts = 0;
    for (let length = words.length - 1; length >= least && attempts < MAX_ATTEMPTS; length--) {
      const parts = Array.from({ length: words.length - length + 1 }, (_, from) =>
        words.slice(from, from + length),
      ).slice(0, MAX_ATTEMPTS - attempts);
      attempts += parts.length;
      // Parts of one length at the same time: the answer does not wait for each in turn.
      const pages = await Promise.all(parts.map((part) => look(part, slots, language, signal)));
      const first = pages.find((page) => page !== null);
      if (first) return first;
    }
    return null;
  }

  return {
    async find(
      words: readonly string[],
      slots: Slots,
      language: Language,
      signal: AbortSignal,
    ): Promise<FoundProducts> {
      // Names are in the singular, and categories in the plural: "hoodies" are hoodies before they are jackets and hoodies.
      const one = language === 'en' ? words.map(singular) : words;
      const exact =
        (await look(one, slots, language, signal)) ??
        (one.join() === words.join() ? null : await look(words, slots, language, signal));
      if (exact) return found(exact, []);
      const { colors, sizes, minPrice, maxPrice, ...rest } = slots;
      const priced = {
        ...(minPrice !== undefined && { minPrice }),
        ...(maxPrice !== undefined && { maxPrice }),
      };
      const isPriced = minPrice !== undefined || maxPrice !== undefined;
      const looser: [FoundProducts['without'], Slots][] = [
        ...(colors || sizes
          ? ([
              ...(colors && sizes
                ? [
                    [['size'], { ...rest, ...priced, colors }],
                    [['color'], { ...rest, ...priced, sizes }],
                  ]
                : []),
              [[...(colors ? ['color'] : []), ...(sizes ? ['size'] : [])], { ...rest, ...priced }],
            ] as [FoundProducts['without'], Slots][])
          : []),
      ];
      if (words.length > 1) {
        const shorter = await lookShorter(words, slots, language, signal);
        if (shorter) return found(shorter, ['words']);
      }
      for (const [without, left] of words.length > 0 ? looser : []) {
        const page = await look(words, left, language, signal);
        if (page) return found(page, without);
      }
      if (words.length > 0 && isPriced) {
        const others = { ...rest, ...(colors && { colors }), ...(sizes && { sizes }) };
        const page =
          (await look(words, { ...others, sort: 'priceAsc' }, language, signal)) ??
          (await look(words, { ...rest, sort: 'priceAsc' }, language, signal));
        if (page) return found(page, ['price']);
      }
      return { cards: [], total: 0, without: [] };
    },

    /** A product with the variants of a colour or a size. */
    detail: (id: string, language: Language) => catalogue.detail(id, language),

    cards: (ids: readonly string[], language: Language) => lists.byIds(ids, language),

    /** The variants that have one of these colours and sizes. */
    async variantsOf({ infos }: ProductDetail, { colors, sizes }: Slots) {
      const known = await values();
      const rgb = colors?.flatMap((name) => known.colors.get(name) ?? []);
      return infos.filter(
        ({ color, size }) =>
          (!rgb || (color !== null && rgb.some((value) => sameColor(value, color.rgb)))) &&
          (!sizes || (size !== null && sizes.includes(size.toUpperCase()))),
      );
    },
  };
}

const isPlural = (word: string) => /[a-z]{3}s$/.test(word) && !word.endsWith('ss');
const singular = (word: string) => (isPlural(word) ? word.replace(/(?<=ss|sh|ch|x)es$|s$/, '') : word);

const sameColor = (one: string, other: string) =>
  one.replace('#', '').toLowerCase() === other.replace('#', '').toLowerCase();

const found = (page: ProductPage, without: FoundProducts['without']): FoundProducts => ({
  cards: page.data,
  total: page.meta.total,
  without,
});

type Priced = Pick<ProductCard, 'price' | 'originalPrice' | 'flashSale'>;
/** What it costs at this moment. */
export const priceNow = ({ price, flashSale }: Priced): number => flashSale?.salePrice ?? price;
const priceBefore = ({ price, originalPrice, flashSale }: Priced): number | null =>
  flashSale ? (originalPrice ?? price) : originalPrice;

/** A product as an answer shows it. */
export const toChatProduct = (card: ProductCard, infos: ProductDetail['infos'] = []): ChatProduct => ({
  id: card.id,
  name: card.name,
  seoSlug: card.seoSlug,
  categorySlug: card.categorySlug,
  picture: card.picture,
  price: priceNow(card),
  maxPrice: Math.max(card.maxPrice, priceNow(card)),
  originalPrice: priceBefore(card),
  stock: card.stock,
  infoId: card.infoId,
  variants: infos.slice(0, 12).map((info) => ({
    infoId: info.infoId,
    color: info.color,
    size: info.size,
    price: priceNow(info),
    originalPrice: priceBefore(info),
    stock: info.stock,
  })),
});
