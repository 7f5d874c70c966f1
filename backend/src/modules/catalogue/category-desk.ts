import { sql } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import { codeOf } from '../../db/failures';
import { conflict, invalidFields, notFound } from '../../lib/errors';
import { toPicture, type PictureRow } from '../media/picture';
import type { Localized } from './product-drafts';
import type { StaffCategory } from './staff-products.schema';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/** Deeper trees are no help to anybody. */
const MAX_DEPTH = 6;

interface CategoryRow extends PictureRow {
  id: string;
  version: number;
  parentId: string | null;
  slug: string;
  name: Localized;
  position: number;
  productCount: number;
}

interface CategoryFacts {
  parentId: string | null;
  slug: string;
  name: Localized;
  /** The one that it has, or its parent's, unless told. */
  pictureId: string | undefined;
}

export type CategoryNode = Pick<CategoryRow, 'id' | 'parentId' | 'slug' | 'name'>;

/** How staff read and write categories. Every change takes the whole tree, so no two of them make a circle. */
export function createCategoryDesk(db: Db) {
  async function rows(from: Db): Promise<CategoryRow[]> {
    const found = await sql<CategoryRow>`
      select category.id, category.version, category.parent_id, category.slug, category.position,
        json_build_object('vi', category.name_vi, 'en', category.name_en) as name,
        (select count(*)::int from products where category_id = category.id and deleted_at is null) as product_count,
        picture.id as picture_id, picture.width as picture_width, picture.height as picture_height,
        picture.color as picture_color
      from categories category join pictures picture on picture.id = category.picture_id
      order by category.position, category.slug`.execute(from);
    return found.rows;
  }

  const toCategory = ({
    pictureId,
    pictureWidth,
    pictureHeight,
    pictureColor,
    ...row
  }: CategoryRow): StaffCategory => ({
    ...row,
    picture: toPicture({ pictureId, pictureWidth, pictureHeight, pictureColor }, row.name.vi),
  });

  const find = async (from: Db, id: string) => {
    const row = (await rows(from)).find((one) => one.id === id);
    if (!row) throw notFound('CATEGORY_NOT_FOUND');
    return toCategory(row);
  };

  async function lockTree(tx: Db) {
    const all = await tx
      .selectFrom('categories')
      .select(['id', 'parentId', 'slug', 'pictureId', 'version', 'nameVi', 'nameEn'])
      .orderBy('id')
      .forUpdate()
      .execute();
    return new Map(all.map((row) => [row.id, row]));
  }

  type Tree = Awaited<ReturnType<typeof lockTree>>;

  /** Refuses a parent that is not there, that is below the category itself, or that is too deep. */
  function checkParent(tree: Tree, id: string | null, parentId: string | null) {
    if (parentId !== null && !tree.has(parentId)) throw notFound('CATEGORY_NOT_FOUND');
    const heightOf = (own: string): number =>
      1 +
      Math.max(0, ...[...tree.values()].filter((one) => one.parentId === own).map((one) => heightOf(one.id)));
    let depth = 0;
    for (let above = parentId; above !== null; above = tree.get(above)?.parentId ?? null) {
      if (above === id) throw conflict('CATEGORY_CIRCULAR');
      depth += 1;
    }
    if (depth + (id === null ? 1 : heightOf(id)) > MAX_DEPTH) throw conflict('CATEGORY_TOO_DEEP');
  }

  /** An address that a category gave up leads to it from now on, unless another category takes it. */
  async function giveAddress(tx: Db, id: string, before: string | null, slug: string) {
    if (before === slug) return;
    await tx.deleteFrom('categoryAddresses').where('slug', '=', slug).execute();
    if (before === null) return;
    const since = sql<Date>`now()`;
    await tx
      .insertInto('categoryAddresses')
      .values({ slug: before, categoryId: id, since })
      .onConflict((found) => found.column('slug').doUpdateSet({ categoryId: id, since }))
      .execute();
  }

  async function mapped<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) === UNIQUE_VIOLATION) throw conflict('CATEGORY_SLUG_TAKEN');
      if (codeOf(error) === FOREIGN_KEY_VIOLATION) throw conflict('CATEGORY_IN_USE');
      throw error;
    }
  }

  return {
    find,
    list: async (from: Db = db) => (await rows(from)).map(toCategory),
    nodes: async (from: Db = db): Promise<CategoryNode[]> => rows(from),

    create: (tx: Db, { parentId, slug, name, pictureId }: CategoryFacts) =>
      mapped(async () => {
        const tree = await lockTree(tx);
        checkParent(tree, null, parentId);
        const picture = pictureId ?? (parentId === null ? undefined : tree.get(parentId)?.pictureId);
        if (!picture) throw invalidFields({ field: 'uploadId', code: 'required' });
        const id = uuid();
        await tx
          .insertInto('categories')
          .values({
            id,
            parentId,
            slug,
            nameVi: name.vi,
            nameEn: name.en,
            position: sql<number>`(select coalesce(max(position), 0) + 1 from categories)`,
            pictureId: picture,
          })
          .execute();
        await giveAddress(tx, id, null, slug);
        return id;
      }),

    change: (tx: Db, id: string, version: number, { parentId, slug, name, pictureId }: CategoryFacts) =>
      mapped(async () => {
        const tree = await lockTree(tx);
        const before = tree.get(id);
        if (!before) throw notFound('CATEGORY_NOT_FOUND');
        if (before.version !== version) throw conflict('EDIT_CONFLICT', { version: before.version });
        checkParent(tree, id, parentId);
        await tx
          .updateTable('categories')
          .set({
            parentId,
            slug,
            nameVi: name.vi,
            nameEn: name.en,
            pictureId: pictureId ?? before.pictureId,
            version: sql`version + 1`,
          })
          .where('id', '=', id)
          .execute();
        await giveAddress(tx, id, before.slug, slug);
        // Products are found by the name of their category, so their words are made again.
        if (name.vi !== before.nameVi || name.en !== before.nameEn)
          await tx.updateTable('products').set({ textVersion: 0 }).where('categoryId', '=', id).execute();
        return before.pictureId;
      }),

    /** Children of one parent in the order in which they are shown; those that are not named stay behind them. */
    async order(tx: Db, parentId: string | null, ids: string[]) {
      const tree = await lockTree(tx);
      const isChild = (id: string) => isUuid(id) && tree.has(id) && tree.get(id)?.parentId === parentId;
      if (!ids.every(isChild)) throw notFound('CATEGORY_NOT_FOUND');
      await sql`with ordered as (
          select id, row_number() over (
            order by array_position(${ids}::uuid[], id), position, slug) as place
          from categories where parent_id is not distinct from ${parentId}::uuid)
        update categories set position = ordered.place, version = version + 1
        from ordered where categories.id = ordered.id and position <> ordered.place`.execute(tx);
    },

    /** Only one that nothing is in: no product, no category, no offer and no size guide. */
    remove: (tx: Db, id: string) =>
      mapped(async () => {
        const row = isUuid(id)
          ? await tx.deleteFrom('categories').where('id', '=', id).returning('pictureId').executeTakeFirst()
          : undefined;
        if (!row) throw notFound('CATEGORY_NOT_FOUND');
        return row.pictureId;
      }),
  };
}
