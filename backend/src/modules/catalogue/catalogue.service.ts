import { paged } from '../../lib/envelope';
import { notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { CatalogueRepository, DetailRow, SaleRow } from './catalogue.repository';
import type { CartProduct } from './catalogue.schema';
import { toCartProduct, toDetail, toInfos, toTree } from './catalogue.shapes';
import { noSales, type FlashPricing } from './flash-pricing';

export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** `isSellable` is false for what is no longer sold at all; what is sold out is sellable with a stock of 0. */
export type VariantForSale = CartProduct &
  Pick<SaleRow, 'isSellable' | 'categoryIds' | 'translatedName' | 'translatedColor'>;

const ADDRESSES_A_PAGE = 2500;

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export function createCatalogueService(repository: CatalogueRepository, sales: FlashPricing = noSales) {
  const found = (row: DetailRow | undefined): DetailRow => {
    if (!row) throw notFound('PRODUCT_NOT_FOUND');
    return row;
  };

  const findById = (id: string, language: Language) =>
    isUuid(id) ? repository.findById(id, language) : Promise.resolve(undefined);

  /** Unknown ids are left out; the order is that of the ids. */
  const saleRows = async (
    infoIds: string[],
    language: Language,
    options?: { withOffers: boolean },
  ): Promise<SaleRow[]> => {
    const ids = [...new Set(infoIds.filter(isUuid).map((id) => id.toLowerCase()))];
    if (ids.length === 0) return [];
    const rows = await repository.variantsForSale(ids, language, options);
    const byId = new Map(rows.map((row) => [row.infoId, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  const variantsForSale = async (infoIds: string[], language: Language): Promise<VariantForSale[]> =>
    (await saleRows(infoIds, language)).map((row) => {
      const { isSellable, categoryIds, translatedName, translatedColor } = row;
      return { ...toCartProduct(row), isSellable, categoryIds, translatedName, translatedColor };
    });

  return {
    async addresses(page: number) {
      const limit = ADDRESSES_A_PAGE;
      const { rows, total } = await repository.addresses({ limit, offset: (page - 1) * limit });
      return paged(
        rows.map(({ seoSlug, publishedAt }) => ({ seoSlug, publishedAt: publishedAt.toISOString() })),
        { page, limit, total },
      );
    },

    detail: async (id: string, language: Language) =>
      toDetail(found(await findById(id, language)), language, sales),
    detailBySlug: async (slug: string, language: Language) =>
      toDetail(found(await repository.findBySlug(slug, language)), language, sales),
    infos: async (id: string, language: Language) =>
      toInfos(found(await findById(id, language)), language, sales),

    categories: async (language: Language) => toTree(await repository.categories(language)),

    /** What a cart shows: what is no longer sold is left out like what never was. */
    async byIds(infoIds: string[], language: Language): Promise<CartProduct[]> {
      const rows = await saleRows(infoIds, language, { withOffers: true });
      return rows.flatMap((row) => {
        if (!row.isSellable) return [];
        const flashSale = sales.pricesOf(row.offers, [[row.infoId, row.price]]).get(row.infoId);
        const { hasOther } = row;
        return [
          { ...toCartProduct(row), ...(hasOther !== null && { hasOther }), ...(flashSale && { flashSale }) },
        ];
      });
    },

    variantsForSale,

    foremostPictures: () => repository.foremostPictures(FOREMOST),
  };
}

/** Two pages of a list. */
const FOREMOST = 48;
