import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { SizeGuideBody } from './size-guides.schema';

/** Size guides as staff write them, one for each category. */
export function createSizeGuideDesk({ db, audit }: { db: Db; audit: Audit }) {
  return {
    /** Every guide, by its category. */
    async list(): Promise<Map<string, SizeGuideBody>> {
      const guides = await db.selectFrom('sizeGuides').selectAll().execute();
      return new Map(guides.map(({ categoryId, ...guide }) => [categoryId, guide]));
    },
    /** Writes the guide of a category, unless it is like that already. */
    async write(
      categoryId: string,
      guide: SizeGuideBody,
      before: SizeGuideBody | null,
      by: Staff,
    ): Promise<'created' | 'changed' | 'unchanged'> {
      if (before && isDeepStrictEqual({ ...guide }, { ...before })) return 'unchanged';
      const stored = { ...guide, columns: JSON.stringify(guide.columns), rows: JSON.stringify(guide.rows) };
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('sizeGuides')
          .values({ categoryId, ...stored })
          .onConflict((conflict) => conflict.column('categoryId').doUpdateSet(stored))
          .execute();
        await audit.record(tx, by, {
          action: before ? 'change' : 'create',
          entity: 'size-guide',
          entityId: categoryId,
          before: before && { ...before },
          after: { ...guide },
        });
      });
      return before ? 'changed' : 'created';
    },
  };
}
