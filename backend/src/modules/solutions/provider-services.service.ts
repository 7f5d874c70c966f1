import { sql } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, type AnswerBody } from '../../lib/envelope';
import { conflict, invalidFields, notFound, type FieldError } from '../../lib/errors';
import { plainLines, plainText } from '../../lib/plain-text';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { ProviderLookup } from '../providers/provider-lookup';
import { MAX_SERVICES, type ProviderService, type ProviderServiceBody } from './provider-services.schema';
import type { ServicesById } from './shown-solution';

interface Dependencies {
  db: Db;
  clock: Clock;
  providers: Pick<ProviderLookup, 'approved' | 'lock'>;
}
export type ProviderServicesService = ReturnType<typeof createProviderServices>;

/** What a provider offers beside its solutions, such as training or setting up. */
export function createProviderServices({ db, clock, providers }: Dependencies) {
  const own = (from: Db, ownerId: string) =>
    from
      .selectFrom('providerServices as service')
      .select(['service.id', 'service.name', 'service.description', 'service.priceFrom'])
      .select(['service.createdAt', 'service.updatedAt'])
      .select((of) =>
        of
          .selectFrom('solutions')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('solutions.ownerId', '=', 'service.ownerId')
          .where(sql<boolean>`solutions.draft -> 'serviceIds' @> to_jsonb(service.id::text)`)
          .as('solutions'),
      )
      .where('service.ownerId', '=', ownerId);

  async function find(ownerId: string, id: string): Promise<ProviderService> {
    const row = isUuid(id) ? await own(db, ownerId).where('service.id', '=', id).executeTakeFirst() : null;
    if (!row) throw notFound('SERVICE_NOT_FOUND');
    return toService(row);
  }

  return {
    async list(ownerId: string) {
      await providers.approved(db, ownerId);
      const rows = await own(db, ownerId).orderBy('service.createdAt').orderBy('service.id').execute();
      return { data: rows.map(toService), total: rows.length };
    },

    async find(ownerId: string, id: string) {
      await providers.approved(db, ownerId);
      return find(ownerId, id);
    },

    async create(
      ownerId: string,
      body: ProviderServiceBody,
      store: StoreAnswer,
    ): Promise<AnswerBody<ProviderService>> {
      const { id: providerId } = await providers.approved(db, ownerId);
      const written = checkedService(body);
      return db.transaction().execute(async (tx) => {
        // One after the other, so that the limit counts everything.
        await providers.lock(tx, providerId);
        const { total } = await tx
          .selectFrom('providerServices')
          .select(sql<number>`count(*)::int`.as('total'))
          .where('ownerId', '=', ownerId)
          .executeTakeFirstOrThrow();
        if (total >= MAX_SERVICES) throw conflict('TOO_MANY_SERVICES');
        const at = clock();
        const row = await tx
          .insertInto('providerServices')
          .values({ id: uuid(), providerId, ownerId, ...written, createdAt: at, updatedAt: at })
          .returningAll()
          .executeTakeFirstOrThrow();
        const made = answer(toService({ ...row, solutions: 0 }));
        await store(tx, made);
        return made;
      });
    },

    async change(ownerId: string, id: string, body: ProviderServiceBody): Promise<ProviderService> {
      await providers.approved(db, ownerId);
      const written = checkedService(body);
      if (isUuid(id))
        await db
          .updateTable('providerServices')
          .set({ ...written, updatedAt: clock() })
          .where('id', '=', id)
          .where('ownerId', '=', ownerId)
          .execute();
      return find(ownerId, id);
    },

    async remove(ownerId: string, id: string): Promise<void> {
      await providers.approved(db, ownerId);
      const gone = isUuid(id)
        ? await db
            .deleteFrom('providerServices')
            .where('id', '=', id)
            .where('ownerId', '=', ownerId)
            .returning('id')
            .executeTakeFirst()
        : undefined;
      if (!gone) throw notFound('SERVICE_NOT_FOUND');
    },
  };
}

/** Services by id, as solutions show them. */
export async function servicesById(from: Db, ids: string[]): Promise<ServicesById> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await from
    .selectFrom('providerServices')
    .select(['id', 'name', 'description', 'priceFrom'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of the ids that are services of this owner. */
export async function ownServiceIds(from: Db, ownerId: string, ids: string[]): Promise<Set<string>> {
  const wanted = ids.filter((id) => isUuid(id));
  if (wanted.length === 0) return new Set();
  const rows = await from
    .selectFrom('providerServices')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('id', 'in', wanted)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

interface ServiceRow {
  id: string;
  name: string;
  description: string;
  priceFrom: number | null;
  solutions: number | null;
  createdAt: Date;
  updatedAt: Date;
}

const toService = (row: ServiceRow): ProviderService => ({
  id: row.id,
  name: row.name,
  description: row.description,
  priceFrom: row.priceFrom,
  solutions: row.solutions ?? 0,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

function checkedService({ name: given, description: text = '', priceFrom = null }: ProviderServiceBody) {
  const name = plainText(given);
  const description = plainLines(text);
  const errors: FieldError[] = [
    ...(name ? [] : [{ field: 'name', code: name === null ? ('invalid' as const) : ('required' as const) }]),
    ...(description === null ? [{ field: 'description', code: 'invalid' as const }] : []),
  ];
  if (!name || description === null) throw invalidFields(...errors);
  return { name, description, priceFrom };
}
