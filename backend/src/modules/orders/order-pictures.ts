import { sql } from 'kysely';
import type { Db } from '../../db';
import { pictureUrl } from '../media/picture';

/** What other modules may know of the pictures that orders show. */
export const orderPictures = {
  /** Those of the pictures that lines of orders show, for as long as there are these orders. */
  async shown(tx: Db, pictureIds: string[]): Promise<Set<string>> {
    if (pictureIds.length === 0) return new Set();
    const byUrl = new Map(pictureIds.map((id) => [pictureUrl(id), id]));
    const rows = await tx
      .selectFrom('orderLines')
      .select(sql<string>`picture ->> 'url'`.as('url'))
      .distinct()
      .where(sql<boolean>`picture ->> 'url' = any(${[...byUrl.keys()]}::text[])`)
      .execute();
    return new Set(rows.flatMap(({ url }) => byUrl.get(url) ?? []));
  },
};
