import { sql, type Selectable } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import { searchPatterns } from '../../lib/fold';
import { providerLookup } from '../providers/provider-lookup';
import type { SolutionDocument } from './solution-document';
import type { SolutionKind } from './solutions.schema';
import type { SolutionsTable } from './solutions.tables';

export interface ShownFilter {
  search?: string | undefined;
  kind?: SolutionKind | undefined;
  providerId?: string | undefined;
  serviceId?: string | undefined;
}
export interface ShownRow extends Pick<Selectable<SolutionsTable>, 'id' | 'slug' | 'providerId' | 'ownerId'> {
  live: SolutionDocument;
  publishedAt: Date;
  approvedAt: Date;
  favourites: number;
}
/** As `isTranslated` says of a document. */
const isTranslated = sql<boolean>`solutions.live->>'titleEn' <> '' and solutions.live->>'summaryEn' <> ''
  and solutions.live->>'descriptionEn' <> ''`;
type Order = 'newest' | 'name' | 'popular';

/** Published, approved, within the membership, and of a provider who is not locked. */
function shown(from: Db, { search, kind, providerId, serviceId }: ShownFilter) {
  let rows = from
    .selectFrom('solutions')
    .where('solutions.isPublished', '=', true)
    .where('solutions.isShown', '=', true)
    .where('solutions.providerId', 'in', providerLookup.approvedIds(from));
  const patterns = search?.trim() ? searchPatterns(search) : [];
  // Signs without a word find nothing.
  if (!patterns) rows = rows.where(sql<boolean>`false`);
  for (const pattern of patterns ?? []) rows = rows.where('solutions.liveSearchText', 'like', pattern);
  if (kind !== undefined) rows = rows.where('solutions.liveKind', '=', kind);
  if (providerId !== undefined)
    rows = isUuid(providerId)
      ? rows.where('solutions.providerId', '=', providerId)
      : rows.where(sql<boolean>`false`);
  if (serviceId !== undefined)
    rows = isUuid(serviceId)
      ? rows.where('solutions.id', 'in', (of) =>
          of.selectFrom('solutionServices').select('solutionId').where('serviceId', '=', serviceId),
        )
      : rows.where(sql<boolean>`false`);
  return rows;
}

const columns = (from: Db, filter: ShownFilter) =>
  shown(from, filter)
    .select(['solutions.id', 'solutions.slug', 'solutions.providerId', 'solutions.ownerId', 'solutions.live'])
    .select(['solutions.publishedAt', 'solutions.approvedAt'])
    .select((of) =>
      of
        .selectFrom('savedSolutions')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('savedSolutions.solutionId', '=', 'solutions.id')
        .as('favourites'),
    )
    .$castTo<ShownRow>();

/** Solutions that visitors see. */
export const shownRows = {
  async count(from: Db, filter: ShownFilter): Promise<number> {
    const { total } = await shown(from, filter)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  page(
    from: Db,
    filter: ShownFilter,
    { limit, offset, order }: { limit: number; offset: number; order: Order },
  ): Promise<ShownRow[]> {
    const rows = columns(from, filter);
    const ordered = {
      newest: () => rows.orderBy('solutions.publishedAt', 'desc'),
      name: () => rows.orderBy('solutions.liveName'),
      popular: () => rows.orderBy('favourites', 'desc').orderBy('solutions.publishedAt', 'desc'),
    };
    return ordered[order]().orderBy('solutions.id').limit(limit).offset(offset).execute();
  },

  findBySlug: (from: Db, slug: string): Promise<ShownRow | undefined> =>
    columns(from, {}).where('solutions.slug', '=', slug).executeTakeFirst(),

  find: async (from: Db, id: string): Promise<ShownRow | undefined> =>
    isUuid(id) ? columns(from, {}).where('solutions.id', '=', id).executeTakeFirst() : undefined,

  byIds: async (from: Db, ids: string[]): Promise<ShownRow[]> =>
    ids.length === 0 ? [] : columns(from, {}).where('solutions.id', 'in', ids).execute(),

  async kinds(from: Db, filter: ShownFilter): Promise<{ kind: SolutionKind; count: number }[]> {
    const rows = await shown(from, { ...filter, kind: undefined })
      .select(['solutions.liveKind as kind', sql<number>`count(*)::int`.as('count')])
      .groupBy('solutions.liveKind')
      .orderBy('count', 'desc')
      .orderBy('kind')
      .execute();
    return rows.flatMap(({ kind, count }) => (kind === null ? [] : { kind, count }));
  },

  providers: (from: Db, filter: ShownFilter, limit: number) =>
    shown(from, { ...filter, providerId: undefined })
      .select(['solutions.providerId as id', sql<number>`count(*)::int`.as('count')])
      .groupBy('solutions.providerId')
      .orderBy('count', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** In an order that later ones do not change, so that pages stay what they were. */
  addresses: (from: Db, { limit, offset }: { limit: number; offset: number }) =>
    shown(from, {})
      .select(['solutions.slug', 'solutions.approvedAt', isTranslated.as('translated')])
      .orderBy('solutions.createdAt')
      .orderBy('solutions.id')
      .limit(limit)
      .offset(offset)
      .$castTo<{ slug: string; approvedAt: Date; translated: boolean }>()
      .execute(),
};
