import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, notFound, tooManyRequests } from '../../lib/errors';
import type { RateLimits } from '../../lib/rate-limits';
import { createJobs } from '../media/jobs';
import { mediaId, type MediaFiles } from '../media/media.files';
import { toPicture, type PictureRow } from '../media/picture';
import { averageColor } from '../media/render';
import { cleanPicture, type CleanPicture, type PictureShape } from './clean-picture';
import { cutPicture, type PicturePart } from './cut-picture';
import type { Upload } from './uploads.schema';

export interface UploadDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  files: MediaFiles;
}

export type UploadService = ReturnType<typeof createUploadService>;

const MAX_PER_CUSTOMER = { max: 40, windowMs: 10 * 60_000 };
/** Somebody who fills a catalogue sends all pictures of many products. */
const MAX_PER_STAFF = { max: 600, windowMs: 10 * 60_000 };
/** Sent and used nowhere yet; the sweep takes those of staff after a day as well. */
const MAX_UNUSED = { customer: 20, staff: 500 };
const ABANDONED_AFTER_MS = 24 * 3_600_000;
const SWEPT_AT_ONCE = 100;

/** Pictures that customers send, each drawn again before it is kept. */
export function createUploadService({ db, clock, limits, files }: UploadDependencies) {
  // One after the other: taking pictures apart is the dearest work that a stranger can ask for.
  const jobs = createJobs<CleanPicture>({ parallel: 1, waiting: 20 });

  /** Those of the uploads that nobody uses, with their pictures. */
  const deleteRows = async (which: RawBuilder<boolean>, ofOwner: RawBuilder<boolean> = sql`true`) => {
    const gone = await db.transaction().execute(async (tx) => {
      const ids = tx
        .selectFrom('uploads')
        .select('id')
        .where('usedAt', 'is', null)
        .where(which)
        .where(ofOwner)
        .orderBy('createdAt')
        .limit(SWEPT_AT_ONCE)
        .forUpdate()
        .skipLocked();
      const rows = await tx.deleteFrom('uploads').where('id', 'in', ids).returning('pictureId').execute();
      const pictureIds = rows.map(({ pictureId }) => pictureId);
      if (pictureIds.length > 0) await tx.deleteFrom('pictures').where('id', 'in', pictureIds).execute();
      return pictureIds;
    });
    for (const pictureId of gone) await files.remove(pictureId);
    return gone.length;
  };

  async function store(
    ownerId: string,
    id: string,
    clean: CleanPicture,
    // The same photo sent twice is two pictures, and nobody can guess where one that waits is served.
    pictureId = mediaId(Buffer.concat([clean.bytes, Buffer.from(randomUUID())])),
  ): Promise<PictureRow> {
    const { bytes, mime, ...size } = clean;
    const color = await averageColor({ bytes, mime, width: size.width });
    await files.writeOriginal(pictureId, bytes);
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('pictures')
        .values({ id: pictureId, mime, ...size, color, createdAt: clock() })
        .onConflict((conflicting) => conflicting.doNothing())
        .execute();
      await tx
        .insertInto('uploads')
        .values({ id, ownerId, pictureId, createdAt: clock(), usedAt: null })
        .onConflict((conflicting) => conflicting.doNothing())
        .execute();
    });
    return { pictureId, pictureWidth: size.width, pictureHeight: size.height, pictureColor: color };
  }

  return {
    async keep(
      ownerId: string,
      file: Buffer,
      { shape = 'whole', isStaff = false }: { shape?: PictureShape; isStaff?: boolean } = {},
    ): Promise<Upload> {
      const own = await limits.consume(`upload ${ownerId}`, isStaff ? MAX_PER_STAFF : MAX_PER_CUSTOMER);
      if (!own.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', own.retryAfterSeconds);
      const { unused } = await db
        .selectFrom('uploads')
        .select(sql<number>`count(*)::int`.as('unused'))
        .where('ownerId', '=', ownerId)
        .where('usedAt', 'is', null)
        .executeTakeFirstOrThrow();
      if (unused >= MAX_UNUSED[isStaff ? 'staff' : 'customer']) throw conflict('TOO_MANY_UPLOADS');

      const id = uuid();
      const row = await store(ownerId, id, await jobs.run(id, () => cleanPicture(file, shape)));
      const { alt: _none, ...picture } = toPicture(row, '');
      return { id, ...picture };
    },

    /**
     * A picture from a file of the server, kept under the hash of that file: the same file again is the same picture.
     * It is swept like an upload unless something shows it within a day.
     */
    async keepFile(ownerId: string, pictureId: string, file: Buffer, maxBytes: number): Promise<void> {
      // Of a thousand pictures: half the time, for files that are three hundredths larger.
      const clean = await cleanPicture(file, 'whole', { maxBytes, effort: 2 });
      await store(ownerId, uuid(), clean, pictureId);
    },

    /** Rows for pictures that are not made yet, in a transaction that will be undone: what names them can be checked. */
    async standIn(tx: Db, pictureIds: string[]): Promise<void> {
      if (pictureIds.length === 0) return;
      const rows = [...new Set(pictureIds)].map((id) => ({
        id,
        mime: 'image/webp',
        width: 1,
        height: 1,
        color: '#ffffff',
        createdAt: clock(),
      }));
      await tx
        .insertInto('pictures')
        .values(rows)
        .onConflict((conflicting) => conflicting.doNothing())
        .execute();
    },

    /** A part of a picture as an upload of its own; the caller has checked that its owner may show it. */
    async cut(ownerId: string, pictureId: string, part: PicturePart): Promise<string> {
      const own = await limits.consume(`cut ${ownerId}`, MAX_PER_CUSTOMER);
      if (!own.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', own.retryAfterSeconds);
      const original = await files.readOriginal(pictureId);
      if (!original) throw notFound('UPLOAD_NOT_FOUND');
      const id = uuid();
      await store(ownerId, id, await jobs.run(id, () => cutPicture(original, part)));
      return id;
    },

    /** Pictures as they are shown, in the order that is asked for. */
    async pictures(from: Db, pictureIds: string[]): Promise<PictureRow[]> {
      if (pictureIds.length === 0) return [];
      const rows = await from
        .selectFrom('pictures')
        .select(['id as pictureId', 'width as pictureWidth', 'height as pictureHeight'])
        .select('color as pictureColor')
        .where('id', 'in', pictureIds)
        .execute();
      return pictureIds.flatMap((id) => rows.find(({ pictureId }) => pictureId === id) ?? []);
    },

    /** Someone else's upload is not there; one that something shows goes with that. */
    async remove(ownerId: string, id: string): Promise<void> {
      const gone = isUuid(id) ? await deleteRows(sql`id = ${id}`, sql`owner_id = ${ownerId}`) : 0;
      if (gone === 0) throw notFound('UPLOAD_NOT_FOUND');
    },

    /** Their pictures, now in use; null when one of them is not this owner's or is used already. */
    async use(tx: Db, ownerId: string, ids: string[]): Promise<string[] | null> {
      if (ids.length === 0) return [];
      if (!ids.every((id) => isUuid(id)) || new Set(ids).size !== ids.length) return null;
      const rows = await tx
        .updateTable('uploads')
        .set({ usedAt: clock() })
        .where('id', 'in', ids)
        .where('ownerId', '=', ownerId)
        .where('usedAt', 'is', null)
        .returning(['id', 'pictureId'])
        .execute();
      const pictureOf = new Map(rows.map(({ id, pictureId }) => [id, pictureId]));
      const pictures = ids.flatMap((id) => pictureOf.get(id) ?? []);
      return pictures.length === ids.length ? pictures : null;
    },

    /** These are shown from now on, also when somebody else sent them: they are not swept. */
    async claim(tx: Db, pictureIds: string[]): Promise<void> {
      if (pictureIds.length === 0) return;
      await tx
        .updateTable('uploads')
        .set({ usedAt: clock() })
        .where('pictureId', 'in', pictureIds)
        .where('usedAt', 'is', null)
        .execute();
    },

    /** Nothing shows these any more: they are swept with what was never used. */
    async release(tx: Db, pictureIds: string[]): Promise<void> {
      if (pictureIds.length === 0) return;
      await tx.updateTable('uploads').set({ usedAt: null }).where('pictureId', 'in', pictureIds).execute();
    },

    /** Takes away at once what was released, where waiting for the sweep would count against its owner. */
    async discard(ownerId: string, pictureId: string): Promise<void> {
      await deleteRows(sql`picture_id = ${pictureId}`, sql`owner_id = ${ownerId}`);
    },

    /** By picture: the uploads that this owner sent. */
    async ownIds(from: Db, ownerId: string, pictureIds: string[]): Promise<Map<string, string>> {
      if (pictureIds.length === 0) return new Map();
      const rows = await from
        .selectFrom('uploads')
        .select(['id', 'pictureId'])
        .where('ownerId', '=', ownerId)
        .where('pictureId', 'in', pictureIds)
        .execute();
      return new Map(rows.map(({ id, pictureId }) => [pictureId, id]));
    },

    /** Forgets what was sent and used nowhere for a day. */
    async runDue(): Promise<void> {
      await deleteRows(sql`created_at < ${new Date(clock().getTime() - ABANDONED_AFTER_MS)}`);
    },
  };
}
