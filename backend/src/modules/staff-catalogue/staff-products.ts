import { v7 as uuid } from 'uuid';
import type { Db } from '../../db';
import { codeOf } from '../../db/failures';
import type { Clock } from '../../lib/clock';
import { conflict, notFound, unprocessable, type FieldError } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { CatalogueDesk } from '../catalogue/catalogue-desk';
import type { ProductDraft } from '../catalogue/product-drafts';
import { keepLeftOut } from '../catalogue/product-writing';
import type {
  ChangedProductBody,
  ProductBody,
  StaffProduct,
  StaffProductsQuery,
} from '../catalogue/staff-products.schema';
import type { StockDesk } from '../inventory/stock-desk';
import type { UploadService } from '../uploads/uploads.service';
import { releaseLeft, type LeftPictureDependencies } from './left-pictures';
import { draftOf, faultsOf, refuseFaults } from './product-form';
import { recordChange } from './record-change';

const UNIQUE_VIOLATION = '23505';
const PAGE = 30;

export interface StaffProductDependencies extends LeftPictureDependencies {
  db: Db;
  clock: Clock;
  desk: CatalogueDesk;
  stock: StockDesk;
  uploads: Pick<UploadService, 'use' | 'release'>;
  audit: Audit;
}

export type StaffProducts = ReturnType<typeof createStaffProducts>;

/** Products as staff write them. */
export function createStaffProducts(deps: StaffProductDependencies) {
  const { db, clock, desk, stock, uploads, audit } = deps;
  const found = (draft: ProductDraft | undefined): ProductDraft => {
    if (!draft) throw notFound('PRODUCT_NOT_FOUND');
    return draft;
  };

  async function detail(id: string, language: Language): Promise<StaffProduct> {
    const { relatedIds, pictures, variants, ...product } = found(await desk.draft(db, id));
    const levels = await stock.levels(
      db,
      variants.map((variant) => variant.id),
    );
    const names = await desk.names(db, relatedIds, language);
    const shown = await desk.pictures(
      pictures.map(({ pictureId }) => pictureId),
      product.name[language],
    );
    return {
      ...product,
      relatedIds,
      related: relatedIds.flatMap((near) => {
        const name = names.get(near);
        return name === undefined ? [] : [{ id: near, name }];
      }),
      pictures: pictures.flatMap((one) => {
        const picture = shown.get(one.pictureId);
        return picture ? [{ ...one, picture }] : [];
      }),
      variants: variants.map((variant) => ({
        ...variant,
        ...(levels.get(variant.id) ?? { onHand: 0, reserved: 0 }),
      })),
    };
  }

  /** What only the tables know: a category that is there, addresses and codes that are free. */
  async function storedFaults(tx: Db, draft: ProductDraft): Promise<FieldError[]> {
    const taken = await desk.taken(
      tx,
      [draft.slug],
      draft.variants.map(({ sku }) => sku),
    );
    const nodes = await desk.categories.nodes(tx);
    const related = await desk.names(tx, draft.relatedIds, 'vi');
    const owner = taken.slugs.get(draft.slug);
    const codes = new Map(draft.variants.map(({ id, sku }) => [id, sku]));
    return [
      ...(nodes.some(({ id }) => id === draft.categoryId)
        ? []
        : [{ field: 'categoryId', code: 'unknown' } as const]),
      ...(owner !== undefined && owner !== draft.id ? [{ field: 'slug', code: 'taken' } as const] : []),
      ...draft.variants.flatMap(({ id, sku }, at) => {
        const holder = taken.skus.get(sku);
        // A variant of this product that gets another code leaves its own to others.
        const isTaken = holder && holder.id !== id && (codes.get(holder.id) ?? sku) === sku;
        return isTaken ? [{ field: `variants[${at}].sku`, code: 'taken' } as const] : [];
      }),
      ...draft.relatedIds.flatMap((near, at) =>
        near !== draft.id && related.has(near)
          ? []
          : [{ field: `relatedIds[${at}]`, code: 'unknown' } as const],
      ),
    ];
  }

  async function save(
    tx: Db,
    staff: Staff,
    body: ProductBody,
    before: ProductDraft | null,
    id: string,
  ): Promise<string> {
    refuseFaults(faultsOf(body, before));
    const uploadIds = body.pictures.flatMap(({ uploadId }) => uploadId ?? []);
    const pictures = await uploads.use(tx, staff.userId, uploadIds);
    if (!pictures)
      throw unprocessable('VALIDATION_FAILED', [{ field: 'pictures', code: 'UPLOAD_NOT_FOUND' }]);
    const uploaded = new Map(uploadIds.map((uploadId, at) => [uploadId, pictures[at] ?? '']));
    const written = draftOf(body, before, { id, publishedAt: clock().toISOString() }, uploaded);
    const draft = keepLeftOut(written, before);
    refuseFaults(await storedFaults(tx, draft));
    await desk.write(tx, [{ draft, before }], clock());
    await stock.open(
      tx,
      draft.variants.map((variant) => ({ variantId: variant.id, onHand: 0 })),
      { actorId: staff.userId, reason: 'RECEIVED', note: null },
    );
    const shown = new Set(draft.pictures.map(({ pictureId }) => pictureId));
    const left = (before?.pictures ?? [])
      .map(({ pictureId }) => pictureId)
      .filter((picture) => !shown.has(picture));
    await releaseLeft(tx, left, deps);
    await recordChange(tx, audit, staff, { draft, before });
    return draft.id;
  }

  /** Two that take the same code or address at the same moment: the index lets one of them. */
  async function saved<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (codeOf(error) === UNIQUE_VIOLATION) throw conflict('PRODUCT_CODE_TAKEN');
      throw error;
    }
  }

  async function held(tx: Db, id: string, version: number): Promise<ProductDraft> {
    const before = found(await desk.draft(tx, id, { forUpdate: true }));
    if (before.version !== version) throw conflict('EDIT_CONFLICT', { version: before.version });
    return before;
  }

  return {
    detail,

    list: ({ after, limit = PAGE, ...filter }: StaffProductsQuery) => desk.list(filter, { after, limit }),

    async create(staff: Staff, body: ProductBody, language: Language) {
      const id = await saved((tx) => save(tx, staff, body, null, uuid()));
      return detail(id, language);
    },

    async change(staff: Staff, id: string, { version, ...body }: ChangedProductBody, language: Language) {
      await saved(async (tx) => {
        const before = await held(tx, id, version);
        return save(tx, staff, body, before, id);
      });
      return detail(id, language);
    },

    /** Orders name it for ever, so it is hidden for good instead; writing it again brings it back. */
    async remove(staff: Staff, id: string, version: number): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const before = await held(tx, id, version);
        if (before.isDeleted) return;
        await desk.write(tx, [{ draft: { ...before, isActive: false, isDeleted: true }, before }], clock());
        await audit.record(tx, staff, {
          action: 'delete',
          entity: 'product',
          entityId: id,
          before: { isActive: before.isActive, isDeleted: false, slug: before.slug },
          after: { isActive: false, isDeleted: true, slug: before.slug },
        });
      });
    },

    /** For the form of a new product: before all others. */
    nextPriority: () => desk.nextPriority(db),
  };
}
