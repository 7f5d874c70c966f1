import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { badRequest, conflict, notFound } from '../../lib/errors';
import { answer, type AnswerBody } from '../../lib/envelope';
import { dayInVietnam } from '../../lib/vietnam-day';
import type { Staff } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { Audit } from '../audit/audit.service';
import type { BackgroundJob } from '../background-jobs/background-jobs.schema';
import type { JobQueue } from '../background-jobs/job-queue';
import type { JobDoer, JobRun } from '../background-jobs/job-worker';
import { emptyReport } from '../background-jobs/empty-report';
import type { ProductFilter } from '../catalogue/staff-products.schema';
import type { MediaService } from '../media/media.service';
import { createCatalogueExport } from './catalogue-export';
import {
  createCatalogueImport,
  type ImportCheckpoint,
  type ImportDependencies,
} from './catalogue-import.service';
import { faultFile } from './fault-file';
import { isLeftFault, type Fault } from './faults';

const CSV = 'text/csv; charset=utf-8';

/** The shop does not stay as it was when a file was checked. */
const CHECK_HOLDS_MS = 24 * 3_600_000;

interface ImportInput {
  mode: 'check' | 'apply';
  staff: Staff;
  /** Of an import: when its check began. */
  checkedAt?: string;
}
interface ExportInput {
  filter: ProductFilter;
  language: 'vi' | 'en';
}

export type ImportDesk = ReturnType<typeof createImportDesk>;

/** Imports and exports as jobs. */
export function createImportDesk(
  deps: ImportDependencies & {
    queue: JobQueue;
    audit: Audit;
    db: Db;
    clock: Clock;
    media: Pick<MediaService, 'originals'>;
  },
) {
  const { db, clock, queue, audit } = deps;
  const { files } = queue;
  const service = createCatalogueImport(deps);
  const exported = createCatalogueExport(deps);

  /** Every fault with its line, as a file to work along. */
  async function keepFaults(ownerId: string, faults: Fault[]): Promise<string> {
    const writing = await files.write({ ownerId, name: 'loi-nhap-san-pham.csv', mediaType: CSV });
    for (const piece of faultFile(faults)) await writing.append(piece);
    return (await writing.end()).id;
  }

  async function runImport({ id, input, fileId, ownerId, checkpoint, save, signal, progress }: JobRun) {
    const { mode, staff, checkedAt } = input as ImportInput;
    if (!fileId) throw notFound('JOB_FILE_NOT_FOUND');
    const { report, faults } = await service.run({
      open: () => files.read(fileId),
      mode,
      staff,
      jobId: id,
      checkedAt: checkedAt === undefined ? undefined : new Date(checkedAt),
      signal,
      progress,
      from: checkpoint as ImportCheckpoint | null,
      save,
    });
    if (faults.length === 0)
      return { report, ...(report.rows === 0 && { errorCode: 'IMPORT_FILE_EMPTY' as const }) };
    return {
      report,
      resultFileId: await keepFaults(ownerId, faults),
      // Finding faults is what a check is for; what changed meanwhile is reported, and the rest was written.
      ...(mode === 'apply' &&
        faults.some(({ code }) => !isLeftFault(code)) && { errorCode: 'IMPORT_HAS_FAULTS' as const }),
    };
  }

  async function runExport({ input, ownerId, signal, progress }: JobRun) {
    const { filter, language } = input as ExportInput;
    const total = (await deps.desk.list(filter, { after: undefined, limit: 1 })).meta.total;
    const day = dayInVietnam(clock());
    const writing = await files.write({ ownerId, name: `san-pham-${day}.csv`, mediaType: CSV });
    const report = emptyReport('apply');
    try {
      for await (const { text, products } of exported({ filter, language, signal })) {
        await writing.append(text);
        report.products = products;
        await progress(products, Math.max(products, total));
      }
      if (signal.aborted) {
        await writing.discard();
        return { report };
      }
      return { report, resultFileId: (await writing.end()).id };
    } catch (error) {
      await writing.discard();
      throw error;
    }
  }

  const doers: JobDoer[] = [
    { kind: 'product-import', run: runImport },
    { kind: 'product-export', run: runExport },
  ];

  /** The answer is stored with the job, so that a repeated request finds it. */
  async function started(tx: Db, id: string, store: StoreAnswer): Promise<AnswerBody<BackgroundJob>> {
    const begun = answer(await queue.find(id, tx));
    await store(tx, begun);
    return begun;
  }

  return {
    doers,

    /** Keeps a file and begins to check it; nothing of it is written yet. */
    async check(staff: Staff, name: string, content: AsyncIterable<Buffer>): Promise<string> {
      const { id: fileId, size } = await files.keep(
        { ownerId: staff.userId, name, mediaType: 'text/csv' },
        content,
      );
      if (size === 0) throw badRequest('IMPORT_FILE_EMPTY');
      return db.transaction().execute(async (tx) => {
        const input: ImportInput = { mode: 'check', staff };
        const id = await queue.enqueue(tx, { kind: 'product-import', ownerId: staff.userId, input, fileId });
        await audit.record(tx, staff, {
          action: 'check',
          entity: 'import',
          entityId: id,
          after: { file: name, size },
        });
        return id;
      });
    },

    /** Applies a file whose check found nothing wrong. */
    async apply(staff: Staff, checkId: string, store: StoreAnswer) {
      const { id, kind, input, state, report, fileId, fileName, startedAt } = await queue.inputOf(checkId);
      if (kind !== 'product-import' || (input as ImportInput).mode !== 'check')
        throw notFound('JOB_NOT_FOUND');
      if (state !== 'done' || !fileId || !startedAt) throw conflict('IMPORT_NOT_CHECKED');
      if (clock().getTime() - startedAt.getTime() > CHECK_HOLDS_MS) throw conflict('IMPORT_CHECK_TOO_OLD');
      const { faultCount, products, created, changed } = report as ReturnType<typeof emptyReport>;
      if (faultCount > 0) throw conflict('IMPORT_HAS_FAULTS');
      return db.transaction().execute(async (tx) => {
        const next: ImportInput = { mode: 'apply', staff, checkedAt: startedAt.toISOString() };
        const jobId = await queue.enqueue(tx, {
          kind: 'product-import',
          ownerId: staff.userId,
          input: next,
          fileId,
        });
        await audit.record(tx, staff, {
          action: 'apply',
          entity: 'import',
          entityId: jobId,
          after: { file: fileName, checkedBy: id, products, created, changed },
        });
        return started(tx, jobId, store);
      });
    },

    export: (staff: Staff, filter: ProductFilter, language: 'vi' | 'en', store: StoreAnswer) =>
      db.transaction().execute(async (tx) => {
        const input: ExportInput = { filter, language };
        const id = await queue.enqueue(tx, { kind: 'product-export', ownerId: staff.userId, input });
        await audit.record(tx, staff, {
          action: 'export',
          entity: 'product',
          entityId: id,
          after: { ...input },
        });
        return started(tx, id, store);
      }),
  };
}
