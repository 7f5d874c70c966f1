import { isDeepStrictEqual } from 'node:util';
import { createAuditService } from '../audit/audit.service';
import { createCategoryDesk } from '../catalogue/category-desk';
import { CategoryBody } from '../catalogue/staff-products.schema';
import type { UploadService } from '../uploads/uploads.service';
import { shaped } from './kind-schema';
import type { RecordKind } from './record-kind';

/** Where a picture is served ends with its id. */
const idOf = (url: string) => url.split('/').at(-1) ?? '';

interface Dependencies {
  uploads: Pick<UploadService, 'claim'>;
  /** By picture: the name of its file in an export. */
  fileNames: (ids: string[]) => Promise<ReadonlyMap<string, string>>;
}

/** The tree of categories; a parent stands before its children. */
export const categoryKind = ({ uploads, fileNames }: Dependencies): RecordKind => ({
  name: 'categories',
  columns: {
    slug: { vi: 'Đường dẫn', en: 'Address' },
    parent: { vi: 'Danh mục cha', en: 'Parent category' },
    nameVi: { vi: 'Tên (tiếng Việt)', en: 'Name (Vietnamese)' },
    nameEn: { vi: 'Tên (tiếng Anh)', en: 'Name (English)' },
    picture: { vi: 'Ảnh', en: 'Picture' },
  },
  required: ['slug', 'parent', 'nameVi'],
  pictures: ['picture'],
  example: {
    slug: 'thoi-trang',
    parent: '',
    nameVi: 'Thời trang',
    nameEn: 'Fashion',
    picture: 'thoi-trang.jpg',
  },

  async *export(db) {
    const all = await createCategoryDesk(db).list();
    const names = await fileNames(all.map(({ picture }) => idOf(picture.url)));
    const slugs = new Map(all.map(({ id, slug }) => [id, slug]));
    const written = new Set<string | null>([null]);
    // Parents first.
    for (let waiting = all; waiting.length > 0;) {
      const ready = waiting.filter(({ parentId }) => written.has(parentId));
      for (const { id, slug, parentId, name, picture } of ready) {
        written.add(id);
        const parent = slugs.get(parentId ?? '') ?? '';
        yield { slug, parent, nameVi: name.vi, nameEn: name.en, picture: names.get(idOf(picture.url)) ?? '' };
      }
      waiting = ready.length > 0 ? waiting.filter(({ id }) => !written.has(id)) : [];
    }
  },

  async open({ db, clock, by }) {
    const desk = createCategoryDesk(db);
    const audit = createAuditService({ db, clock });
    const bySlug = new Map((await desk.list()).map((one) => [one.slug, one]));
    const seen = new Set<string>();
    return async (row) => {
      const slug = row.needed('slug').toLowerCase();
      const before = bySlug.get(slug);
      if (seen.has(slug)) row.wrong('slug', 'ROW_TWICE');
      seen.add(slug);
      const parent = row.text('parent')?.toLowerCase() ?? '';
      const above = bySlug.get(parent);
      if (parent && !above) row.wrong('parent', 'CATEGORY_NOT_FOUND');
      const nameVi = row.text('nameVi') || (before?.name.vi ?? row.needed('nameVi'));
      const stored = before && idOf(before.picture.url);
      const pictureId = row.picture('picture', stored);
      if (row.faults.length > 0) return 'unchanged';
      const facts = shaped(CategoryBody, {
        parentId: above?.id ?? null,
        slug,
        name: { vi: nameVi, en: row.text('nameEn') || (before?.name.en ?? nameVi) },
      });
      const storedFacts = before && { parentId: before.parentId, slug: before.slug, name: before.name };
      if (before && isDeepStrictEqual(storedFacts, facts) && (pictureId ?? stored) === stored)
        return 'unchanged';
      if (pictureId) await uploads.claim(db, [pictureId]);
      const given = { ...facts, pictureId };
      const id = before?.id ?? (await desk.create(db, given));
      if (before) await desk.change(db, id, before.version, given);
      await audit.record(db, by, {
        action: before ? 'change' : 'create',
        entity: 'category',
        entityId: id,
        before: storedFacts ?? null,
        after: { ...facts, ...(pictureId && { pictureId }) },
      });
      bySlug.set(slug, await desk.find(db, id));
      return before ? 'changed' : 'created';
    };
  },
});
