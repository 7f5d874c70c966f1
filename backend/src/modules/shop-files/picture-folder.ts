import { open, readdir, realpath } from 'node:fs/promises';
import { constants } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, posix, relative, resolve, sep } from 'node:path';
import { AppError } from '../../lib/errors';
import { limitConcurrency } from '../../lib/limit-concurrency';
import { settleAll } from '../../lib/settle-all';
import type { Db } from '../../db';
import { exportedPictureId } from '../catalogue-import/picture-cells';
import type { FoundPicture, PictureSource } from '../catalogue-import/picture-source';
import { mediaId } from '../media/media.files';
import type { MediaService } from '../media/media.service';
import { inspectPicture } from '../uploads/clean-picture';
import type { UploadService } from '../uploads/uploads.service';

/** What cameras and scanners write. */
const MAX_FILE_BYTES = 40 * 1024 * 1024;
const RIGHT_SIZE = '≤ 40 MB, ≤ 50 megapixels';
const RIGHT_TYPE = 'JPEG, PNG, WebP, AVIF';
const PICTURE_NAME = /\.(jpe?g|png|webp|avif)$/i;

interface Dependencies {
  db: Db;
  media: Pick<MediaService, 'makeUsual' | 'originals'>;
  uploads: Pick<UploadService, 'keepFile' | 'pictures'>;
  ownerId: string;
  onProgress?: (done: number, total: number) => void;
}

/** A folder that cannot be read. */
export class NoPictureFolder extends Error {
  override readonly name = 'NoPictureFolder';
  constructor(readonly path: string) {
    super(`${path} is no folder that can be read`);
  }
}

/**
 * Pictures of a folder: by their names in it, or in a folder for each code. Nothing outside of the folder is read,
 * whatever a name or a symbolic link says. A picture is known by the hash of its file, so that it is made once.
 */
export async function openPictureFolder(
  folder: string,
  { db, media, uploads, ownerId, onProgress }: Dependencies,
): Promise<PictureSource> {
  const root = await realpath(folder).catch(() => {
    throw new NoPictureFolder(folder);
  });
  const files = await filesBelow(root);
  const limited = limitConcurrency(2 * availableParallelism());
  const known = new Map<string, FoundPicture>();
  /** By picture: a file to make it of, and the names that mean it. */
  const unmade = new Map<string, { path: string; names: string[] }>();

  /** The real file behind a name, or what is wrong with the name. */
  async function pathOf(name: string): Promise<string | FoundPicture> {
    const asked = resolve(root, posix.normalize(name.replaceAll('\\', '/')));
    if (!isBelow(root, asked)) return { wrong: 'PICTURE_OUTSIDE', expected: 'ao-den.jpg' };
    const listed = files.byName.get(keyOf(relative(root, asked)));
    const real = await realpath(listed ?? asked).catch(() => null);
    if (real === null) return { wrong: 'PICTURE_MISSING', expected: null };
    return isBelow(root, real) ? real : { wrong: 'PICTURE_OUTSIDE', expected: 'ao-den.jpg' };
  }

  async function examine(name: string): Promise<FoundPicture> {
    if (/[\u0000-\u001f]/.test(name)) return { wrong: 'PICTURE_MISSING', expected: null };
    const path = await pathOf(name);
    if (typeof path !== 'string') return path;
    const file = await readPicture(path);
    if (!Buffer.isBuffer(file)) return file;
    const hash = mediaId(file);
    const exported = exportedPictureId(name);
    const stored = await uploads.pictures(db, [hash, ...(exported === null ? [] : [exported])]);
    if (stored.some(({ pictureId }) => pictureId === hash)) return { pictureId: hash };
    if (exported !== null && stored.length > 0) {
      const original = await (await media.originals([exported])).get(exported)?.read();
      if (original?.equals(file)) return { pictureId: exported };
    }
    try {
      await inspectPicture(file, MAX_FILE_BYTES);
    } catch (error) {
      return wrongOf(error);
    }
    const waiting = unmade.get(hash) ?? { path, names: [] };
    waiting.names.push(name);
    unmade.set(hash, waiting);
    return { pictureId: hash };
  }

  async function makeOne(pictureId: string, { path, names }: { path: string; names: string[] }) {
    const file = await readPicture(path);
    const fail = (wrong: FoundPicture) => names.forEach((name) => known.set(name, wrong));
    if (!Buffer.isBuffer(file)) return fail(file);
    // Somebody wrote over the file after it was examined.
    if (mediaId(file) !== pictureId) return fail({ wrong: 'PICTURE_BROKEN', expected: null });
    try {
      await uploads.keepFile(ownerId, pictureId, file, MAX_FILE_BYTES);
    } catch (error) {
      return fail(wrongOf(error));
    }
    await media.makeUsual(pictureId);
    unmade.delete(pictureId);
  }

  return {
    async find(names) {
      const asked = names.filter((name) => !known.has(name));
      await settleAll(asked, (name) => limited(async () => void known.set(name, await examine(name))));
      return known;
    },

    async ofSkus(skus) {
      return new Map(
        skus.flatMap((sku) => {
          const own = files.byFolder.get(keyOf(sku));
          return own ? [[sku, own] as const] : [];
        }),
      );
    },

    async make(signal) {
      const total = unmade.size;
      let done = 0;
      await settleAll([...unmade], ([pictureId, waiting]) =>
        limited(async () => {
          if (signal?.aborted) return;
          await makeOne(pictureId, waiting);
          done += 1;
          onProgress?.(done, total);
        }),
      );
      return unmade.size === 0;
    },
  };
}

const keyOf = (path: string) => path.replaceAll(sep, '/').normalize('NFC').toLowerCase();

const isBelow = (root: string, path: string) => path.startsWith(root.endsWith(sep) ? root : root + sep);

/** Letters of names are written in two ways, and case is what a spreadsheet makes of it. */
async function filesBelow(root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => {
    throw new NoPictureFolder(root);
  });
  const byName = new Map<string, string>();
  const byFolder = new Map<string, string[]>();
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const path of paths) {
    const name = relative(root, path).replaceAll(sep, '/');
    byName.set(keyOf(name), path);
    const folder = posix.dirname(name);
    if (folder === '.' || !PICTURE_NAME.test(name)) continue;
    const own = byFolder.get(keyOf(folder)) ?? [];
    own.push(name);
    byFolder.set(keyOf(folder), own);
  }
  return { byName, byFolder };
}

/** The bytes of a plain file; a pipe or a device would never end. */
async function readPicture(path: string): Promise<Buffer | FoundPicture> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    () => null,
  );
  if (!file) return { wrong: 'PICTURE_MISSING', expected: null };
  try {
    const stats = await file.stat();
    if (!stats.isFile()) return { wrong: 'PICTURE_TYPE', expected: RIGHT_TYPE };
    if (stats.size > MAX_FILE_BYTES) return { wrong: 'PICTURE_TOO_LARGE', expected: RIGHT_SIZE };
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function wrongOf(error: unknown): FoundPicture {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'FILE_TOO_LARGE' || error.code === 'IMAGE_TOO_LARGE')
    return { wrong: 'PICTURE_TOO_LARGE', expected: RIGHT_SIZE };
  if (error.code === 'FILE_TYPE_NOT_ALLOWED') return { wrong: 'PICTURE_TYPE', expected: RIGHT_TYPE };
  return { wrong: 'PICTURE_BROKEN', expected: null };
}
