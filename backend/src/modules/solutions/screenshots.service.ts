import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, type AnswerBody } from '../../lib/envelope';
import { conflict, invalidFields, notFound, type FieldError } from '../../lib/errors';
import { plainText } from '../../lib/plain-text';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { PictureRow } from '../media/picture';
import type { ProviderLookup } from '../providers/provider-lookup';
import type { UploadService } from '../uploads/uploads.service';
import { changeDraft, holdOwn, ownSolution } from './own-solutions.service';
import type { SolutionDocument, StoredScreenshot } from './solution-document';
import { keepPictures, solutionRows, type SolutionRow } from './solutions.repository';
import {
  MAX_SCREENSHOTS,
  type Crop,
  type OwnSolution,
  type ScreenshotChange,
  type ScreenshotOrder,
} from './solutions.schema';

export interface ScreenshotDependencies {
  db: Db;
  clock: Clock;
  providers: Pick<ProviderLookup, 'approved'>;
  uploads: Pick<UploadService, 'use' | 'release' | 'cut' | 'pictures'>;
}
export type Screenshots = ReturnType<typeof createScreenshots>;

interface Place {
  id: string;
  sid: string;
}

/** Less than this cannot be seen. */
const MIN_SHARE = 0.05;

/** The pictures of a draft. Adding and taking away one does not make the version stale that an editor holds. */
export function createScreenshots({ db, clock, providers, uploads }: ScreenshotDependencies) {
  const save = async (tx: Db, row: SolutionRow, screenshots: StoredScreenshot[]) => {
    const saved = await solutionRows.saveDraft(
      tx,
      row,
      { ...row.draft, screenshots },
      { now: clock(), isNewVersion: false },
    );
    await keepPictures(tx, saved, uploads);
    return ownSolution(tx, saved);
  };
  const refusePending = ({ status }: SolutionRow) => {
    if (status === 'PENDING') throw conflict('SOLUTION_IN_REVIEW');
  };

  return {
    async add(
      ownerId: string,
      id: string,
      uploadIds: string[],
      store: StoreAnswer,
    ): Promise<AnswerBody<OwnSolution>> {
      await providers.approved(db, ownerId);
      return db.transaction().execute(async (tx) => {
        const row = await holdOwn(tx, ownerId, id);
        refusePending(row);
        const { screenshots } = row.draft;
        if (screenshots.length + uploadIds.length > MAX_SCREENSHOTS) throw conflict('TOO_MANY_SCREENSHOTS');
        const pictureIds = await uploads.use(tx, ownerId, uploadIds);
        if (pictureIds === null) throw invalidFields({ field: 'uploadIds', code: 'UPLOAD_NOT_FOUND' });
        const pictures = await uploads.pictures(tx, pictureIds);
        const added = answer(await save(tx, row, [...screenshots, ...pictures.map(newScreenshot)]));
        await store(tx, added);
        return added;
      });
    },

    /** Refused when it is not about exactly those that are there. */
    async order(ownerId: string, id: string, { ids, version }: ScreenshotOrder): Promise<OwnSolution> {
      await providers.approved(db, ownerId);
      return db.transaction().execute(async (tx) => {
        const row = await holdOwn(tx, ownerId, id);
        const { screenshots } = row.draft;
        const ordered = ids.flatMap((wanted) => screenshots.find((one) => one.id === wanted) ?? []);
        const isWhole = new Set(ids).size === screenshots.length && ordered.length === screenshots.length;
        if (!isWhole || ids.length !== screenshots.length)
          throw conflict('SCREENSHOTS_CHANGED', await ownSolution(tx, row));
        const draft = { ...row.draft, screenshots: ordered };
        return ownSolution(tx, await changeDraft(tx, row, { version, draft, now: clock() }));
      });
    },

    /** A crop is made from the picture as it was uploaded, so that it can be made larger again. */
    async change(ownerId: string, { id, sid }: Place, body: ScreenshotChange): Promise<OwnSolution> {
      await providers.approved(db, ownerId);
      const written = checkedAlt(body);
      const crop = checkedCrop(body.crop);
      const before = await solutionRows.find(db, id);
      if (before?.ownerId !== ownerId) throw notFound('SOLUTION_NOT_FOUND');
      const known = screenshotOf(before.draft, sid);
      if (before.version === body.version) refusePending(before);
      const cutId =
        crop && before.version === body.version
          ? await uploads.cut(ownerId, known.original.pictureId, crop)
          : null;

      return db.transaction().execute(async (tx) => {
        const row = await holdOwn(tx, ownerId, id);
        const screenshot = screenshotOf(row.draft, sid);
        const cut = cutId === null ? null : await uploads.use(tx, ownerId, [cutId]);
        const [picture = screenshot.picture] = cut ? await uploads.pictures(tx, cut) : [];
        const changed: StoredScreenshot = {
          ...screenshot,
          ...written,
          ...(crop === null && { crop, picture: screenshot.original }),
          ...(crop && { crop, picture }),
        };
        const screenshots = row.draft.screenshots.map((one) => (one.id === sid ? changed : one));
        const draft = { ...row.draft, screenshots };
        const saved = await changeDraft(tx, row, { version: body.version, draft, now: clock() });
        await keepPictures(tx, saved, uploads);
        return ownSolution(tx, saved);
      });
    },

    async remove(ownerId: string, { id, sid }: Place): Promise<OwnSolution> {
      await providers.approved(db, ownerId);
      return db.transaction().execute(async (tx) => {
        const row = await holdOwn(tx, ownerId, id);
        screenshotOf(row.draft, sid);
        refusePending(row);
        return save(
          tx,
          row,
          row.draft.screenshots.filter((one) => one.id !== sid),
        );
      });
    },
  };
}

const newScreenshot = (picture: PictureRow): StoredScreenshot => ({
  id: uuid(),
  picture,
  original: picture,
  altVi: '',
  altEn: '',
  crop: null,
});

function screenshotOf({ screenshots }: SolutionDocument, sid: string): StoredScreenshot {
  const screenshot = screenshots.find(({ id }) => id === sid);
  if (!screenshot) throw notFound('SCREENSHOT_NOT_FOUND');
  return screenshot;
}

function checkedAlt({ altVi, altEn }: ScreenshotChange) {
  const errors: FieldError[] = [];
  const clean = (text: string | undefined, field: 'altVi' | 'altEn') => {
    if (text === undefined) return {};
    const line = plainText(text);
    if (line === null) errors.push({ field, code: 'invalid' });
    return { [field]: line ?? '' };
  };
  const written = { ...clean(altVi, 'altVi'), ...clean(altEn, 'altEn') };
  if (errors.length > 0) throw invalidFields(...errors);
  return written;
}

function checkedCrop(crop: Crop | null | undefined): Crop | null | undefined {
  if (!crop) return crop;
  const { x, y, width, height } = crop;
  // Shares are of pixels: what is a hair beyond the edge is the edge.
  const isInside = x + width <= 1.0001 && y + height <= 1.0001;
  if (!isInside || width < MIN_SHARE || height < MIN_SHARE)
    throw invalidFields({ field: 'crop', code: 'invalid' });
  return crop;
}
