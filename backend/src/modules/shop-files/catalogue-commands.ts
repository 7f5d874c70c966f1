import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { v7 as uuid } from 'uuid';
import type { Language } from '../../lib/language';
import { terminalText } from '../../lib/terminal-text';
import type { Staff } from '../../plugins/auth';
import type { JobReport } from '../background-jobs/background-jobs.schema';
import {
  createCatalogueImport,
  type ImportDependencies,
  type ImportResult,
} from '../catalogue-import/catalogue-import.service';
import { faultFile } from '../catalogue-import/fault-file';
import { faultText } from '../catalogue-import/fault-words';
import { fileFormats, type FileFormat } from '../catalogue-import/file-formats';
import { isLeftFault } from '../catalogue-import/faults';
import type { PictureSource } from '../catalogue-import/picture-source';
import { templateFile } from '../catalogue-import/template';
import type { MediaService } from '../media/media.service';
import type { UploadService } from '../uploads/uploads.service';
import { categoryKind } from './category-kind';
import { commandWords } from './command-words';
import { exportFolder } from './export-folder';
import { faqKind } from './faq-kind';
import { headingsOf, importRecords, kindOf } from './import-records';
import { newsKind } from './news-kind';
import { FileIsThere, isDiskFull, NotWritable, writeNewFile } from './output-files';
import { NoPictureFolder, openPictureFolder } from './picture-folder';
import { createProgressLine, type ProgressLine, type ProgressOutput } from './progress-line';
import { recordTemplate } from './record-files';
import type { RecordKind } from './record-kind';
import { recordFaultText } from './record-words';
import { sizeGuideKind } from './size-guide-kind';
import { voucherKind } from './voucher-kind';

export interface CatalogueCommandDependencies extends ImportDependencies {
  media: Pick<MediaService, 'makeUsual' | 'originals'>;
  uploads: Pick<UploadService, 'claim' | 'release' | 'keepFile' | 'pictures' | 'standIn'>;
}

interface Call {
  by: Staff;
  language: Language;
  /** Where paths begin. */
  folder: string;
  say: (text: string) => void;
  progress: ProgressOutput;
  signal: AbortSignal;
}

export interface CatalogueCommandOptions {
  apply?: boolean | undefined;
  report?: string | undefined;
  pictures?: string | undefined;
  format?: string | undefined;
  kind?: string | undefined;
}

/** The command was not called as it has to be; the text is for the person who called it. */
export class CatalogueCallError extends Error {
  override readonly name = 'CatalogueCallError';
}

const formatNames = { shopify: 'Shopify', woocommerce: 'WooCommerce' };
const SHOWN_FAULTS = 50;
const SHOWN_CHANGES = 20;

/** What a refused command is told; null for a failure that is none of its caller. */
export function catalogueRefusal(error: unknown, language: Language): string | null {
  const words = commandWords[language];
  if (error instanceof CatalogueCallError) return error.message;
  if (error instanceof NoPictureFolder) return words.noPictures(error.path);
  if (error instanceof FileIsThere) return words.isThere(error.path);
  if (error instanceof NotWritable)
    return error.isDiskFull ? words.diskFull(error.path) : words.noFolder(error.path);
  // Pictures are made before the first product is written.
  return isDiskFull(error) ? words.diskFull('DATA_DIR') : null;
}

/** Runs one command of `npm run catalogue`; answers with the code that the process ends with. */
export async function runCatalogueCommand(
  [command, ...names]: readonly string[],
  options: CatalogueCommandOptions,
  deps: CatalogueCommandDependencies,
  call: Call,
): Promise<number> {
  const words = commandWords[call.language];
  const refuse = (text: string): never => {
    throw new CatalogueCallError(text);
  };
  const path = (name: string) => resolve(call.folder, name);
  const [name, ...others] = names;
  if (others.length > 0) refuse(words.usage);
  const kinds = recordKinds(deps);
  const kindNames = ['products', 'stock', ...kinds.map((kind) => kind.name)];
  if (options.kind !== undefined && !kindNames.includes(options.kind)) refuse(words.usage);

  switch (command) {
    case 'template': {
      const kind = kinds.find((one) => one.name === options.kind);
      const file = path(name ?? `${kind?.name ?? 'products'}.csv`);
      await writeNewFile(file, [kind ? recordTemplate(kind, call.language) : templateFile(call.language)]);
      call.say(words.written(file));
      return 0;
    }
    case 'import':
      return importFile(path(name ?? refuse(words.usage)));
    case 'export':
      return exportTo(path(name ?? refuse(words.usage)));
    default:
      return refuse(words.usage);
  }

  async function importFile(file: string): Promise<number> {
    const isReadable = await access(file, constants.R_OK).then(
      async () => (await stat(file)).isFile(),
      () => false,
    );
    if (!isReadable) refuse(words.noFile(file));
    const format = fileFormats.find((one) => one === options.format);
    if (options.format !== undefined && !format) refuse(words.usage);
    const open = () => createReadStream(file);
    const kind =
      options.kind === undefined && format === undefined
        ? kindOf(kinds, await headingsOf(open))
        : kinds.find((one) => one.name === options.kind);
    const line = createProgressLine(call.progress, call.language);
    const pictures = await pictureFolder(line);
    line.begin('rows');
    return kind ? importOne(kind, open, pictures, line) : importProducts(file, format, pictures, line);
  }

  async function pictureFolder(line: ProgressLine): Promise<PictureSource | undefined> {
    if (options.pictures === undefined) return undefined;
    return openPictureFolder(path(options.pictures), {
      ...deps,
      ownerId: call.by.userId,
      onProgress(done, total) {
        if (done === 1) line.begin('pictures');
        line.show(done, total);
        if (done === total) line.begin('rows');
      },
    });
  }

  async function importOne(
    kind: RecordKind,
    open: () => Readable,
    pictures: PictureSource | undefined,
    line: ProgressLine,
  ): Promise<number> {
    const begunAt = performance.now();
    const report = await importRecords(
      {
        kind,
        open,
        mode: options.apply ? 'apply' : 'check',
        by: call.by,
        pictures,
        progress: (done, total) => line.show(done, total),
        signal: call.signal,
      },
      deps,
    ).finally(() => line.end());
    const { say } = call;
    if (report.rows === 0 && report.faults.length === 0) {
      say(words.empty);
      return 1;
    }
    say(words.countedRows(report));
    if (report.faults.length > 0) {
      say(words.faults(report.faults.length));
      for (const fault of report.faults.slice(0, SHOWN_FAULTS))
        say(`  ${recordFaultText(fault, kind, call.language)}`);
      if (report.faults.length > SHOWN_FAULTS) say('  …');
      say(words.nothingWritten);
      return 1;
    }
    const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
    const written = report.created + report.changed;
    if (!options.apply) say(words.dryRun);
    else say(written === 0 ? words.unchanged(seconds) : words.rowsWritten(written, seconds));
    return 0;
  }

  async function importProducts(
    file: string,
    format: FileFormat | undefined,
    pictures: PictureSource | undefined,
    line: ProgressLine,
  ): Promise<number> {
    const begunAt = performance.now();
    const jobId = uuid();
    const result = await createCatalogueImport(deps)
      .run({
        open: () => createReadStream(file),
        mode: options.apply ? 'apply' : 'check',
        staff: call.by,
        pictures,
        format,
        jobId,
        checkedAt: options.apply ? deps.clock() : undefined,
        signal: call.signal,
        progress: async (done, total) => line.show(done, total),
      })
      .finally(() => line.end());
    if (options.apply && result.report.applied > 0) await recordImport(jobId, file, result.report);
    return reportResult(result, ((performance.now() - begunAt) / 1000).toFixed(1));
  }

  async function recordImport(id: string, file: string, { applied, created, changed }: JobReport) {
    await deps.db.transaction().execute((tx) =>
      deps.audit.record(tx, call.by, {
        action: 'apply',
        entity: 'import',
        entityId: id,
        after: { file, applied, created, changed },
      }),
    );
  }

  async function reportResult(
    { report, faults, format, unmapped }: ImportResult,
    seconds: string,
  ): Promise<number> {
    const { say } = call;
    if (report.rows === 0 && faults.length === 0) {
      say(words.empty);
      return 1;
    }
    if (format !== 'storefront') say(words.formatFound(formatNames[format]));
    say(words.counted(report));
    if (unmapped.length > 0) say(terminalText(words.unmapped(unmapped)));
    if (faults.length > 0) {
      say(words.faults(report.faultCount));
      for (const fault of faults.slice(0, SHOWN_FAULTS)) say(`  ${faultText(fault, call.language, format)}`);
      if (report.faultCount > SHOWN_FAULTS && !options.report)
        say(words.moreFaults(report.faultCount - SHOWN_FAULTS));
      if (options.report) {
        await writeNewFile(path(options.report), faultFile(faults));
        say(words.faultFile(path(options.report)));
      }
    }
    const isFaulty = faults.some(({ code }) => !isLeftFault(code));
    if (!options.apply) reportChanges(report);
    if (call.signal.aborted) say(words.stopped(report.applied));
    else if (isFaulty && report.applied === 0) say(words.nothingWritten);
    else if (!options.apply) say(words.dryRun);
    else say(report.applied === 0 ? words.unchanged(seconds) : words.applied(report, seconds));
    return isFaulty || call.signal.aborted ? 1 : 0;
  }

  function reportChanges({ changes }: JobReport) {
    const edited = changes.filter(({ field }) => field !== 'created');
    if (edited.length === 0) return;
    call.say(words.changes);
    for (const change of edited.slice(0, SHOWN_CHANGES)) call.say(`  ${terminalText(words.change(change))}`);
    if (edited.length > SHOWN_CHANGES) call.say(words.moreChanges);
  }

  async function exportTo(folder: string): Promise<number> {
    const line = createProgressLine(call.progress, call.language);
    line.begin('products');
    const files = await exportFolder(
      {
        folder,
        only: options.kind,
        kinds,
        language: call.language,
        signal: call.signal,
        progress: (done, total) => line.show(done, total),
      },
      deps,
    ).finally(() => line.end());
    for (const file of files) call.say(words.written(file));
    return 0;
  }
}

/** The kinds of files besides products. */
function recordKinds(deps: CatalogueCommandDependencies): RecordKind[] {
  const fileNames = async (ids: string[]) =>
    new Map([...(await deps.media.originals(ids))].map(([id, { fileName }]) => [id, fileName]));
  const given = { ...deps, fileNames };
  return [categoryKind(given), sizeGuideKind(given), newsKind(given), faqKind(given), voucherKind(given)];
}
