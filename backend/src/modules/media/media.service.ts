import { notFound } from '../../lib/errors';
import { acceptedFormats, type PictureFormat } from './accept';
import { createJobs } from './jobs';
import type { MediaFiles } from './media.files';
import type { MediaRepository } from './media.repository';
import { widths, type Width } from './media.schema';
import { render, type Source } from './render';

export type MediaService = ReturnType<typeof createMediaService>;

interface ServedPicture {
  bytes: Buffer;
  format: PictureFormat;
  etag: string;
}

interface Options {
  repository: MediaRepository;
  files: MediaFiles;
  /** Renderings at once; more than the cores only makes all of them late. */
  parallel?: number;
  /** How long nobody asked for a rendering before some are made ahead; null never makes any. */
  aheadAfterMs?: number | null;
}

interface Wanted {
  id: string;
  width: Width;
  format: PictureFormat;
}

const MAX_WAITING = 500;

export function createMediaService({ repository, files, parallel = 2, aheadAfterMs = 20_000 }: Options) {
  const jobs = createJobs({ parallel, waiting: MAX_WAITING });
  const ahead = new Map<string, Wanted>();
  let timer: NodeJS.Timeout | undefined;

  const original = async (id: string): Promise<Source> => {
    const [row, bytes] = await Promise.all([repository.find(id), files.readOriginal(id)]);
    if (!row || !bytes) throw notFound('MEDIA_NOT_FOUND');
    return { bytes, ...row };
  };
  /** Making a picture smaller takes a tenth of the time of drawing it again, and nobody sees the difference. */
  const madeWider = async (id: string, than: Width): Promise<Source | null> => {
    for (const width of widths.filter((one) => one > than)) {
      const bytes = await files.readMade(id, `${width}.webp`);
      if (bytes) return { bytes, mime: 'image/webp', width };
    }
    return null;
  };

  const make = ({ id, width, format }: Wanted) => {
    const name = `${width}.${format}`;
    return jobs.run(`${id}-${name}`, async () => {
      // Anyone who waited for a turn may find that another replica was quicker.
      const made = await files.readMade(id, name);
      if (made) return made;
      const source = (format !== 'avif' && (await madeWider(id, width))) || (await original(id));
      const rendered = await render(source, width, format);
      await files.writeMade(id, name, rendered);
      return rendered;
    });
  };

  /** Made one after the other once nobody waits for a picture. */
  const makeAhead = (wanted: Wanted) => {
    if (aheadAfterMs === null || ahead.size >= MAX_WAITING) return;
    ahead.set(`${wanted.id}-${wanted.width}-${wanted.format}`, wanted);
    schedule(aheadAfterMs);
  };
  const schedule = (afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void workAhead(afterMs), afterMs).unref();
  };
  const workAhead = async (afterMs: number) => {
    for (const [key, wanted] of ahead) {
      if (!jobs.isIdle()) return schedule(afterMs);
      ahead.delete(key);
      // It was only ahead of time: anyone who needs it learns why it cannot be made.
      await make(wanted).catch(() => undefined);
    }
  };

  return {
    /** The picture in the best format that the browser takes and that is affordable now. */
    async serve(id: string, width: Width, accept: string | undefined): Promise<ServedPicture> {
      if (!/^[0-9a-f]{32}$/.test(id)) throw notFound('MEDIA_NOT_FOUND');
      for (const format of acceptedFormats(accept)) {
        const bytes = await files.readMade(id, `${width}.${format}`);
        if (bytes) return served(id, width, format, bytes);
        // AVIF is the smallest and by far the slowest: nobody waits for it.
        if (format === 'avif') makeAhead({ id, width, format });
        else return served(id, width, format, await make({ id, width, format }));
      }
      throw notFound('MEDIA_NOT_FOUND');
    },

    /** Has pictures ready that will be asked for. */
    prepare(ids: string[]) {
      for (const id of ids) for (const width of USUAL_WIDTHS) makeAhead({ id, width, format: 'webp' });
    },

    /** Makes the usual widths of a picture now, and returns when they are there. */
    async makeUsual(id: string): Promise<void> {
      for (const width of USUAL_WIDTHS) await make({ id, width, format: 'webp' });
    },

    /** By picture: the name of a file that holds its original, and the original itself. */
    async originals(ids: string[]) {
      const rows = ids.length === 0 ? [] : await repository.mimes(ids);
      return new Map(
        rows.map(({ id, mime }) => [
          id,
          {
            fileName: `${id}.${/^image\/([a-z]+)/.exec(mime)?.[1] ?? 'bin'}`,
            read: () => files.readOriginal(id),
          },
        ]),
      );
    },

    close() {
      clearTimeout(timer);
      ahead.clear();
    },
  };
}

/** From wide to narrow, so that only the first is drawn. */
const USUAL_WIDTHS = [768, 480, 320] as const;

const served = (id: string, width: Width, format: PictureFormat, bytes: Buffer): ServedPicture => ({
  bytes,
  format,
  // Weak: a picture made from another size has other bytes and looks the same.
  etag: `W/"${id}-${width}-${format}"`,
});
