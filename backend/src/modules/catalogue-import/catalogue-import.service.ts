import type { Readable } from 'node:stream';
import type { Db } from '../../db';
import type { Clock } from '../../lib/clock';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { JobReport } from '../background-jobs/background-jobs.schema';
import { emptyReport } from '../background-jobs/empty-report';
import type { CatalogueDesk } from '../catalogue/catalogue-desk';
import type { StockDesk } from '../inventory/stock-desk';
import { recordChange } from '../staff-catalogue/record-change';
import { createCategoryPaths } from './category-paths';
import type { Fault } from './faults';
import type { FileFormat } from './file-formats';
import { shapeOf, type FileShape } from './file-text';
import { groupRows, type RowGroup } from './group-rows';
import {
  isChanged,
  isRelatedChanged,
  isWritten,
  noneNamed,
  plan,
  relatedIdsOf,
  unknownRelated,
  type Named,
  type PlannedProduct,
} from './import-plan';
import type { PictureSource } from './picture-source';
import { formatOfFile, readRows, type Row } from './read-rows';
import { changesOf } from './report-changes';
import { refusedFault } from './refused-write';
import { writeProducts, type PictureKeeping } from './write-products';

const BATCH = 100;
const MAX_FAULTS = 10_000;
const MAX_SHOWN = 200;

export interface ImportDependencies extends PictureKeeping {
  db: Db;
  clock: Clock;
  desk: CatalogueDesk;
  stock: StockDesk;
  audit: Audit;
}

export interface ImportRun {
  /** Opens the file from its beginning. */
  open: () => Readable;
  mode: 'check' | 'apply';
  staff: Staff;
  /** The format of the file; recognised by its headings unless given. */
  format?: FileFormat | undefined;
  /** Where pictures that the file names come from; without it, they stay as they are. */
  pictures?: PictureSource | undefined;
  jobId?: string;
  /** When the check began that this applies: what changed later in the shop is not overwritten. */
  checkedAt?: Date | undefined;
  signal?: AbortSignal;
  /** Rows that were read, of about so many. */
  progress?: (done: number, total: number) => Promise<void>;
  /** Where an earlier run of the same file got to. */
  from?: ImportCheckpoint | null;
  /** Called in the transaction of each piece that is written. */
  save?: (tx: Db, checkpoint: ImportCheckpoint) => Promise<void>;
}

export interface ImportCheckpoint {
  products: number;
  report: JobReport;
  /** Lines whose stock was left as it is. */
  left?: Fault[];
  /** Line numbers of products whose related products alone still have to be written. */
  awaiting?: number[];
}

export interface ImportResult {
  report: JobReport;
  /** All of them, up to ten thousand. */
  faults: Fault[];
  format: FileFormat;
  unmapped: string[];
}

/**
 * Imports products from a file: `check` reads all of it and says what is wrong and what would change; `apply` checks
 * again and, when nothing is wrong, writes some products a transaction, each of them whole. What is in the shop already
 * is not written again, so a file may be applied as often as one likes.
 */
export function createCatalogueImport({ db, clock, desk, stock, audit, ...keeping }: ImportDependencies) {
  interface Pass extends ImportRun {
    shape: FileShape;
    report: JobReport;
    fault: (fault: Fault) => void;
    faults: Fault[];
    /** Headings of another shop's file for which there is no place here. */
    unmapped: Set<string>;
    named: Named;
    /** Rows of the passes before this one, and of all. */
    offset: number;
    total: number;
    /** Lines of products that count as applied once their related products are written. */
    awaiting: Set<number>;
  }

  /** Reads the file once and hands over what it finds, some products at a time. */
  async function eachBatch(pass: Pass, use: (groups: RowGroup[], priority: number) => Promise<void>) {
    const { open, shape, fault, signal, progress, offset, total } = pass;
    let rowCount = 0;
    const counted = async function* (rows: AsyncIterable<Row>) {
      for await (const row of rows) {
        rowCount += 1;
        yield row;
      }
    };
    const reading = {
      format: pass.format,
      hasPictures: pass.pictures !== undefined,
      unmapped: (heading: string) => void pass.unmapped.add(heading),
    };
    const priority = await desk.nextPriority(db);
    let batch: RowGroup[] = [];
    let products = 0;
    const flush = async () => {
      await use(batch, priority + products);
      products += batch.length;
      batch = [];
      await progress?.(Math.min(offset + rowCount, total), total);
    };
    for await (const group of groupRows(counted(readRows(open(), shape, fault, reading)), {
      db,
      desk,
      faults: fault,
    })) {
      if (signal?.aborted) return rowCount;
      batch.push(group);
      if (batch.length >= BATCH) await flush();
    }
    if (batch.length > 0) await flush();
    return rowCount;
  }

  async function check(pass: Pass, paths: ReturnType<typeof createCategoryPaths>) {
    const { report, fault, named } = pass;
    const related: { line: number; slugs: string[] }[] = [];
    const rows = await eachBatch(pass, async (groups, priority) => {
      const products = await plan(groups, {
        db,
        desk,
        stock,
        paths,
        pictures: pass.pictures,
        named,
        now: clock().toISOString(),
        priority,
        checkedAt: pass.checkedAt,
      });
      for (const product of products) {
        for (const one of product.faults) fault(one);
        if (product.related && product.related.length > 0)
          related.push({ line: product.line, slugs: product.related });
        count(report, product);
      }
    });
    for (const one of await unknownRelated(desk, db, related, named)) fault(one);
    report.rows = rows;
  }

  function count(report: JobReport, product: PlannedProduct) {
    report.products += 1;
    if (!product.before) report.created += 1;
    else if (isChanged(product)) report.changed += 1;
    else report.unchanged += 1;
    if (report.changes.length < MAX_SHOWN)
      report.changes.push(...changesOf(product).slice(0, MAX_SHOWN - report.changes.length));
  }

  async function write(pass: Pass, paths: ReturnType<typeof createCategoryPaths>) {
    const { report, staff, jobId, from, save, checkedAt, fault, faults, awaiting } = pass;
    const done = from?.products ?? 0;
    let reached = 0;
    await eachBatch(pass, async (groups, priority) => {
      reached += groups.length;
      if (reached <= done) return;
      await db.transaction().execute(async (tx) => {
        const products = await plan(groups, {
          db: tx,
          desk,
          stock,
          paths,
          pictures: pass.pictures,
          named: noneNamed(),
          now: clock().toISOString(),
          priority,
          checkedAt,
          forUpdate: true,
        });
        // Somebody has changed what this file was checked against: nothing of this piece is written.
        const changed = products.flatMap((product) => product.faults);
        if (changed.length > 0) throw new ChangedMeanwhile(changed);
        await writeProducts(tx, products, {
          clock,
          desk,
          stock,
          pictures: keeping,
          audit,
          staff,
          jobId,
        }).catch((error: unknown) => {
          const refused = refusedFault(error, products);
          throw refused ? new ChangedMeanwhile([refused]) : error;
        });
        report.applied += products.filter(isWritten).length;
        for (const product of products)
          if (isChanged(product) && !isWritten(product)) awaiting.add(product.line);
        for (const one of products.flatMap(({ left }) => left)) fault(one);
        report.faults = faults.slice(0, MAX_SHOWN);
        await save?.(tx, { products: reached, report, left: faults, awaiting: [...awaiting] });
      });
    });
    return Math.max(reached, done);
  }

  /** Products may stand beside others that come later in the file, so this is done when all are there. */
  async function relate(
    pass: Pass,
    paths: ReturnType<typeof createCategoryPaths>,
    { written }: { written: number },
  ) {
    const { report, staff, jobId, save, faults, awaiting } = pass;
    const left = new Set(faults.flatMap(({ code, line }) => (code === 'CHANGED_SINCE_CHECK' ? [line] : [])));
    await eachBatch(pass, async (groups, priority) => {
      if (!groups.some(({ rows }) => rows[0]?.cells.related !== undefined)) return;
      await db.transaction().execute(async (tx) => {
        const products = await plan(groups, {
          db: tx,
          desk,
          stock,
          paths,
          pictures: pass.pictures,
          named: noneNamed(),
          now: clock().toISOString(),
          priority,
          forUpdate: true,
        });
        const slugs = products.flatMap(({ related }) => related ?? []);
        const ids = (await desk.taken(tx, slugs, [])).slugs;
        const changed = products.flatMap(({ before, related, line }) => {
          if (!before || !related || left.has(line)) return [];
          if (!isRelatedChanged({ before, related }, ids)) return [];
          return [{ line, before, draft: { ...before, relatedIds: relatedIdsOf(before.id, related, ids) } }];
        });
        await desk.write(tx, changed, clock());
        for (const { before, draft } of changed)
          await recordChange(tx, audit, staff, { before, draft, ...(jobId && { jobId }) });
        if (changed.length === 0) return;
        report.applied += changed.filter(({ line }) => awaiting.has(line)).length;
        await save?.(tx, { products: written, report, left: faults, awaiting: [...awaiting] });
      });
    });
    return report;
  }

  return {
    /** Checks a file, or applies it when it has no faults. */
    async run(run: ImportRun): Promise<ImportResult> {
      const faults: Fault[] = [];
      const report = { ...emptyReport(run.mode), applied: run.from?.report.applied ?? 0 };
      const fault = (one: Fault) => {
        report.faultCount += 1;
        if (faults.length < MAX_FAULTS) faults.push(one);
      };
      const shape = await shapeOf(run.open());
      const format = run.format ?? (await formatOfFile(run.open(), shape));
      const paths = createCategoryPaths(await desk.categories.nodes());
      const passes = run.mode === 'check' ? 1 : 3;
      const pass: Pass = {
        ...run,
        format,
        shape,
        report,
        fault,
        faults,
        unmapped: new Set(),
        named: noneNamed(),
        offset: 0,
        total: shape.lines * passes,
        awaiting: new Set(run.from?.awaiting),
      };
      const ended = (): ImportResult => {
        faults.sort((one, other) => one.line - other.line);
        report.faults = faults.slice(0, MAX_SHOWN);
        return { report, faults, format, unmapped: [...pass.unmapped] };
      };
      await check(pass, paths);
      if (run.mode === 'check' || report.faultCount > 0 || run.signal?.aborted) return ended();
      // Before the first product: one that cannot be made keeps all of the file from being written.
      if (run.pictures && !(await run.pictures.make(run.signal)) && !run.signal?.aborted) {
        Object.assign(report, emptyReport(run.mode));
        await check({ ...pass, named: noneNamed() }, paths);
        return ended();
      }
      if (run.signal?.aborted) return ended();

      // A run that goes on after a crash counts what the one before it found.
      const before = run.from?.report;
      if (before) Object.assign(report, { ...before });
      faults.push(...(run.from?.left ?? []));
      const writing = { ...pass, report, offset: shape.lines };
      try {
        const written = await write(writing, paths);
        if (!run.signal?.aborted) await relate({ ...writing, offset: shape.lines * 2 }, paths, { written });
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
        for (const one of error.faults) fault(one);
      }
      return ended();
    },
  };
}

/** The shop is no longer as it was when the file was checked. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  constructor(readonly faults: Fault[]) {
    super('the shop has changed since the file was checked');
  }
}
