import { validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, invalidFields, notFound, tooManyRequests } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { RateLimits } from '../../lib/rate-limits';
import type { CatalogueReferences } from '../catalogue/references';
import { accountLookup } from '../auth/account-lookup';
import { normaliseEmail } from '../../lib/email';
import type { OutboxService } from '../outbox/outbox.service';
import { stockAlertMail, type OwedMail } from './stock-alert-mail';
import { stockAlertRows } from './stock-alerts.repository';
import type { StockAlertBody } from './stock-alerts.schema';

export interface StockAlertDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  references: Pick<CatalogueReferences, 'soldVariants'>;
  outbox: Pick<OutboxService, 'enqueue'>;
  /** Where the shop is opened, as in `https://shop.example.com`. */
  publicUrl: string;
}
export type StockAlertService = ReturnType<typeof createStockAlertService>;

const HOUR_MS = 3_600_000;
const MAX_PER_VISITOR = { max: 60, windowMs: HOUR_MS };
/** What one mailbox can be put down for, no matter who fills in the form. */
const MAX_PER_MAILBOX = { max: 20, windowMs: HOUR_MS };
const MAX_AT_ONCE = 50;
/** Nobody waits for a shirt that long, and an address is not kept without a reason. */
const RETENTION_MS = 180 * 24 * HOUR_MS;

/** Who hears, once and by mail, that something sold out can be bought again. */
export function createStockAlertService({
  db,
  clock,
  limits,
  references,
  outbox,
  publicUrl,
}: StockAlertDependencies) {
  return {
    /** Answers alike whether or not that address waits already. */
    async ask(
      infoId: string,
      body: StockAlertBody,
      { language, ip }: { language: Language; ip: string },
    ): Promise<void> {
      const visitor = await limits.consume(`stock alert ${ip}`, MAX_PER_VISITOR);
      if (!visitor.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', visitor.retryAfterSeconds);
      const email = normaliseEmail(body.email);
      if (!email) throw invalidFields({ field: 'email', code: 'invalid' });
      const variantId = infoId.toLowerCase();
      const variant = isUuid(variantId)
        ? (await references.soldVariants([variantId])).get(variantId)
        : undefined;
      if (!variant) throw notFound('PRODUCT_NOT_FOUND');
      if (variant.stock > 0) throw conflict('IN_STOCK', { stock: variant.stock });
      if (body.hp) return;
      const mailbox = await limits.consume(`stock alert to ${email}`, MAX_PER_MAILBOX);
      if (!mailbox.allowed) return;
      await stockAlertRows.add(db, { variantId, email, language }, clock());
    },

    /** Owed mails go into the outbox and are owed no more, in one transaction. Safe with replicas. */
    async notify(): Promise<number> {
      return db.transaction().execute(async (tx) => {
        const due = await stockAlertRows.due(tx, MAX_AT_ONCE);
        for (const owed of due) {
          const ownerId = await accountLookup.idOf(tx, owed.email);
          await outbox.enqueue(tx, {
            ...stockAlertMail(owed, publicUrl),
            ...(ownerId && { notification: { ownerId, kind: 'BACK_IN_STOCK', facts: factsOf(owed) } }),
          });
        }
        if (due.length > 0)
          await stockAlertRows.settle(
            tx,
            due.map(({ id }) => id),
          );
        return due.length;
      });
    },

    purgeExpired: () => stockAlertRows.purge(db, new Date(clock().getTime() - RETENTION_MS)),
  };
}

const factsOf = ({ nameVi, nameEn, slug, variantId }: OwedMail) => ({
  name: { vi: nameVi, en: nameEn },
  slug,
  infoId: variantId,
});
