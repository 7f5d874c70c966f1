import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import type { Language } from '../../lib/language';
import type { VariantForSale } from '../catalogue/catalogue.service';
import type { CatalogueReferences } from '../catalogue/references';
import { groupBy } from '../offers/group-by';
import { periodAt } from '../offers/offer-period';
import { namedScopes, type NamedScope } from '../offers/offer-scopes';
import { pageAsked } from '../offers/offers.schema';
import { createPromotionRepository, type PromotionRow } from './promotions.repository';
import type { CurrentPromotion, Promotion, PromotionGift, PromotionsQuery } from './promotions.schema';

export interface PromotionDependencies {
  db: Db;
  catalogue: {
    /** Unknown variants are left out. */
    variantsForSale(infoIds: string[], language: Language): Promise<VariantForSale[]>;
  };
  references: CatalogueReferences;
  clock: Clock;
}

export type PromotionService = ReturnType<typeof createPromotionService>;

/** The rules that hold by themselves, as people read them before they buy. */
export function createPromotionService({ db, catalogue, references, clock }: PromotionDependencies) {
  const promotions = createPromotionRepository(db);

  async function shown(rows: PromotionRow[], now: Date, language: Language): Promise<Promotion[]> {
    const [scopeOf, giftsOf] = await Promise.all([
      namedScopes(references, rows, language),
      giftsFor(rows, language),
    ]);
    return rows.map((row) => toPromotion(row, scopeOf(row), giftsOf(row), now));
  }

  /** What the shop no longer sells is no gift. */
  async function giftsFor(rows: PromotionRow[], language: Language) {
    const ids = rows.flatMap(({ id, type }) => (type === 'GIFT_PRODUCT' ? [id] : []));
    const gifts = ids.length > 0 ? await promotions.gifts(ids) : [];
    const variants = await catalogue.variantsForSale(
      gifts.map(({ variantId }) => variantId),
      language,
    );
    const byId = new Map(variants.map((variant) => [variant.infoId, variant]));
    const byPromotion = groupBy(gifts, ({ promotionId }) => promotionId);
    return ({ id }: PromotionRow): PromotionGift[] =>
      (byPromotion.get(id) ?? []).flatMap(({ variantId, quantity }) => {
        const variant = byId.get(variantId);
        return variant?.isSellable ? [toGift(variant, quantity)] : [];
      });
  }

  return {
    async current(language: Language): Promise<CurrentPromotion> {
      const now = clock();
      const first = { limit: 1, offset: 0 };
      const [current, next] = await Promise.all([
        promotions.list({ period: 'CURRENT' }, now, first, language),
        promotions.list({ period: 'NEXT' }, now, first, language),
      ]);
      const both = await shown([...current, ...next], now, language);
      const currentPromotion = both.find(({ period }) => period === 'CURRENT') ?? null;
      const nextPromotion = both.find(({ period }) => period === 'NEXT') ?? null;
      return {
        currentPromotion,
        nextPromotion,
        type: currentPromotion ? 'CURRENT' : nextPromotion ? 'NEXT' : 'NONE',
        serverTime: now.toISOString(),
      };
    },

    async list(query: PromotionsQuery, language: Language) {
      const now = clock();
      const { page, limit, offset } = pageAsked(query);
      const { period, type } = query;
      const filter = { ...(period && { period }), ...(type && { type }) };
      const total = await promotions.count(filter, now);
      const rows = offset < total ? await promotions.list(filter, now, { limit, offset }, language) : [];
      return paged(await shown(rows, now, language), { page, limit, total });
    },
  };
}

function toPromotion(row: PromotionRow, scope: NamedScope, gifts: PromotionGift[], now: Date): Promotion {
  const { kind, value, maxDiscount, minSubtotal, minQuantity, quota, reserved, sold } = row;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    type: row.type,
    discount: kind && value !== null ? { kind, value, maxDiscount } : null,
    conditions: { ...scope, minSubtotal, minQuantity },
    gifts,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    period: periodAt(row, now),
    isCombinable: row.isCombinable,
    isExclusiveWithVoucher: row.isExclusiveWithVoucher,
    quotaLeft: quota === null ? null : Math.max(0, quota - reserved - sold),
    perCustomerLimit: row.perCustomerLimit,
  };
}

const toGift = (variant: VariantForSale, quantity: number): PromotionGift => ({
  infoId: variant.infoId,
  productId: variant.productId,
  name: variant.name,
  seoSlug: variant.seoSlug,
  picture: variant.picture,
  quantity,
  isInStock: variant.stock >= quantity,
});
