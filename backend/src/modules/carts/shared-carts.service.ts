import { randomBytes } from 'node:crypto';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { notFound, tooManyRequests, unprocessable } from '../../lib/errors';
import { MAX_PER_ADDRESS, type RateLimits } from '../../lib/rate-limits';
import type { CatalogueReferences } from '../catalogue/references';
import { sharedCartRows } from './carts.repository';
import type { CartLink, LinesBody, SharedCart } from './carts.schema';

interface Dependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  references: Pick<CatalogueReferences, 'soldVariants'>;
}
export type SharedCartService = ReturnType<typeof createSharedCartService>;

const MAX_LINKS = { max: 60, windowMs: 3_600_000 };
const RETENTION_MS = 30 * 86_400_000;

/** Carts that are passed on by a link: variants and quantities, and nothing of who chose them. */
export function createSharedCartService({ db, clock, limits, references }: Dependencies) {
  async function refuseFlood(key: string, limit: typeof MAX_LINKS) {
    const { allowed, retryAfterSeconds } = await limits.consume(key, limit);
    if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
  }

  return {
    async share({ lines }: LinesBody, ip: string): Promise<CartLink> {
      await refuseFlood(`cart links ${ip}`, MAX_LINKS);
      const quantities = new Map(lines.map(({ infoId, quantity }) => [infoId.toLowerCase(), quantity]));
      const sold = await references.soldVariants([...quantities.keys()]);
      const kept = [...quantities].flatMap(([infoId, quantity]) =>
        sold.has(infoId) ? { infoId, quantity } : [],
      );
      if (kept.length === 0) throw unprocessable('PRODUCT_UNAVAILABLE');
      const id = randomBytes(16).toString('base64url');
      const expiresAt = new Date(clock().getTime() + RETENTION_MS);
      await sharedCartRows.add(db, { id, lines: kept, expiresAt });
      return { id, expiresAt: expiresAt.toISOString() };
    },

    /** One that expired is not there, like one that never was. */
    async find(id: string, ip: string): Promise<SharedCart> {
      await refuseFlood(`shared carts ${ip}`, MAX_PER_ADDRESS);
      const shared = await sharedCartRows.find(db, id, clock());
      if (!shared) throw notFound('SHARED_CART_NOT_FOUND');
      return { lines: shared.lines, expiresAt: shared.expiresAt.toISOString() };
    },

    purgeExpired: () => sharedCartRows.purge(db, clock()),
  };
}
