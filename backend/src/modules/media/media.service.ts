import { notFound } from '../../plugins/errors';
import { acceptedFormats, type PictureFormat } from './accept';
import { createJobs } from './jobs';
import type { MediaFiles } from './media.files';
import type { MediaRepository } from './media.repository';
import type { Width } from './media.schema';
import { render } from './render';

export type MediaService = ReturnType<typeof createMediaService>;

export interface ServedPicture {
  bytes: Buffer;
  format: PictureFormat;
  etag: string;
}

interface Options {
  repository: MediaRepository;
  files: MediaFiles;
  /** Renderings at once; more than the cores only makes all of them late. */
  parallel?: number;
  /** How long nothing was rendered before AVIF is made on the side; null never makes it. */
  avifAfterMs?: number | null;
}

const MAX_WAITING = 500;

export function createMediaService({ repository, files, parallel = 2, avifAfterMs = 5000 }: Options) {
  const jobs = createJobs({ parallel, waiting: MAX_WAITING });
  const wantedAsAvif = new Map<string, { id: string; width: Width }>();
  let timer: NodeJS.Timeout | undefined;

  const make = (id: string, width: Width, format: PictureFormat) => {
    const name = `${width}.${format}`;
    return jobs.run(`${id}-${name}`, async () => {
      // Whoever waited for a turn may find that another replica was quicker.
      const made = await files.readMade(id, name);
      if (made) return made;
      const [row, bytes] = await Promise.all([repository.find(id), files.readOriginal(id)]);
      if (!row || !bytes) throw notFound('MEDIA_NOT_FOUND');
      const rendered = await render({ bytes, ...row }, width, format);
      await files.writeMade(id, name, rendered);
      return rendered;
    });
  };

  /** AVIF is the smallest and the slowest: nobody waits for it, it is made when nothing else is to do. */
  const wantAvif = (id: string, width: Width) => {
    if (avifAfterMs === null || wantedAsAvif.size >= MAX_WAITING) return;
    wantedAsAvif.set(`${id}-${width}`, { id, width });
    schedule(avifAfterMs);
  };
  const schedule = (afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void makeAvifs(afterMs), afterMs).unref();
  };
  const makeAvifs = async (afterMs: number) => {
    for (const [key, { id, width }] of wantedAsAvif) {
      if (!jobs.isIdle()) return schedule(afterMs);
      wantedAsAvif.delete(key);
      // The WebP is served instead, and the next visitor asks again.
      await make(id, width, 'avif').catch(() => undefined);
    }
  };

  return {
    /** The picture in the best format that the browser takes and that is affordable now. */
    async serve(id: string, width: Width, accept: string | undefined): Promise<ServedPicture> {
      if (!/^[0-9a-f]{32}$/.test(id)) throw notFound('MEDIA_NOT_FOUND');
      for (const format of acceptedFormats(accept)) {
        const bytes = await files.readMade(id, `${width}.${format}`);
        if (bytes) return served(id, width, format, bytes);
        if (format === 'avif') wantAvif(id, width);
        else return served(id, width, format, await make(id, width, format));
      }
      throw notFound('MEDIA_NOT_FOUND');
    },

    close() {
      clearTimeout(timer);
      wantedAsAvif.clear();
    },
  };
}

const served = (id: string, width: Width, format: PictureFormat, bytes: Buffer): ServedPicture => ({
  bytes,
  format,
  etag: `"${id}-${width}-${format}"`,
});
