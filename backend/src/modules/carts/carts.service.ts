import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, tooManyRequests } from '../../lib/errors';
import type { RateLimits } from '../../lib/rate-limits';
import type { CatalogueReferences } from '../catalogue/references';
import { cartRows } from './carts.repository';
import type {
  Cart,
  CartBody,
  CartLine,
  CheckedLine,
  LinesBody,
  MergeCartBody,
  MergedCart,
} from './carts.schema';
import { mergeCarts, mergeSaved } from './merge-carts';

export interface CartDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  references: Pick<CatalogueReferences, 'soldVariants'>;
}
export type CartService = ReturnType<typeof createCartService>;

/** Each is kept for a while; nobody signs in more often. */
const MAX_MERGES = { max: 60, windowMs: 3_600_000 };
/** A browser that has not heard the answer within that time asks no more. */
const MERGE_RETENTION_MS = 90 * 86_400_000;

/** The cart of a customer, the same on every device. */
export function createCartService({ db, clock, limits, references }: CartDependencies) {
  return {
    read: (customerId: string): Promise<Cart> => cartRows.read(db, customerId),

    /** Refused with the cart as it is now when another device was faster. */
    async replace(customerId: string, body: CartBody): Promise<Cart> {
      return db.transaction().execute(async (tx) => {
        const now = clock();
        const current = await cartRows.lock(tx, customerId, now);
        const wanted = { lines: once(body.lines), saved: once(body.saved) };
        if (current.version !== body.version) {
          // Both came to the same, as after an order, which takes its lines out here and there.
          if (isSame(current, wanted)) return current;
          throw conflict('CART_CHANGED', current);
        }
        return cartRows.replace(tx, customerId, wanted, now);
      });
    },

    /** What a visitor chose goes into the cart of who signs in; the same cart twice goes in once. */
    async merge(customerId: string, body: MergeCartBody): Promise<MergedCart> {
      const { allowed, retryAfterSeconds } = await limits.consume(`cart merges ${customerId}`, MAX_MERGES);
      if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
      const cartId = body.cartId.toLowerCase();
      const isSameAccount = body.account?.toLowerCase() === customerId.toLowerCase();
      return db.transaction().execute(async (tx) => {
        const now = clock();
        const own = await cartRows.lock(tx, customerId, now);
        const earlier = await cartRows.findMerge(tx, customerId, cartId);
        if (earlier) return { ...own, changes: earlier };
        const brought = once(body.lines);
        const ids = [...own.lines, ...brought].map(({ infoId }) => infoId);
        const sold = await references.soldVariants(ids, tx);
        const { lines, changes } = mergeCarts({ own: own.lines, brought, isSameAccount, sold });
        const saved = mergeSaved(own.saved, once(body.saved));
        const merged = await cartRows.replace(tx, customerId, { lines, saved }, now);
        await cartRows.keepMerge(tx, { customerId, cartId, changes }, now);
        return { ...merged, changes };
      });
    },

    /** What lines cost now and what stands in the way of buying them; nothing is kept. */
    async validate({ lines }: LinesBody): Promise<CheckedLine[]> {
      const ids = lines.map(({ infoId }) => infoId.toLowerCase());
      const sold = await references.soldVariants(ids);
      return lines.map(({ infoId, quantity }) => {
        const variant = sold.get(infoId.toLowerCase());
        const { price = 0, stock = 0 } = variant ?? {};
        if (!variant) return { infoId, price, stock, problem: 'PRODUCT_UNAVAILABLE' };
        if (stock >= quantity) return { infoId, price, stock };
        return { infoId, price, stock, problem: stock === 0 ? 'OUT_OF_STOCK' : 'NOT_ENOUGH_STOCK' };
      });
    },

    /** In the transaction of an order: what it took along leaves the cart, the rest stays. */
    removeOrdered: (tx: Db, customerId: string, infoIds: string[]): Promise<void> =>
      cartRows.removeOrdered(
        tx,
        customerId,
        infoIds.map((infoId) => infoId.toLowerCase()),
        clock(),
      ),

    purgeExpired: () => cartRows.purgeMerges(db, new Date(clock().getTime() - MERGE_RETENTION_MS)),
  };
}

const isSame = (one: Pick<Cart, 'lines' | 'saved'>, other: Pick<Cart, 'lines' | 'saved'>) =>
  isDeepStrictEqual([one.lines, one.saved], [other.lines, other.saved]);

/** Ids in the database's writing; of a variant that stands there twice the last is meant. */
function once(lines: readonly CartLine[]): CartLine[] {
  const byId = new Map<string, CartLine>();
  for (const line of lines) {
    const infoId = line.infoId.toLowerCase();
    byId.set(infoId, { ...line, infoId });
  }
  return [...byId.values()];
}
