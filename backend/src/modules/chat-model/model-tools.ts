import { Type, type Static, type TObject } from 'typebox';
import { Value } from 'typebox/value';
import { AppError } from '../../lib/errors';
import type { Language } from '../../lib/language';
import { moneyText } from '../../lib/money-text';
import type { ProductCard, ProductDetail, ProductPage, ProductQuery } from '../catalogue/catalogue.schema';
import type { ChatEvent, ChatProduct } from '../chat/chat.schema';
import { toChatProduct } from '../chat-lookup/find-products';
import { pagePath } from '../chat-lookup/passages';
import {
  contentKeys,
  type ContentBlock,
  type ContentPage,
  type ContentPageRef,
} from '../content/content.schema';
import type { MyOrder, MyOrdersQuery } from '../orders/orders.schema';
import type { Voucher } from '../vouchers/vouchers.schema';
import type { KnownNumbers } from './amounts';
import type { ToolDefinition } from './model-client';

/** What the model may read. Nothing here writes. */
export interface ShopReading {
  lists: { list(query: ProductQuery, language: Language, ip: null): Promise<ProductPage> };
  catalogue: { detailBySlug(slug: string, language: Language): Promise<ProductDetail> };
  content: {
    pages(language: Language): Promise<ContentPageRef[]>;
    page(key: string, language: Language): Promise<ContentPage>;
  };
  vouchers: {
    list(
      body: { period: 'CURRENT'; limit: number },
      asker: { language: Language; customerId: undefined },
    ): Promise<{ data: Voucher[] }>;
  };
  orders: { list(customerId: string, query: MyOrdersQuery): Promise<{ data: MyOrder[] }> };
}

/** For whom tools are used: decided by the session, never by what the model wrote. */
export interface ToolUser {
  customerId: string | null;
  language: Language;
}
interface Found {
  /** For the model. */
  data: unknown;
  /** For the customer. */
  events: ChatEvent[];
}
interface Tool<Input, S extends TObject = TObject> {
  name: string;
  description: string;
  input: S;
  use(shop: ShopReading, input: Input, user: ToolUser, known: KnownNumbers): Promise<Found>;
}
const refused = (error: string): Found => ({ data: { error }, events: [] });
/** A tool that takes what a model wrote; arguments of another form are refused, and nothing is used then. */
const tool = <S extends TObject>({ use, ...rest }: Tool<Static<S>, S>): Tool<unknown> => ({
  ...rest,
  use: async (shop, input, user, known) =>
    Value.Check(rest.input, input) ? use(shop, input, user, known) : refused('INVALID_ARGUMENTS'),
});
const closed = { additionalProperties: false };
const MAX_PRODUCTS = 6;
const MAX_ORDERS = 5;
const MAX_VOUCHERS = 10;
const MAX_LETTERS = 4_000;

const price = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 }));

const all = [
  tool({
    name: 'search_products',
    description: 'Find products of the shop by plain words, with prices and stock of now.',
    input: Type.Object(
      {
        query: Type.String({ minLength: 1, maxLength: 100 }),
        minPrice: price,
        maxPrice: price,
        inStock: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    async use({ lists }, { query, ...filters }, { language }, known) {
      const { data } = await lists.list({ search: query, limit: MAX_PRODUCTS, ...filters }, language, null);
      const cards = data.slice(0, MAX_PRODUCTS);
      const items = cards.map((card) => toChatProduct(card));
      addPrices(known, ...items);
      return {
        data: cards.map((card) => summaryOf(card, language)),
        events: items.length > 0 ? [{ event: 'products', data: { items } }] : [],
      };
    },
  }),
  tool({
    name: 'get_product',
    description:
      'One product with its colours, sizes, stock and description, by the slug that search_products gave.',
    input: Type.Object({ slug: Type.String({ pattern: '^[a-z0-9-]{1,200}$' }) }, closed),
    async use({ catalogue }, { slug }, { language }, known) {
      const product = await catalogue.detailBySlug(slug, language);
      const item = toChatProduct(product, product.infos);
      addPrices(known, item);
      return {
        data: {
          ...summaryOf(product, language),
          // Written by suppliers as well, so its numbers are not the shop's word.
          untrustedDescription: product.description.slice(0, MAX_LETTERS),
          specifications: product.specifications.slice(0, 20),
          variants: item.variants.map(({ color, size, stock, price: now }) => ({
            color: color?.name ?? null,
            size,
            stock,
            price: moneyText(now, language),
          })),
        },
        events: [{ event: 'products', data: { items: [{ ...item, variants: [] }] } }],
      };
    },
  }),
  tool({
    name: 'list_policies',
    description: 'The pages about delivery, returns, warranty, payment and the shop itself: keys and titles.',
    input: Type.Object({}, closed),
    async use({ content }, _input, { language }) {
      const pages = await content.pages(language);
      return { data: pages.map(({ key, title }) => ({ key, title })), events: [] };
    },
  }),
  tool({
    name: 'get_policy',
    description: 'The text of one of these pages.',
    input: Type.Object(
      {
        key: Type.Enum(
          contentKeys.filter((key) => key !== 'footer'),
          { type: 'string' },
        ),
      },
      closed,
    ),
    async use({ content }, { key }, { language }, known) {
      const { title, summary, blocks } = await content.page(key, language);
      const text = blocks.map(textOf).filter(Boolean).join('\n').slice(0, MAX_LETTERS);
      known.addText(`${summary}\n${text}`);
      const passage = { title, quote: summary.slice(0, 300), to: pagePath(key) };
      return { data: { title, summary, text }, events: [{ event: 'passages', data: { items: [passage] } }] };
    },
  }),
  tool({
    name: 'list_vouchers',
    description: 'Vouchers that everybody can use now.',
    input: Type.Object({}, closed),
    async use({ vouchers }, _input, { language }, known) {
      const { data } = await vouchers.list(
        { period: 'CURRENT', limit: MAX_VOUCHERS },
        { language, customerId: undefined },
      );
      for (const { discount, conditions } of data) {
        known.add(discount.value, discount.maxDiscount, conditions.minSubtotal, conditions.minQuantity);
      }
      const label = language === 'vi' ? 'Tất cả voucher' : 'All vouchers';
      return {
        data: data.map(({ code, name, discount, conditions, endsAt }) => ({
          code,
          name,
          discount,
          conditions,
          endsAt,
        })),
        events: [{ event: 'links', data: { items: [{ label, to: '/vouchers' }] } }],
      };
    },
  }),
  tool({
    name: 'my_orders',
    description:
      'The latest orders of the person who is asking. It takes no name, number or address of anybody.',
    input: Type.Object({}, closed),
    async use({ orders }, _input, { customerId, language }, known) {
      if (customerId === null) {
        return { data: { error: 'SIGN_IN_NEEDED' }, events: [{ event: 'auth_required', data: {} }] };
      }
      const { data } = await orders.list(customerId, { pageSize: MAX_ORDERS, order: 'DESC' });
      for (const { grandTotal } of data) known.add(grandTotal);
      const items = data.map(({ id, code, status, paymentStatus, purchaseDate, grandTotal, ...rest }) => ({
        id,
        code,
        status,
        paymentStatus,
        purchaseDate,
        grandTotal,
        lineCount: rest.lineCount,
        firstLine: rest.firstLine,
        paymentAction: rest.paymentAction,
        to: `/profile/orders/${encodeURIComponent(id)}`,
      }));
      return {
        data: items.map(({ code, status, paymentStatus, purchaseDate, grandTotal, firstLine }) => ({
          code,
          status,
          paymentStatus,
          purchaseDate,
          total: moneyText(grandTotal, language),
          firstProduct: firstLine.name,
        })),
        events: items.length > 0 ? [{ event: 'orders', data: { items } }] : [],
      };
    },
  }),
];

/** As an endpoint takes them. */
export const toolDefinitions: readonly ToolDefinition[] = all.map(({ name, description, input }) => ({
  type: 'function',
  function: { name, description, parameters: strictSchema(input), strict: true },
}));

interface StrictField {
  type?: string;
  minLength?: number;
  maxLength?: number;
}

/** The form that strict tools need: each field is required, and null where it may be left out. */
function strictSchema({ properties }: TObject): object {
  const fields = Object.entries<StrictField>(properties).map(([name, field]) => {
    // Strict schemas do not know the length of texts; the tool validates it.
    const { minLength: _min, maxLength: _max, ...rest } = field;
    return [name, Type.IsOptional(field) ? { ...rest, type: [field.type, 'null'] } : rest] as const;
  });
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/**
 * Uses a tool as the model asked for it. Unknown tools, and arguments of another form, come back as an error that the
 * model reads; nothing is used then.
 */
export async function useTool(
  shop: ShopReading,
  { name, arguments: given }: { name: string; arguments: string },
  user: ToolUser,
  known: KnownNumbers,
): Promise<Found> {
  const asked = all.find((one) => one.name === name);
  if (!asked) return refused('UNKNOWN_TOOL');
  try {
    return await asked.use(shop, withoutNulls(parsed(given.trim() || '{}')), user, known);
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return refused('NOT_FOUND');
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A field that is null was left out. */
const withoutNulls = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
    : input;

/** Prices as they are now, with those of a flash sale. */
const summaryOf = (card: ProductCard | ProductDetail, language: Language) => {
  const { name, seoSlug, price: now, maxPrice, originalPrice, stock } = toChatProduct(card);
  return {
    name,
    slug: seoSlug,
    price: moneyText(now, language),
    ...(maxPrice !== now && { upTo: moneyText(maxPrice, language) }),
    ...(originalPrice !== null && { before: moneyText(originalPrice, language) }),
    inStock: stock > 0,
    colors: card.colors.map((color) => color.name),
  };
};

const addPrices = (known: KnownNumbers, ...products: ChatProduct[]) => {
  for (const { price: now, maxPrice, originalPrice, variants } of products) {
    known.add(now, maxPrice, originalPrice);
    known.add(...variants.flatMap((variant) => [variant.price, variant.originalPrice]));
  }
};

function textOf(block: ContentBlock): string {
  if (block.kind === 'heading') return block.text;
  if (block.kind === 'paragraph') return block.text.map(({ text }) => text).join('');
  if (block.kind === 'list')
    return block.items.map((item) => `- ${item.map(({ text }) => text).join('')}`).join('\n');
  return '';
}
