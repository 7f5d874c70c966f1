import type { PictureDraft } from '../catalogue/product-drafts';
import type { PictureView } from '../catalogue/catalogue.tables';

/** A picture as a cell names it: `ao-den.jpg`, or `ao-den.jpg [back #1c1917]`. */
export interface NamedPicture {
  name: string;
  view: PictureView | null;
  colorRgb: string | null;
}

const VIEWS: Readonly<Record<string, PictureView>> = { front: 'front', detail: 'detail', back: 'back' };
/** A longer name is none; a cell with more of them is wrong anyway. */
const MAX_NAME = 300;
const MAX_NAMES = 200;
const WITH_NOTES = /^(.+?)\s*\[([^\][]*)\]$/;

/** Pictures between line breaks, bars, commas or semicolons. */
export const readPictureCell = (cell: string): NamedPicture[] =>
  cell
    .split(/[\r\n|,;]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, MAX_NAMES)
    .map((part) => {
      const [, name = part, notes = ''] = (part.length <= MAX_NAME && WITH_NOTES.exec(part)) || [];
      const words = notes.toLowerCase().split(/\s+/);
      return {
        name,
        view: words.map((word) => VIEWS[word]).find((view) => view !== undefined) ?? null,
        colorRgb: words.find((word) => /^#[0-9a-f]{6}$/.test(word)) ?? null,
      };
    });

/** What `readPictureCell` reads back to the same. */
export const writePictureCell = (pictures: PictureDraft[], names: ReadonlyMap<string, string>): string =>
  pictures
    .map(
      ({ pictureId, view, colorRgb }) =>
        `${names.get(pictureId) ?? pictureId} [${[view, ...(colorRgb ? [colorRgb] : [])].join(' ')}]`,
    )
    .join('\n');

/** The picture of the shop that a name is, when it is one that an export gave. */
export const exportedPictureId = (name: string): string | null =>
  /^(?:.*[\\/])?([0-9a-f]{32})(?:\.[a-z0-9]{1,5})?$/.exec(name)?.[1] ?? null;

/** Descriptions of pictures, one a line; an empty line is a picture without one. */
export const writeAltCell = (pictures: PictureDraft[], language: 'vi' | 'en'): string =>
  pictures.some(({ alt }) => alt !== null)
    ? pictures.map(({ alt }) => (alt?.[language] ?? '').replaceAll(/\s*\n\s*/g, ' ')).join('\n')
    : '';

export const readAltCell = (cell: string): string[] => cell.split(/\r\n|\n|\r/).map((line) => line.trim());
