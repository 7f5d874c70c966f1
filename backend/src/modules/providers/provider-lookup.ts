import { sql } from 'kysely';
import type { Db } from '../../db';
import { forbidden, notFound } from '../../lib/errors';
import { searchPatterns } from '../../lib/fold';
import type { ProviderStatus } from './providers.schema';

/** A provider as other modules know it. */
export interface KnownProvider {
  id: string;
  /** Null after the account was deleted. */
  userId: string | null;
  businessName: string;
  phone: string;
  website: string | null;
  description: string;
  status: ProviderStatus;
}
export type ProviderLookup = typeof providerLookup;

const columns = ['id', 'userId', 'businessName', 'phone', 'website', 'description', 'status'] as const;

/** What other modules' transactions ask of providers. */
export const providerLookup = {
  find: (from: Db, id: string): Promise<KnownProvider | undefined> =>
    from.selectFrom('providers').select(columns).where('id', '=', id).executeTakeFirst(),

  findOfUser: (from: Db, userId: string): Promise<KnownProvider | undefined> =>
    from.selectFrom('providers').select(columns).where('userId', '=', userId).executeTakeFirst(),

  /** Serialises everything that counts for one provider: publishing, plans, decisions. */
  lock: (tx: Db, id: string): Promise<KnownProvider | undefined> =>
    tx.selectFrom('providers').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

  /** The provider of this account. Throws 404 PROVIDER_NOT_FOUND, and 403 PROVIDER_NOT_APPROVED. */
  async approved(from: Db, userId: string): Promise<KnownProvider> {
    const provider = await providerLookup.findOfUser(from, userId);
    if (!provider) throw notFound('PROVIDER_NOT_FOUND');
    if (provider.status !== 'APPROVED') throw forbidden('PROVIDER_NOT_APPROVED');
    return provider;
  },

  async byIds(from: Db, ids: string[]): Promise<Map<string, KnownProvider>> {
    if (ids.length === 0) return new Map();
    const rows = await from.selectFrom('providers').select(columns).where('id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, row]));
  },

  /**
   * The ids of providers whose name, tax code or phone has these words, for a condition of another query. Signs without
   * a word find nothing.
   */
  idsMatching(from: Db, search: string) {
    const patterns = searchPatterns(search);
    let rows = from.selectFrom('providers').select('id');
    if (!patterns) rows = rows.where(sql<boolean>`false`);
    for (const pattern of patterns ?? []) rows = rows.where('searchText', 'like', pattern);
    return rows.$asScalar();
  },

  /** The ids of those that people may see and buy from, for a condition of another query. */
  approvedIds: (from: Db) =>
    from.selectFrom('providers').select('id').where('status', '=', 'APPROVED').$asScalar(),

  countOf: async (from: Db, status: ProviderStatus): Promise<number> =>
    (
      await from
        .selectFrom('providers')
        .select(sql<number>`count(*)::int`.as('total'))
        .where('status', '=', status)
        .executeTakeFirstOrThrow()
    ).total,
};
