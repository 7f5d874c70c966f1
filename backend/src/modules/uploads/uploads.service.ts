import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, notFound, tooManyRequests } from '../../lib/errors';
import type { RateLimits } from '../../lib/rate-limits';
import { createJobs } from '../media/jobs';
import { mediaId, type MediaFiles } from '../media/media.files';
import { toPicture } from '../media/picture';
import { averageColor } from '../media/render';
import { cleanPicture, type CleanPicture, type PictureShape } from './clean-picture';
import type { Upload } from './uploads.schema';

export interface UploadDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  files: MediaFiles;
}

export type UploadService = ReturnType<typeof createUploadService>;

const MAX_PER_CUSTOMER = { max: 40, windowMs: 10 * 60_000 };
/** Sent and used nowhere yet. */
const MAX_UNUSED = 20;
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

  return {
    async keep(ownerId: string, file: Buffer, shape: PictureShape = 'whole'): Promise<Upload> {
      const own = await limits.consume(`upload ${ownerId}`, MAX_PER_CUSTOMER);
      if (!own.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', own.retryAfterSeconds);
      const { unused } = await db
        .selectFrom('uploads')
        .select(sql<number>`count(*)::int`.as('unused'))
        .where('ownerId', '=', ownerId)
        .where('usedAt', 'is', null)
        .executeTakeFirstOrThrow();
      if (unused >= MAX_UNUSED) throw conflict('TOO_MANY_UPLOADS');

      const id = uuid();
      const { bytes, mime, ...size } = await jobs.run(id, () => cleanPicture(file, shape));
      const color = await averageColor({ bytes, mime, width: size.width });
      // The same photo sent twice is two pictures, and nobody can guess where one that waits is served.
      const pictureId = mediaId(Buffer.concat([bytes, Buffer.from(randomUUID())]));
      await files.writeOriginal(pictureId, bytes);
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('pictures')
          .values({ id: pictureId, mime, ...size, color, createdAt: clock() })
          .execute();
        await tx
          .insertInto('uploads')
          .values({ id, ownerId, pictureId, createdAt: clock(), usedAt: null })
          .execute();
      });
      const { alt: _none, ...picture } = toPicture(
        { pictureId, pictureWidth: size.width, pictureHeight: size.height, pictureColor: color },
        '',
      );
      return { id, ...picture };
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
