import { validate as isUuid } from 'uuid';
import { paged } from '../../lib/envelope';
import { notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import { toPicture } from '../media/picture';
import type { SearchQuery } from '../search/search-query';
import type { SearchService } from '../search/search.service';
import { askedColor, mayNameColors, type AskedColors } from './asked-color';
import type { CardRow, CatalogueRepository, ColorPictureRow } from './catalogue.repository';
import {
  listLimit,
  type ProductCard,
  type ProductFilters,
  type ProductPage,
  type ProductQuery,
} from './catalogue.schema';
import { toCard, toSuggested } from './catalogue.shapes';
import type { FacetService } from './facets.service';
import type { FlashPricing, SalePricesNow } from './flash-pricing';
import { askedBy, choiceOf, filterOf } from './listing-choice';
import { MAX_WALKED, type ListingFilter, type ListingOrder } from './listing-filter';
import type { ListingRepository } from './listing.repository';
import { capped, MAX_COUNTED, type Listing, type ListingService } from './listing.service';

export type ProductListService = ReturnType<typeof createProductListService>;

interface Page {
  page?: number;
  limit?: number;
}

const MAX_SUGGESTED = 1000;

/** Codes have no spaces, and something besides letters. */
const isLikeSku = (text: string) => /^[a-z0-9._-]{4,40}$/i.test(text) && /[0-9._-]/.test(text);

export interface ProductListDependencies {
  repository: CatalogueRepository;
  /** What lists are read from. */
  rows: ListingRepository;
  listings: ListingService;
  search: Pick<SearchService, 'read' | 'readAgain'>;
  /** What cards cost at this moment. */
  sales: FlashPricing;
  /** The prices that decide what is listed, and in which order. */
  salePrices: SalePricesNow;
  facets: FacetService;
}

export function createProductListService({
  repository,
  rows,
  listings,
  search,
  sales,
  salePrices,
  facets,
}: ProductListDependencies) {
  const everything: ListingFilter = { values: new Map() };
  const toCards = (found: CardRow[]) => found.map((row) => toCard(row, sales));

  const pageOf = (query: Page) => {
    const page = query.page ?? 1;
    const limit = listLimit(query.limit);
    return { page, limit, offset: (page - 1) * limit };
  };

  /** What a query asks for, in the numbers of the database; sales are asked where prices are a part of it. */
  async function listingOf(query: ProductFilters, needsPrices = hasPrices(query)): Promise<Listing> {
    const { categoryId, categorySlug } = query;
    if (categoryId && !isUuid(categoryId)) throw notFound('CATEGORY_NOT_FOUND');
    const text = query.search?.trim() ?? '';
    const productId = isLikeSku(text) ? await repository.productOfSku(text) : null;
    const read = text && productId === null ? await search.read(text) : null;
    // Anyone who wants the very words is not given others.
    const found = query.exact && read?.corrected !== undefined ? null : read;
    const choice = choiceOf(query);
    const asked = askedBy(query, choice);
    const isPlain = !asked.place && asked.categories.length === 0 && asked.values.length === 0;
    const known = isPlain ? await rows.knowShop() : await rows.know(asked);
    if ((categoryId || categorySlug) && !known.place) throw notFound('CATEGORY_NOT_FOUND');
    return {
      filter: filterOf(query, choice, known, {
        search: found,
        productId,
        sale: needsPrices ? await salePrices() : null,
      }),
      choice,
      known,
      search: found,
    };
  }

  /** When all the words are known but nothing has them together, one of them may have been meant differently. */
  async function readAgain(listing: Listing, query: ProductFilters): Promise<Listing | null> {
    if (!listing.search || listing.search.corrected !== undefined || query.exact) return null;
    const other = await search.readAgain(query.search ?? '');
    return other && { ...listing, search: other, filter: { ...listing.filter, words: other.words } };
  }

  /** A page of the whole shop, with its number in one question; an order of prices asks for those of sales before. */
  async function shopPage(order: ListingOrder, query: Page, language: Language) {
    const { page, limit, offset } = pageOf(query);
    const isCounted = offset < MAX_COUNTED;
    const sale = isCounted && isByPrice(order) ? await salePrices() : null;
    const filter = sale ? { ...everything, sale } : everything;
    const found = isCounted ? await repository.cardsAlong(filter, order, { limit, offset }, language) : null;
    const total = found?.total ?? (await rows.knowShop()).shopTotal;
    return paged(toCards(found?.cards ?? []), { page, limit, ...capped(total) });
  }

  async function cardsOf(
    listing: Listing,
    order: ListingOrder | 'bestMatch',
    query: Page & Pick<ProductQuery, 'search'>,
    language: Language,
  ) {
    const { page, limit, offset } = pageOf(query);
    const { search: found } = listing;
    const { ids, ...counted } =
      found && order === 'bestMatch'
        ? await listings.bestMatches(listing, found, { limit, offset })
        : await listings.page(listing, order === 'bestMatch' ? 'priority' : order, { limit, offset });
    const asked: AskedColors = {
      chosen: listing.choice.get('color') ?? new Set(),
      searched: found?.corrected ?? query.search ?? '',
    };
    const [cards, pictures] = await Promise.all([
      repository.cards(ids, language),
      ids.length > 0 && mayNameColors(asked) ? repository.colorPictures(ids) : [],
    ]);
    return paged(inAskedColor(toCards(cards), pictures, asked), { page, limit, ...counted });
  }

  return {
    listingOf,

    /** `onFound` hears of a search that has a first page; null for a look on behalf of others, which is not counted. */
    async list(
      query: ProductQuery,
      language: Language,
      onFound: ((search: SearchQuery) => void) | null,
    ): Promise<ProductPage> {
      const order = orderOf(query);
      if (order !== 'bestMatch' && isOfWholeShop(query)) return shopPage(order, query, language);
      const asked = await listingOf(query, hasPrices(query) || isByPrice(order));
      const first = await cardsOf(asked, order, query, language);
      const other = first.meta.total === 0 ? await readAgain(asked, query) : null;
      const second = other && (await cardsOf(other, order, query, language));
      const [listing, page] = other && second && second.meta.total > 0 ? [other, second] : [asked, first];
      if (page.meta.total === 0 || !listing.search) return page;
      const { corrected } = listing.search;
      if (page.meta.page === 1) onFound?.(listing.search);
      return { ...page, ...(corrected !== undefined && { correctedSearch: corrected }) };
    },

    facets: async (query: ProductFilters, language: Language) => {
      const asked = await listingOf(query, true);
      const counted = await facets.facets(asked, language);
      const other = counted.total === 0 ? await readAgain(asked, query) : null;
      const again = other && (await facets.facets(other, language));
      return again && again.total > 0 ? again : counted;
    },

    /** The few that fit a search best, for who is still typing. */
    foremost: async ({ stages }: SearchQuery, limit: number, language: Language) => {
      const asked = stages.filter(({ likely }) => likely > 0);
      if (asked.length === 0) return [];
      return (await repository.foremost(asked, limit, language)).map((row) => toSuggested(row, sales));
    },

    newest: (query: Page, language: Language) => shopPage('newest', query, language),

    /** What can be bought now, the hot ones first. */
    async suggested(query: Page, language: Language) {
      const { page, limit, offset } = pageOf(query);
      const filter = { ...everything, inStock: true };
      const total = await rows.count(filter, MAX_SUGGESTED, { parts: null, maxWalked: MAX_WALKED });
      const ids = offset < total ? await rows.walk(filter, 'suggested', { limit, offset }) : [];
      return paged(toCards(await repository.cards(ids, language)), { page, limit, total });
    },

    /** What others buy. */
    async bestSelling(limit: number, language: Language): Promise<ProductCard[]> {
      const filter = { ...everything, inStock: true };
      const ids = await rows.walk(filter, 'bestSelling', { limit, offset: 0 });
      return toCards(await repository.cards(ids, language));
    },

    async related(idOrSlug: string, limit: number | undefined, language: Language): Promise<ProductCard[]> {
      const product = isUuid(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug };
      const ids = await repository.like(product, limit ?? RELATED);
      if (!ids) throw notFound('PRODUCT_NOT_FOUND');
      return toCards(await repository.cards(ids, language));
    },

    /** In the order of the ids; what is unknown or not sold any more is left out. */
    async sold(ids: readonly string[], language: Language): Promise<ProductCard[]> {
      const found = await repository.soldAmong([...new Set(ids)].filter((id) => isUuid(id)));
      return toCards(await repository.cards(found, language));
    },

    /** In the order of the ids, also what is not sold any more. */
    byIds: async (ids: readonly string[], language: Language): Promise<ProductCard[]> =>
      toCards(await repository.cards(ids, language)),
  };
}

/** Who asks for black sees each in black. */
function inAskedColor(
  cards: ProductCard[],
  pictures: readonly ColorPictureRow[],
  asked: AskedColors,
): ProductCard[] {
  return cards.map((card) => {
    const own = pictures.filter(({ productId }) => productId === card.id);
    const found = askedColor(own, asked);
    return found ? { ...card, picture: toPicture(found, card.name), shownColor: found.colorRgb } : card;
  });
}

const RELATED = 12;

/** Nothing but its order and page is asked for. */
function isOfWholeShop(query: ProductQuery): boolean {
  const {
    sort: _sort,
    orderByPriority: _order,
    page: _page,
    limit: _limit,
    exact: _exact,
    search,
    ...filters
  } = query;
  const isChosen = (value: unknown) => value !== undefined && value !== false && value !== '';
  return !search?.trim() && !Object.values(filters).some(isChosen);
}

const hasPrices = ({ price, minPrice, maxPrice, flashSale }: ProductFilters) =>
  Boolean(price) || minPrice !== undefined || maxPrice !== undefined || Boolean(flashSale);

const isByPrice = (order: ListingOrder | 'bestMatch') => order === 'priceAsc' || order === 'priceDesc';

/** A search sorts by how well it fits, unless another order is asked for. */
function orderOf({ sort, orderByPriority, search }: ProductQuery): ListingOrder | 'bestMatch' {
  if (sort) return sort;
  if (orderByPriority === 'DESC') return 'priorityDesc';
  return search?.trim() ? 'bestMatch' : 'priority';
}
