import type { Db } from '../../db';
import type { Clock } from '../../lib/clock';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { CatalogueDesk } from '../catalogue/catalogue-desk';
import type { ProductDraft } from '../catalogue/product-drafts';
import type { StockDesk } from '../inventory/stock-desk';
import { releaseLeft, type LeftPictureDependencies } from '../staff-catalogue/left-pictures';
import { recordChange } from '../staff-catalogue/record-change';
import type { UploadService } from '../uploads/uploads.service';
import { movedLevels, type PlannedProduct } from './import-plan';

/** What pictures that products show or no longer show need. */
export interface PictureKeeping {
  uploads: Pick<UploadService, 'claim' | 'release'>;
  shownByOrders: LeftPictureDependencies['shownByOrders'];
}

interface Given {
  clock: Clock;
  desk: CatalogueDesk;
  stock: StockDesk;
  pictures: PictureKeeping;
  audit: Audit;
  staff: Staff;
  jobId: string | undefined;
}

/** Writes what differs from the shop: products, their variants, and what is on hand. */
export async function writeProducts(
  tx: Db,
  products: PlannedProduct[],
  { clock, desk, stock, pictures, audit, staff, jobId }: Given,
): Promise<void> {
  const author = { actorId: staff.userId, reason: 'IMPORTED' as const, note: null };
  const changed = products.filter(({ before, fields }) => before === null || fields.length > 0);
  const shown = (draft: ProductDraft | null) => draft?.pictures.map(({ pictureId }) => pictureId) ?? [];
  const differing = changed.filter(({ fields, before }) => before === null || fields.includes('pictures'));
  // Before they are shown: the sweep of what is unused waits for this, or has taken them.
  await pictures.uploads.claim(
    tx,
    differing.flatMap(({ draft }) => shown(draft)),
  );
  await desk.write(tx, changed, clock());
  await releaseLeft(
    tx,
    differing.flatMap(({ draft, before }) => shown(before).filter((id) => !shown(draft).includes(id))),
    { desk, ...pictures },
  );
  const wanted = new Map(
    products.flatMap(({ levels }) => levels.map((level) => [level.variantId, level.onHand])),
  );
  const known = (product: PlannedProduct) => new Set(product.before?.variants.map(({ id }) => id));
  await stock.open(
    tx,
    changed.flatMap((product) => {
      const own = known(product);
      return product.draft.variants
        .filter(({ id }) => !own.has(id))
        .map(({ id }) => ({ variantId: id, onHand: wanted.get(id) ?? 0 }));
    }),
    author,
  );
  await stock.setLevels(
    tx,
    products.flatMap((product) => {
      const own = known(product);
      return movedLevels(product).filter(({ variantId }) => own.has(variantId));
    }),
    author,
  );
  for (const { draft, before } of changed)
    await recordChange(tx, audit, staff, { draft, before, ...(jobId && { jobId }) });
}
