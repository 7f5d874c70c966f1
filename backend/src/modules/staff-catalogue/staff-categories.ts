import type { Db } from '../../db';
import { notFound, unprocessable } from '../../lib/errors';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { CatalogueDesk } from '../catalogue/catalogue-desk';
import type { CategoryBody, ChangedCategoryBody } from '../catalogue/staff-products.schema';
import type { UploadService } from '../uploads/uploads.service';
import { releaseLeft, type LeftPictureDependencies } from './left-pictures';

interface Dependencies extends LeftPictureDependencies {
  db: Db;
  desk: CatalogueDesk;
  uploads: Pick<UploadService, 'use' | 'release'>;
  audit: Audit;
}

export type StaffCategories = ReturnType<typeof createStaffCategories>;

/** The tree of categories as staff write it. */
export function createStaffCategories(deps: Dependencies) {
  const { db, desk, uploads, audit } = deps;
  const { categories } = desk;
  const factsOf = ({ parentId, slug, name }: CategoryBody) => ({
    parentId,
    slug,
    name: { vi: name.vi.trim(), en: name.en.trim() },
  });

  async function pictureOf(tx: Db, staff: Staff, uploadId: string | undefined) {
    if (uploadId === undefined) return undefined;
    const [pictureId] = (await uploads.use(tx, staff.userId, [uploadId])) ?? [];
    if (!pictureId)
      throw unprocessable('VALIDATION_FAILED', [{ field: 'uploadId', code: 'UPLOAD_NOT_FOUND' }]);
    return pictureId;
  }

  return {
    list: () => categories.list(),

    create: (staff: Staff, body: CategoryBody) =>
      db.transaction().execute(async (tx) => {
        const facts = factsOf(body);
        const id = await categories.create(tx, {
          ...facts,
          pictureId: await pictureOf(tx, staff, body.uploadId),
        });
        await audit.record(tx, staff, { action: 'create', entity: 'category', entityId: id, after: facts });
        return categories.find(tx, id);
      }),

    change: (staff: Staff, id: string, { version, ...body }: ChangedCategoryBody) =>
      db.transaction().execute(async (tx) => {
        const before = await categories.find(tx, id);
        const facts = factsOf(body);
        const pictureId = await pictureOf(tx, staff, body.uploadId);
        const shown = await categories.change(tx, id, version, { ...facts, pictureId });
        if (pictureId) await releaseLeft(tx, [shown], deps);
        await audit.record(tx, staff, {
          action: 'change',
          entity: 'category',
          entityId: id,
          before: { parentId: before.parentId, slug: before.slug, name: before.name, pictureId: shown },
          after: { ...facts, pictureId: pictureId ?? shown },
        });
        return categories.find(tx, id);
      }),

    order: (staff: Staff, parentId: string | null, ids: string[]) =>
      db.transaction().execute(async (tx) => {
        const before = (await categories.list(tx))
          .filter((one) => one.parentId === parentId)
          .map((one) => one.id);
        await categories.order(tx, parentId, ids);
        await audit.record(tx, staff, {
          action: 'order',
          entity: 'category',
          entityId: parentId ?? 'roots',
          before: { order: before },
          after: { order: ids },
        });
      }),

    remove: (staff: Staff, id: string) =>
      db.transaction().execute(async (tx) => {
        const before = (await categories.list(tx)).find((one) => one.id === id);
        if (!before) throw notFound('CATEGORY_NOT_FOUND');
        const pictureId = await categories.remove(tx, id);
        await releaseLeft(tx, [pictureId], deps);
        await audit.record(tx, staff, {
          action: 'delete',
          entity: 'category',
          entityId: id,
          before: { parentId: before.parentId, slug: before.slug, name: before.name },
        });
      }),
  };
}
