import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../lib/language';
import { createCatalogueExport, csvOf, MARK } from '../catalogue-import/catalogue-export';
import { headingOf } from '../catalogue-import/columns';
import { escaped } from '../catalogue-import/cell-values';
import { exportedPictureId } from '../catalogue-import/picture-cells';
import type { MediaService } from '../media/media.service';
import type { CatalogueCommandDependencies } from './catalogue-commands';
import { FileIsThere, writeNewFile } from './output-files';
import type { RecordKind } from './record-kind';
import { recordFile } from './record-files';

interface Export {
  folder: string;
  /** Names of kinds; all of them unless told. */
  only: string | undefined;
  kinds: readonly RecordKind[];
  language: Language;
  signal: AbortSignal;
  progress: (done: number, total: number) => void;
}

/** Writes what the shop has to files, with the pictures that they name; answers with their paths. */
export async function exportFolder(
  { folder, only, kinds, language, signal, progress }: Export,
  deps: CatalogueCommandDependencies,
): Promise<string[]> {
  const isAsked = (name: string) => only === undefined || only === name;
  const pathOf = (name: string) => join(folder, `${name}.csv`);
  const names = ['products', 'stock', ...kinds.map(({ name }) => name)].filter(isAsked);
  // Before the first is written.
  for (const name of names) if (existsSync(pathOf(name))) throw new FileIsThere(pathOf(name));

  const pictures = join(folder, 'pictures');
  const originals = (ids: string[]) => deps.media.originals(ids);
  if (isAsked('products')) await writeNewFile(pathOf('products'), productPieces());
  if (isAsked('stock')) await writeNewFile(pathOf('stock'), stockPieces());
  for (const kind of kinds.filter(({ name }) => isAsked(name))) {
    const each = async (cells: Record<string, string>) => {
      signal.throwIfAborted();
      const ids = (kind.pictures ?? []).flatMap((column) => exportedPictureId(cells[column] ?? '') ?? []);
      await writePictures(pictures, (await originals(ids)).values());
    };
    await writeNewFile(pathOf(kind.name), recordFile(kind, { db: deps.db, language, each }));
  }
  return names.map(pathOf);

  async function* productPieces() {
    const total = (await deps.desk.list({}, { after: undefined, limit: 1 })).meta.total;
    for await (const piece of createCatalogueExport(deps)({ filter: {}, language, signal })) {
      await writePictures(pictures, piece.pictures.values());
      yield piece.text;
      progress(piece.products, Math.max(piece.products, total));
    }
    signal.throwIfAborted();
  }

  async function* stockPieces() {
    yield MARK + csvOf([[headingOf('sku', language), headingOf('stock', language)]]);
    let after: string | null = null;
    for (;;) {
      signal.throwIfAborted();
      const ids: string[] = await deps.desk.ids({}, after, 500);
      if (ids.length === 0) return;
      after = ids.at(-1) ?? null;
      const variants = (await deps.desk.read(deps.db, { ids })).flatMap((draft) => draft.variants);
      const levels = await deps.stock.levels(
        deps.db,
        variants.map(({ id }) => id),
      );
      yield csvOf(variants.map(({ id, sku }) => [escaped(sku), String(levels.get(id)?.onHand ?? 0)]));
    }
  }
}

type Originals = Awaited<ReturnType<MediaService['originals']>>;

/** Several things may show one picture, and its name says what is in it. */
async function writePictures(
  folder: string,
  pictures: Iterable<Originals extends Map<string, infer One> ? One : never>,
) {
  for (const { fileName, read } of pictures) {
    const file = join(folder, fileName);
    if (existsSync(file)) continue;
    const bytes = await read();
    if (bytes) await writeNewFile(file, [bytes]);
  }
}
