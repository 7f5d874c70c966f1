import type { Language } from '../../lib/language';
import type { ProductFilters } from '../catalogue/catalogue.schema';
import { chosenGroups, without } from '../catalogue/listing-choice';
import type { Listing, ListingService } from '../catalogue/listing.service';
import type { CategoriesNamed } from '../catalogue/named-categories';
import type { ProductListService } from '../catalogue/product-lists.service';
import type { PopularService } from './popular.service';
import type { SearchQuery } from './search-query';
import type { FilterToDrop, SearchRecovery, Suggestions } from './search.schema';
import type { SearchService } from './search.service';
import { wordsOf } from '../../lib/words';

const PRODUCTS = 6;
const CATEGORIES = 4;
const QUERIES = 6;
const POPULAR = 8;
/** One or two letters begin nearly everything. */
const MIN_LETTERS = 3;

export type SuggestionService = ReturnType<typeof createSuggestionService>;

export interface SuggestionDependencies {
  search: Pick<SearchService, 'readStart' | 'readAgain' | 'marked'>;
  lists: Pick<ProductListService, 'listingOf' | 'foremost' | 'bestSelling'>;
  listings: Pick<ListingService, 'count'>;
  popular: Pick<PopularService, 'continuing'>;
  categoriesNamed: CategoriesNamed;
}

/** Help while someone types, and ways on when nothing was found. */
export function createSuggestionService({
  search,
  lists,
  listings,
  popular,
  categoriesNamed,
}: SuggestionDependencies) {
  async function suggest(text: string, language: Language): Promise<Suggestions> {
    if (text.trim() === '')
      return { products: [], categories: [], queries: await popular.continuing('', QUERIES, language) };
    const start = wordsOf(text)
      .map(({ folded }) => folded)
      .join(' ');
    const query = start.length < MIN_LETTERS ? null : await search.readStart(text);
    if (!query) return { products: [], categories: [], queries: [] };
    const [products, categories, queries] = await Promise.all([
      foremost(query, text, language),
      categoriesNamed(query, CATEGORIES, language),
      popular.continuing(query.corrected === undefined ? start : foldedOf(query), QUERIES, language),
    ]);
    return {
      products: products.map(({ id, name, seoSlug, price, originalPrice, picture, flashSale }) => ({
        id,
        name,
        seoSlug,
        price: flashSale?.salePrice ?? price,
        originalPrice: flashSale ? price : originalPrice,
        picture,
      })),
      categories,
      queries,
    };
  }

  /** The products that fit best; of another reading, when all the words are known but meet in no product. */
  async function foremost(query: SearchQuery, text: string, language: Language) {
    const found = await lists.foremost(query, PRODUCTS, language);
    if (found.length > 0 || query.corrected !== undefined) return found;
    const other = await search.readAgain(text);
    return other ? lists.foremost(other, PRODUCTS, language) : [];
  }

  /** How many products a search finds anywhere in the shop. */
  const countOf = async (query: ProductFilters) => (await listings.count(await lists.listingOf(query))).total;

  async function spelling(listing: Listing, text: string): Promise<string | null> {
    const own = { search: text };
    const { corrected } = listing.search ?? {};
    if (corrected !== undefined) return (await countOf(own)) > 0 ? corrected : fewerWords(corrected);
    if ((await countOf(own)) > 0) return null;
    const other = await search.readAgain(text);
    if (other?.corrected !== undefined) return other.corrected;
    return fewerWords(text);
  }

  /** The same search without the word that keeps most from being found. */
  async function fewerWords(text: string): Promise<string | null> {
    const words = wordsOf(text)
      .map(({ exact }) => exact)
      .slice(0, MAX_WORDS);
    if (words.length < 2) return null;
    const shorter = words.map((_, at) => words.filter((_word, other) => other !== at).join(' '));
    const totals = await Promise.all(shorter.map((search_) => countOf({ search: search_ })));
    const most = Math.max(...totals);
    const best = most > 0 ? shorter[totals.indexOf(most)] : undefined;
    return best === undefined ? null : search.marked(best);
  }

  async function filtersToDrop(listing: Listing, query: ProductFilters): Promise<FilterToDrop[]> {
    const groups = chosenGroups(listing.filter, listing.choice);
    const found = await Promise.all(
      groups.map(async (group) => {
        const counted = await listings.count({ ...listing, filter: without(listing.filter, group) });
        return { ...paramOf(group, query), ...counted };
      }),
    );
    return found.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
  }

  return {
    suggest,

    async recover(query: ProductFilters, language: Language): Promise<SearchRecovery> {
      const listing = await lists.listingOf(query);
      const text = query.search?.trim() ?? '';
      const [suggestion, drop, bestSelling] = await Promise.all([
        text ? spelling(listing, text) : null,
        filtersToDrop(listing, query),
        lists.bestSelling(POPULAR, language),
      ]);
      return { suggestion, drop, popular: bestSelling };
    },
  };
}

const MAX_WORDS = 8;

const foldedOf = ({ positions }: SearchQuery) => positions.map(({ folded }) => folded[0] ?? '').join(' ');

function paramOf(group: string, query: ProductFilters): Pick<FilterToDrop, 'param' | 'group'> {
  switch (group) {
    case 'category':
    case 'status':
    case 'rating':
    case 'flashSale':
    case 'inStock':
    case 'color':
    case 'size':
      return { param: group };
    case 'price':
      return { param: query.price ? 'price' : 'minPrice' };
    default:
      return { param: 'specs', group: group.slice('specs.'.length) };
  }
}
