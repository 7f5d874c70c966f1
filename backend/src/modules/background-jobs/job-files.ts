import { Readable } from 'node:stream';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import type { Clock } from '../../lib/clock';
import { AppError } from '../../lib/errors';

const PART_BYTES = 256 * 1024;
/** More than a hundred thousand variants with long texts. */
export const MAX_JOB_FILE_BYTES = 64 * 1024 * 1024;

interface NewFile {
  ownerId: string;
  name: string;
  mediaType: string;
}

/**
 * Files of jobs, in parts of a quarter of a megabyte in the database: every process of the shop reads them, and none
 * holds a whole file in memory.
 */
export function createJobFiles({ db, clock }: { db: Db; clock: Clock }) {
  /** What is appended is in the file when `end` has returned. */
  async function write({ ownerId, name, mediaType }: NewFile) {
    const id = uuid();
    await db
      .insertInto('jobFiles')
      .values({ id, ownerId, name: name.slice(0, 200), mediaType, createdAt: clock() })
      .execute();
    let waiting: Buffer[] = [];
    let waitingBytes = 0;
    let size = 0;
    let part = 0;
    const flush = async () => {
      if (waitingBytes === 0) return;
      const bytes = Buffer.concat(waiting);
      waiting = [];
      waitingBytes = 0;
      await db.insertInto('jobFileParts').values({ fileId: id, part, bytes }).execute();
      part += 1;
    };
    return {
      id,
      async append(chunk: Buffer | string) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        size += bytes.length;
        if (size > MAX_JOB_FILE_BYTES) throw new AppError(413, 'JOB_FILE_TOO_LARGE');
        waiting.push(bytes);
        waitingBytes += bytes.length;
        if (waitingBytes >= PART_BYTES) await flush();
      },
      async end() {
        await flush();
        await db.updateTable('jobFiles').set({ size }).where('id', '=', id).execute();
        return { id, size };
      },
      discard: async () => void (await db.deleteFrom('jobFiles').where('id', '=', id).execute()),
    };
  }

  async function* parts(id: string) {
    for (let part = 0; ; part++) {
      const row = await db
        .selectFrom('jobFileParts')
        .select('bytes')
        .where('fileId', '=', id)
        .where('part', '=', part)
        .executeTakeFirst();
      if (!row) return;
      yield Buffer.from(row.bytes);
    }
  }

  return {
    write,

    /** Keeps what is sent, or nothing of it when it breaks off or is too long. */
    async keep(file: NewFile, content: AsyncIterable<Buffer>) {
      const writing = await write(file);
      try {
        for await (const chunk of content) await writing.append(chunk);
        return await writing.end();
      } catch (error) {
        await writing.discard();
        throw error;
      }
    },

    find: async (id: string) =>
      isUuid(id) ? db.selectFrom('jobFiles').selectAll().where('id', '=', id).executeTakeFirst() : undefined,

    /** The bytes, read as they are needed. */
    read: (id: string): Readable => Readable.from(parts(id), { objectMode: false }),

    /** Files older than this that no job names. */
    sweep: (before: Date, limit: number) =>
      db
        .deleteFrom('jobFiles')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('jobFiles')
            .select('jobFiles.id')
            .where('jobFiles.createdAt', '<', before)
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('backgroundJobs')
                    .select('backgroundJobs.id')
                    .where(({ or, eb: own }) =>
                      or([
                        own('backgroundJobs.fileId', '=', own.ref('jobFiles.id')),
                        own('backgroundJobs.resultFileId', '=', own.ref('jobFiles.id')),
                      ]),
                    ),
                ),
              ),
            )
            .limit(limit),
        )
        .executeTakeFirstOrThrow(),
  };
}
