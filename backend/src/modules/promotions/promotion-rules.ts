import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { CatalogueReferences } from '../catalogue/references';
import { groupBy } from '../offers/group-by';
import type { Gift, PromotionRule } from '../offers/price-rules';
import { createPromotionRepository, type PromotionRow } from './promotions.repository';

interface Dependencies {
  db: Db;
  references: Pick<CatalogueReferences, 'soldVariants'>;
}

export type PromotionRules = ReturnType<typeof createPromotionRules>;

/** The promotions that run, as a price is made of them. */
export function createPromotionRules({ db, references }: Dependencies) {
  const promotions = createPromotionRepository(db);

  /** What the shop no longer sells is no gift. */
  async function giftsOf(rows: PromotionRow[]) {
    const ids = rows.flatMap(({ id, type }) => (type === 'GIFT_PRODUCT' ? [id] : []));
    const gifts = ids.length > 0 ? await promotions.gifts(ids) : [];
    const sold = await references.soldVariants([...new Set(gifts.map(({ variantId }) => variantId))]);
    const ofPromotion = groupBy(gifts, ({ promotionId }) => promotionId);
    return ({ id }: PromotionRow): Gift[] =>
      (ofPromotion.get(id) ?? []).flatMap(({ variantId, quantity }) => {
        const variant = sold.get(variantId);
        return variant
          ? [{ infoId: variantId, quantity, unitPrice: variant.price, stock: variant.stock }]
          : [];
      });
  }

  return {
    /** With what is left of them for this customer. */
    async running({
      customerId,
      language,
      now,
    }: {
      customerId: string | undefined;
      language: Language;
      now: Date;
    }): Promise<PromotionRule[]> {
      const rows = await promotions.running(now, language);
      const limited = rows.flatMap(({ id, perCustomerLimit }) => (perCustomerLimit === null ? [] : [id]));
      const [taken, giftsFor] = await Promise.all([
        customerId && limited.length > 0
          ? promotions.takenBy(customerId, limited)
          : new Map<string, number>(),
        giftsOf(rows),
      ]);
      return rows.map((row) => toRule(row, taken.get(row.id) ?? 0, giftsFor(row)));
    },
  };
}

function toRule(row: PromotionRow, taken: number, gifts: Gift[]): PromotionRule {
  const { id, name, translatedName, priority, startsAt, endsAt, isExclusiveWithVoucher, type, isCombinable } =
    row;
  const { categoryIds, productIds, minSubtotal, minQuantity, kind, value, maxDiscount } = row;
  const promotion = {
    id,
    name,
    translatedName,
    priority,
    startsAt,
    endsAt,
    categoryIds,
    productIds,
    minSubtotal,
    minQuantity,
    isExclusiveWithVoucher,
    quotaLeft: row.quota === null ? null : row.quota - row.reserved - row.sold,
    customerLeft: row.perCustomerLimit === null ? null : row.perCustomerLimit - taken,
  };
  if (type === 'GIFT_PRODUCT') return { ...promotion, type, gifts };
  if (kind === null || value === null) throw new Error(`promotion ${id} has no discount`);
  const discount = { kind, value, maxDiscount };
  return type === 'QUANTITY_BASED'
    ? { ...promotion, type, discount, isCombinable }
    : { ...promotion, type, discount };
}
