import type { Db } from '../src/db';

/** The ids that slugs and SKUs stand for; what the shop does not have is left out. */
export function catalogueIds(db: Db) {
  return {
    async categories(slugs: string[] = []): Promise<string[]> {
      if (slugs.length === 0) return [];
      const rows = await db.selectFrom('categories').select('id').where('slug', 'in', slugs).execute();
      return rows.map(({ id }) => id);
    },
    async products(slugs: string[] = []): Promise<string[]> {
      if (slugs.length === 0) return [];
      const rows = await db.selectFrom('products').select('id').where('slug', 'in', slugs).execute();
      return rows.map(({ id }) => id);
    },
    async variants(skus: string[] = []): Promise<Map<string, string>> {
      if (skus.length === 0) return new Map();
      const rows = await db
        .selectFrom('productVariants')
        .select(['sku', 'id'])
        .where('sku', 'in', skus)
        .execute();
      return new Map(rows.map(({ sku, id }) => [sku, id]));
    },
  };
}
