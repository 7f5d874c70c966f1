import type { Db } from '../../db';
import type { CatalogueDesk } from '../catalogue/catalogue-desk';
import type { UploadService } from '../uploads/uploads.service';

export interface LeftPictureDependencies {
  desk: Pick<CatalogueDesk, 'unshown'>;
  uploads: Pick<UploadService, 'release'>;
  /** Those of the pictures that orders show. */
  shownByOrders(tx: Db, pictureIds: string[]): Promise<Set<string>>;
}

/** Lets the sweep take pictures that staff removed, unless the catalogue or an order still shows them. */
export async function releaseLeft(
  tx: Db,
  pictureIds: string[],
  { desk, uploads, shownByOrders }: LeftPictureDependencies,
): Promise<void> {
  const unshown = await desk.unshown(tx, pictureIds);
  const ordered = await shownByOrders(tx, unshown);
  await uploads.release(
    tx,
    unshown.filter((id) => !ordered.has(id)),
  );
}
