import type { PictureDraft, ProductDraft, VariantDraft } from '../catalogue/product-drafts';
import { limits } from '../catalogue/staff-products.schema';
import { unescaped } from './cell-values';
import { faultAt, type Fault } from './faults';
import { exportedPictureId, readAltCell, readPictureCell, type NamedPicture } from './picture-cells';
import type { FoundPicture, PictureSource } from './picture-source';
import type { Row } from './read-rows';

/** What is known of the pictures that some rows name. */
export interface KnownPictures {
  found: ReadonlyMap<string, FoundPicture>;
  ofSkus: ReadonlyMap<string, string[]>;
}
export const noPictures: KnownPictures = { found: new Map(), ofSkus: new Map() };

const namesOf = ({ cells }: Row) => readPictureCell(unescaped(cells.pictures ?? ''));
const skuOf = ({ cells }: Row) => unescaped(cells.sku ?? '').trim();

/** Looks up the pictures of some rows, in few questions for all of them. */
export async function findPictures(rows: Row[], source: PictureSource | undefined): Promise<KnownPictures> {
  if (!source) return noPictures;
  const ofSkus = await source.ofSkus(rows.map(skuOf));
  const names = [
    ...rows.flatMap((row) => namesOf(row).map(({ name }) => name)),
    ...[...ofSkus.values()].flat(),
  ];
  return { found: await source.find([...new Set(names)]), ofSkus };
}

interface Given {
  before: ProductDraft | null;
  variants: VariantDraft[];
  known: KnownPictures;
  faults: Fault[];
  /** Whether there is a folder of pictures at all. */
  hasSource: boolean;
}

/**
 * The pictures of a product. Those in its first row are all of them; where several rows name pictures, or have a folder,
 * those of a row are of its color. A product whose rows name none keeps what it has.
 */
export function readPictures(
  rows: Row[],
  { before, variants, known, faults, hasSource }: Given,
): PictureDraft[] {
  const stored = before?.pictures ?? [];
  const named = rows.flatMap((row) => {
    const own = namesOf(row);
    const names =
      own.length > 0
        ? own
        : (known.ofSkus.get(skuOf(row)) ?? []).map((name): NamedPicture => ({
            name,
            view: null,
            colorRgb: null,
          }));
    return names.length > 0 ? [{ row, names }] : [];
  });
  const firstNamed = named[0]?.row;
  if (!firstNamed) return stored;
  const isByColor = named.length > 1 || firstNamed !== rows[0] || namesOf(firstNamed).length === 0;
  const colors = new Set(variants.map(({ color }) => color?.rgb ?? null));
  const colorOf = (row: Row) =>
    isByColor && colors.size > 1
      ? (variants.find(({ sku }) => sku === skuOf(row))?.color?.rgb ?? null)
      : null;

  const given: PictureDraft[] = [];
  for (const { row, names } of named) {
    const alts = altsOf(row);
    for (const [at, { name, view, colorRgb }] of names.entries()) {
      const pictureId = idOf(name, row);
      if (pictureId === null) continue;
      const wantedColor = colorRgb ?? colorOf(row);
      const old =
        stored.find((one) => one.pictureId === pictureId && one.colorRgb === wantedColor) ??
        stored.find((one) => one.pictureId === pictureId);
      const color = wantedColor ?? old?.colorRgb ?? null;
      if (given.some((one) => one.pictureId === pictureId && one.colorRgb === color)) continue;
      given.push({
        pictureId,
        view: view ?? old?.view ?? (given.some((one) => one.colorRgb === color) ? 'detail' : 'front'),
        colorRgb: color,
        alt: alts ? (alts[at] ?? null) : (old?.alt ?? null),
      });
    }
  }
  const covered = new Set(given.map(({ colorRgb }) => colorRgb));
  const others = isByColor && colors.size > 1 ? stored.filter(({ colorRgb }) => !covered.has(colorRgb)) : [];
  const pictures = [...others, ...given];
  if (pictures.length > limits.pictures)
    faults.push(
      faultAt(
        rows[0]?.line ?? 0,
        'pictures',
        'PICTURE_LIMIT',
        String(pictures.length),
        String(limits.pictures),
      ),
    );
  return pictures;

  function idOf(name: string, row: Row): string | null {
    const found = known.found.get(name);
    if (found && 'pictureId' in found) return found.pictureId;
    const own = exportedPictureId(name);
    // What an export names stays, also without the folder.
    if (own !== null && stored.some(({ pictureId }) => pictureId === own)) return own;
    if (found) faults.push(faultAt(row.line, 'pictures', found.wrong, name, found.expected));
    else if (!hasSource)
      faults.push(faultAt(row.line, 'pictures', 'PICTURE_FOLDER', name, '--pictures ./pictures'));
    return null;
  }
}

/** Undefined when the file says nothing of them. */
function altsOf({ cells }: Row): PictureDraft['alt'][] | undefined {
  if (cells.pictureAltsVi === undefined) return undefined;
  const vi = readAltCell(unescaped(cells.pictureAltsVi));
  const en = readAltCell(unescaped(cells.pictureAltsEn ?? ''));
  return vi.map((text, at) => (text ? { vi: text, en: en[at] || text } : null));
}
