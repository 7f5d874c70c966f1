import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { OwedMail } from './stock-alert-mail';

export const stockAlertRows = {
  async add(db: Db, alert: { variantId: string; email: string; language: Language }, now: Date) {
    await db
      .insertInto('stockAlerts')
      .values({ id: uuid(), ...alert, createdAt: now })
      .onConflict((conflict) => conflict.columns(['variantId', 'email']).doNothing())
      .execute();
  },

  /** Whose variant can be bought again, the longest waiting first; held until the transaction ends. */
  async due(tx: Db, limit: number): Promise<OwedMail[]> {
    const { rows } = await sql<OwedMail>`
      select alert.id, alert.email, alert.language, alert.variant_id, product.slug, variant.size,
             product.name_vi, product.name_en,
             case alert.language when 'en' then product.name_en else product.name_vi end as name,
             case alert.language when 'en' then variant.color_en else variant.color_vi end as color
        from stock_alerts alert
        join stock on stock.variant_id = alert.variant_id and stock.on_hand > stock.reserved
        join product_variants variant on variant.id = alert.variant_id and variant.is_active
        join products product on product.id = variant.product_id and product.is_active
       order by alert.created_at
       limit ${limit}
         for update of alert skip locked`.execute(tx);
    return rows;
  },

  async settle(tx: Db, ids: string[]) {
    await tx.deleteFrom('stockAlerts').where('id', 'in', ids).execute();
  },

  async purge(db: Db, before: Date) {
    await db.deleteFrom('stockAlerts').where('createdAt', '<', before).execute();
  },
};
