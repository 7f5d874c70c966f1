import { validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import { paged } from '../../lib/envelope';
import { notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { VariantForSale } from '../catalogue/catalogue.service';
import type { CatalogueReferences } from '../catalogue/references';
import { groupBy } from '../offers/group-by';

import { periodAt } from '../offers/offer-period';
import { pageAsked } from '../offers/offers.schema';
import { isGone, saleProducts, toCard, toProduct, type SaleProduct } from './flash-sale-products';
import type { FlashSaleRepository, SaleRow } from './flash-sales.repository';
import type {
  CurrentFlashSale,
  FlashSale,
  FlashSaleProducts,
  FlashSaleProductsBody,
  FlashSaleSummary,
} from './flash-sales.schema';
import { vietnameseDay } from './vietnamese-day';

export interface FlashSaleDependencies {
  repository: FlashSaleRepository;
  catalogue: {
    /** Unknown variants are left out. */
    variantsForSale(infoIds: string[], language: Language): Promise<VariantForSale[]>;
  };
  references: Pick<CatalogueReferences, 'soldVariants'>;
  clock: Clock;
}

/** As many products as a sale carries with itself. */
const SHOWN_WITH_SALE = 12;

export type FlashSaleService = ReturnType<typeof createFlashSaleService>;

/** Sales as people look at them. Whether one runs is decided when it is asked for, by the clock. */
export function createFlashSaleService({ repository, catalogue, references, clock }: FlashSaleDependencies) {
  /** All products of these sales at their prices: two questions, however many there are. */
  async function productsOf(sales: SaleRow[], now: Date): Promise<Map<string, SaleProduct[]>> {
    if (sales.length === 0) return new Map();
    const items = await repository.items(sales.map(({ id }) => id));
    const variants = await references.soldVariants(items.map(({ variantId }) => variantId));
    const bySale = groupBy(items, ({ flashSaleId }) => flashSaleId);
    return new Map(
      sales.map((sale) => [
        sale.id,
        saleProducts(bySale.get(sale.id) ?? [], variants, periodAt(sale, now) === 'NONE'),
      ]),
    );
  }

  /** What a variant is called and looks like, asked for those that are shown alone. */
  async function named(variantIds: string[], language: Language): Promise<Map<string, VariantForSale>> {
    const variants = await catalogue.variantsForSale(variantIds, language);
    return new Map(variants.map((variant) => [variant.infoId, variant]));
  }

  async function shown(sales: SaleRow[], now: Date, language: Language): Promise<FlashSale[]> {
    const all = await productsOf(sales, now);
    const firstOf = ({ id }: SaleRow) => (all.get(id) ?? []).slice(0, SHOWN_WITH_SALE);
    const variants = await named(
      sales.flatMap(firstOf).map((product) => product.shown.item.variantId),
      language,
    );
    return sales.map((sale) => ({
      ...summaryOf(sale, all.get(sale.id)?.length ?? 0, now),
      products: firstOf(sale).flatMap((product) => {
        const variant = variants.get(product.shown.item.variantId);
        return variant ? [toCard(product, variant)] : [];
      }),
      serverTime: now.toISOString(),
    }));
  }

  async function find(id: string, language: Language): Promise<SaleRow> {
    const sale = isUuid(id) ? await repository.find(id, language) : undefined;
    if (!sale) throw notFound('FLASH_SALE_NOT_FOUND');
    return sale;
  }

  async function saleAsked(
    { flashSaleId, period }: FlashSaleProductsBody,
    now: Date,
    language: Language,
  ): Promise<SaleRow | undefined> {
    if (flashSaleId !== undefined) return find(flashSaleId, language);
    return period === 'NEXT' ? repository.next(now, language) : repository.current(now, language);
  }

  return {
    async current(language: Language): Promise<CurrentFlashSale> {
      const now = clock();
      const [current, next] = await Promise.all([
        repository.current(now, language),
        repository.next(now, language),
      ]);
      const sales = await shown(
        [current, next].flatMap((sale) => sale ?? []),
        now,
        language,
      );
      const byId = new Map(sales.map((sale) => [sale.id, sale]));
      return {
        currentFlashSale: (current && byId.get(current.id)) ?? null,
        nextFlashSale: (next && byId.get(next.id)) ?? null,
        serverTime: now.toISOString(),
      };
    },

    /** Those of the day in Việt Nam, also what is over. */
    async today(language: Language): Promise<FlashSale[]> {
      const now = clock();
      const { from, to } = vietnameseDay(now);
      return shown(await repository.between(from, to, language), now, language);
    },

    async byId(id: string, language: Language): Promise<FlashSale> {
      const now = clock();
      const [sale] = await shown([await find(id, language)], now, language);
      if (!sale) throw notFound('FLASH_SALE_NOT_FOUND');
      return sale;
    },

    async products(body: FlashSaleProductsBody, language: Language): Promise<FlashSaleProducts> {
      const now = clock();
      const { page, limit, offset } = pageAsked(body);
      const sale = await saleAsked(body, now, language);
      const all = sale ? ((await productsOf([sale], now)).get(sale.id) ?? []) : [];
      const fitting = all.filter(fits(body.filter));
      const wanted = fitting.slice(offset, offset + limit);
      const variants = await named(
        wanted.flatMap(({ items }) => items.map(({ item }) => item.variantId)),
        language,
      );
      const data = wanted.flatMap((product) => {
        const variant = variants.get(product.shown.item.variantId);
        return variant ? [toProduct(product, variants, variant)] : [];
      });
      return {
        ...paged(data, { page, limit, total: fitting.length }),
        flashSale: sale ? summaryOf(sale, all.length, now) : null,
        serverTime: now.toISOString(),
      };
    },
  };
}

function summaryOf(sale: SaleRow, productCount: number, now: Date): FlashSaleSummary {
  return {
    id: sale.id,
    name: sale.name,
    startsAt: sale.startsAt.toISOString(),
    endsAt: sale.endsAt.toISOString(),
    period: periodAt(sale, now),
    productCount,
  };
}

const fits =
  ({ onlyAvailable, minPrice = 0, maxPrice = Infinity }: NonNullable<FlashSaleProductsBody['filter']> = {}) =>
  ({ salePrice, items }: SaleProduct) =>
    salePrice >= minPrice && salePrice <= maxPrice && (!onlyAvailable || items.some((item) => !isGone(item)));
