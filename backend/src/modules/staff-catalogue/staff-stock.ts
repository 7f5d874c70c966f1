import type { Db } from '../../db';
import { answer, type AnswerBody } from '../../lib/envelope';
import { badRequest, notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { Staff } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { Audit } from '../audit/audit.service';
import type { CatalogueDesk } from '../catalogue/catalogue-desk';
import type {
  AdjustBody,
  MovementsQuery,
  StockLevel,
  StockMovement,
  StockQuery,
} from '../inventory/inventory.schema';
import type { StockDesk } from '../inventory/stock-desk';

const PAGE = 50;

interface Dependencies {
  db: Db;
  desk: CatalogueDesk;
  stock: StockDesk;
  audit: Audit;
}

export type StaffStock = ReturnType<typeof createStaffStock>;

/** What is on the shelf, how it came there, and how staff change it. */
export function createStaffStock({ db, desk, stock, audit }: Dependencies) {
  return {
    list: ({ limit = PAGE, ...query }: StockQuery, language: Language) =>
      desk.levels({ ...query, limit }, language),

    async movements(query: MovementsQuery, language: Language) {
      const { data, meta } = await stock.movements(query);
      const names = await desk.variantNames(
        data.map(({ variantId }) => variantId),
        language,
      );
      return {
        data: data.map((movement): StockMovement => {
          const { sku = '', productId = '', productName = '' } = names.get(movement.variantId) ?? {};
          return { ...movement, sku, productId, productName, at: movement.at.toISOString() };
        }),
        meta,
      };
    },

    async adjust(
      staff: Staff,
      variantId: string,
      { by, reason, expectedOnHand, note }: AdjustBody,
      { language, store }: { language: Language; store: StoreAnswer },
    ): Promise<AnswerBody<StockLevel>> {
      if (by === 0) throw badRequest('VALIDATION_FAILED', [{ field: 'by', code: 'required' }]);
      return db.transaction().execute(async (tx) => {
        const { before, after } = await stock.adjust(
          tx,
          variantId,
          { by, expected: expectedOnHand },
          { actorId: staff.userId, reason, note: note?.trim() ? note.trim() : null },
        );
        await audit.record(tx, staff, {
          action: 'adjust',
          entity: 'stock',
          entityId: variantId,
          before: { onHand: before.onHand },
          after: { onHand: after.onHand, reason },
          reason: note,
        });
        const level = (await desk.variantNames([variantId], language, tx)).get(variantId);
        if (!level) throw notFound('PRODUCT_NOT_FOUND');
        const adjusted = answer(level);
        await store(tx, adjusted);
        return adjusted;
      });
    },
  };
}
