import { paged } from '../../plugins/envelope';
import { notFound } from '../../plugins/errors';
import type { Language } from '../../plugins/language';
import type { CatalogueRepository, DetailRow } from './catalogue.repository';
import { listLimit, type CartProduct, type ProductQuery } from './catalogue.schema';
import { toCard, toCartProduct, toDetail, toInfos, toTree } from './catalogue.shapes';
import type { ProductStatus } from './catalogue.tables';
import { fold, searchPatterns } from './fold';
import type { ProductFilter, ProductOrder } from './product-filter';

export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** `isSellable` is false for what is no longer sold at all; what is sold out is sellable with a stock of 0. */
export type VariantForSale = CartProduct & { isSellable: boolean };

interface Page {
  page?: number;
  limit?: number;
}

/** Nobody pages further, and counting a million rows for every list would cost more than the list. */
const COUNTED_AT_MOST = 10_000;
const SUGGESTED_AT_MOST = 1000;

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export function createCatalogueService(repository: CatalogueRepository) {
  const list = async (
    filter: ProductFilter,
    order: { by: ProductOrder; startingWith?: string },
    query: Page,
    language: Language,
    countedAtMost = COUNTED_AT_MOST,
  ) => {
    const page = query.page ?? 1;
    const limit = listLimit(query.limit);
    const offset = (page - 1) * limit;
    const { total, isCategoryKnown } = await repository.count(filter, countedAtMost);
    if (!isCategoryKnown) throw notFound('CATEGORY_NOT_FOUND');
    const rows = offset < total ? await repository.cards(filter, order, { limit, offset }, language) : [];
    return paged(rows.map(toCard), { page, limit, total });
  };

  const partsOf = async (product: { id: string; name: string }, language: Language) => {
    const [variants, pictures] = await Promise.all([
      repository.variantsOf(product.id, language),
      repository.picturesOf(product.id),
    ]);
    return { name: product.name, variants, pictures };
  };

  const detailOf = async (row: DetailRow | undefined, language: Language) => {
    if (!row) throw notFound('PRODUCT_NOT_FOUND');
    const [parts, path] = await Promise.all([
      partsOf(row, language),
      repository.pathTo(row.categoryId, language),
    ]);
    return toDetail(row, parts, path, language);
  };

  const findById = (id: string, language: Language) =>
    isUuid(id) ? repository.findById(id, language) : Promise.resolve(undefined);

  /** Unknown ids are left out; the order is that of the ids. */
  const variantsForSale = async (infoIds: string[], language: Language): Promise<VariantForSale[]> => {
    const ids = [...new Set(infoIds.filter(isUuid).map((id) => id.toLowerCase()))];
    if (ids.length === 0) return [];
    const rows = await repository.variantsForSale(ids, language);
    const byId = new Map(rows.map((row) => [row.infoId, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ ...toCartProduct(row), isSellable: row.isSellable }] : [];
    });
  };

  return {
    list: async (query: ProductQuery, language: Language) =>
      list(filterOf(query), orderOf(query), query, language),
    newest: (query: Page, language: Language) => list({}, { by: 'newest' }, query, language),
    /** What can be bought now, the hot ones first. */
    suggested: (query: Page, language: Language) =>
      list({ isInStock: true }, { by: 'suggested' }, query, language, SUGGESTED_AT_MOST),

    detail: async (id: string, language: Language) => detailOf(await findById(id, language), language),
    detailBySlug: async (slug: string, language: Language) =>
      detailOf(await repository.findBySlug(slug, language), language),

    async infos(id: string, language: Language) {
      const row = await findById(id, language);
      if (!row) throw notFound('PRODUCT_NOT_FOUND');
      return toInfos(await partsOf(row, language), language);
    },

    categories: async (language: Language) => toTree(await repository.categories(language)),

    /** What a cart shows: what is no longer sold is left out like what never was. */
    async byIds(infoIds: string[], language: Language): Promise<CartProduct[]> {
      const variants = await variantsForSale(infoIds, language);
      return variants.flatMap(({ isSellable, ...product }) => (isSellable ? [product] : []));
    },

    variantsForSale,

    foremostPictures: () => repository.foremostPictures(FOREMOST),
  };
}

/** Two pages of a list. */
const FOREMOST = 48;

function filterOf(query: ProductQuery): ProductFilter {
  const { categoryId: id, categorySlug: slug, status, search, minPrice, maxPrice, color, size } = query;
  if (id && !isUuid(id)) throw notFound('CATEGORY_NOT_FOUND');
  return {
    ...((id || slug) && { category: { ...(id && { id }), ...(slug && { slug }) } }),
    ...(status && { statuses: status.split(',').filter(isStatus) }),
    ...(search?.trim() && { patterns: searchPatterns(search) ?? [] }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(color && { colors: color.split(',').map((rgb) => `#${rgb.replace('#', '').toLowerCase()}`) }),
    ...(size && { sizes: size.split(',') }),
  };
}

const isStatus = (text: string): text is ProductStatus =>
  text === 'HOT' || text === 'NEW' || text === 'SALE_OFF';

/** A search sorts by how well the name fits, unless another order is asked for. */
function orderOf({ sort, orderByPriority, search }: ProductQuery): {
  by: ProductOrder;
  startingWith?: string;
} {
  if (sort && sort !== 'priority') return { by: sort };
  if (orderByPriority === 'DESC') return { by: 'priorityDesc' };
  const startingWith = search && fold(search);
  return { by: 'priority', ...(startingWith && { startingWith }) };
}
