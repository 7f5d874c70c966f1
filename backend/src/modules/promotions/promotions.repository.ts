import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import { isIn } from '../offers/offer-period';
import type { PromotionType } from './promotions.schema';
import type { PromotionGiftsTable, PromotionsTable } from './promotions.tables';

export interface PromotionRow extends Omit<
  Selectable<PromotionsTable>,
  'nameVi' | 'nameEn' | 'descriptionVi' | 'descriptionEn' | 'isActive' | 'version'
> {
  name: string;
  /** In the language that was not asked for. */
  translatedName: string;
  description: string;
  categoryIds: string[];
  productIds: string[];
}
export interface PromotionFilter {
  period?: 'CURRENT' | 'NEXT';
  type?: PromotionType;
}

const scopeOf = (column: 'categoryId' | 'productId') => {
  const id = sql.ref(`scope.${column}`);
  return sql<string[]>`array(select ${id} from promotion_scopes scope
    where scope.promotion_id = promotions.id and ${id} is not null)`;
};

export function createPromotionRepository(db: Db) {
  const matching = ({ period, type }: PromotionFilter, now: Date) =>
    db
      .selectFrom('promotions')
      .where('isActive', '=', true)
      .where(isIn(period, 'promotions', now))
      .$if(type !== undefined, (rows) => rows.where('type', '=', type ?? 'ORDER_BASED'));

  const columns = (language: Language) =>
    [
      'id',
      'type',
      language === 'en' ? 'nameEn as name' : 'nameVi as name',
      language === 'en' ? 'nameVi as translatedName' : 'nameEn as translatedName',
      language === 'en' ? 'descriptionEn as description' : 'descriptionVi as description',
      'priority',
      'startsAt',
      'endsAt',
      'kind',
      'value',
      'maxDiscount',
      'minSubtotal',
      'minQuantity',
      'isCombinable',
      'isExclusiveWithVoucher',
      'quota',
      'reserved',
      'sold',
      'perCustomerLimit',
      scopeOf('categoryId').as('categoryIds'),
      scopeOf('productId').as('productIds'),
    ] as const;

  return {
    count: async (filter: PromotionFilter, now: Date): Promise<number> =>
      (
        await matching(filter, now)
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow()
      ).total,

    /** What runs first, the foremost first; then what comes, the soonest first. */
    list: (
      filter: PromotionFilter,
      now: Date,
      page: { limit: number; offset: number },
      language: Language,
    ): Promise<PromotionRow[]> =>
      matching(filter, now)
        .select(columns(language))
        .orderBy(sql`starts_at > ${now}`)
        .orderBy(sql`case when starts_at > ${now} then starts_at end`)
        .orderBy('priority')
        .orderBy('id')
        .limit(page.limit)
        .offset(page.offset)
        .execute(),

    /** All that run, the foremost first. */
    running: (now: Date, language: Language): Promise<PromotionRow[]> =>
      matching({ period: 'CURRENT' }, now)
        .select(columns(language))
        .orderBy('priority')
        .orderBy('id')
        .execute(),

    /** How much of each a customer's orders took. */
    takenBy: async (customerId: string, promotionIds: string[]): Promise<Map<string, number>> => {
      const rows = await db
        .selectFrom('promotionUses')
        .select(['promotionId', sql<number>`sum(quantity)::int`.as('quantity')])
        .where('customerId', '=', customerId)
        .where('promotionId', 'in', promotionIds)
        .where('state', '<>', 'RELEASED')
        .groupBy('promotionId')
        .execute();
      return new Map(rows.map(({ promotionId, quantity }) => [promotionId, quantity]));
    },

    gifts: (promotionIds: string[]): Promise<Selectable<PromotionGiftsTable>[]> =>
      db
        .selectFrom('promotionGifts')
        .selectAll()
        .where('promotionId', 'in', promotionIds)
        .orderBy('promotionId')
        .orderBy('position')
        .execute(),
  };
}
