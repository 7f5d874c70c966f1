import type { Selectable } from 'kysely';
import { mediaId, type MediaFiles } from '../src/modules/media/media.files';
import type { PicturesTable } from '../src/modules/media/media.tables';
import { averageColor } from '../src/modules/media/render';
import type { DrawingKind, DrawingView } from './content/types';

/** Draws the picture of a kind in a colour: an SVG of 1200 × 1500. */
export type Draw = (kind: DrawingKind, rgb: string, view: DrawingView) => string;

type Picture = Selectable<PicturesTable>;
type Drawn = { bytes: Buffer; width: number; height: number };

const MIME = 'image/svg+xml';
const WIDTH = 1200;
const HEIGHT = 1500;
const PARALLEL = 4;

/** Keeps the drawings as SVG originals; each width is rendered when somebody first looks at it. */
export function createPictures(draw: Draw, files: MediaFiles, now: Date) {
  const idOf = new Map<string, string>();
  const drawings = new Map<string, Drawn>();
  const keep = (svg: string, size: { width: number; height: number }): string => {
    const bytes = Buffer.from(svg);
    const id = mediaId(bytes);
    drawings.set(id, { bytes, ...size });
    return id;
  };

  return {
    /** The id of a drawing. The same drawing of two products is one picture. */
    add(kind: DrawingKind, rgb: string, view: DrawingView): string {
      const tint = rgb.toLowerCase();
      const key = `${kind} ${tint} ${view}`;
      const known = idOf.get(key);
      if (known) return known;
      const id = keep(draw(kind, tint, view), { width: WIDTH, height: HEIGHT });
      idOf.set(key, id);
      return id;
    },

    /** The id of a picture that is no product's, of its own size. */
    addOther: keep,

    /** Writes the originals and returns their rows. Doing it again writes the same files. */
    async store(): Promise<Picture[]> {
      const rows: Picture[] = [];
      const waiting = [...drawings];
      const work = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const [id, { bytes, width, height }] = next;
          await files.writeOriginal(id, bytes);
          const color = await averageColor({ bytes, mime: MIME, width });
          rows.push({ id, mime: MIME, width, height, color, createdAt: now });
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, work));
      return rows;
    },
  };
}
