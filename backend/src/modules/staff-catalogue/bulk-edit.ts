import type { Db } from '../../db';
import type { Clock } from '../../lib/clock';
import { badRequest, conflict, notFound } from '../../lib/errors';
import { answer, type AnswerBody } from '../../lib/envelope';
import type { Staff } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { Audit } from '../audit/audit.service';
import type { BackgroundJob, JobReport } from '../background-jobs/background-jobs.schema';
import type { JobQueue } from '../background-jobs/job-queue';
import type { JobDoer } from '../background-jobs/job-worker';
import type { CatalogueDesk } from '../catalogue/catalogue-desk';
import { orderedMarks, type ProductDraft, type VariantDraft } from '../catalogue/product-drafts';
import { changedFields } from '../catalogue/product-writing';
import { MAX_PRICE } from '../catalogue/staff-products.schema';
import { recordChange } from './record-change';
import { emptyReport } from '../background-jobs/empty-report';
import type { BulkEditBody, BulkPreview } from './bulk-edit.schema';

const BATCH = 100;
const PREVIEWED = 500;
const EXAMPLES = 20;
const ROUNDED_TO = 1000;
const MAX_FAULTS = 200;
const MAX_PRODUCTS = 50_000;

interface BulkInput {
  ids: string[];
  change: BulkEditBody['change'];
  staff: Staff;
}
interface Checkpoint {
  done: number;
  report: JobReport;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  desk: CatalogueDesk;
  audit: Audit;
  queue: JobQueue;
}

export type BulkEdit = ReturnType<typeof createBulkEdit>;

/** A price by some percent, to whole thousands where it is that dear. */
export function priceBy(price: number, percent: number): number {
  const exact = (price * (100 + percent)) / 100;
  return exact < ROUNDED_TO ? Math.round(exact) : Math.round(exact / ROUNDED_TO) * ROUNDED_TO;
}

function pricedBy(variant: VariantDraft, percent: number): VariantDraft {
  const price = priceBy(variant.price, percent);
  const { originalPrice } = variant;
  // What it cost before must stay above what it costs.
  return {
    ...variant,
    price,
    originalPrice: originalPrice !== null && originalPrice > price ? originalPrice : null,
  };
}

/** Why a product cannot have the prices that a change gives it; undefined when it can. */
function priceFault(draft: ProductDraft, before: ProductDraft): 'PRICE_TOO_LOW' | 'TOO_LARGE' | undefined {
  const stored = new Map(before.variants.map(({ id, price }) => [id, price]));
  const changed = draft.variants.filter(({ id, price }) => price !== stored.get(id));
  if (changed.some(({ price }) => price < 1)) return 'PRICE_TOO_LOW';
  return changed.some(({ price }) => price > MAX_PRICE) ? 'TOO_LARGE' : undefined;
}

interface Edited {
  before: ProductDraft;
  draft: ProductDraft;
}
interface Refused extends Edited {
  code: 'PRICE_TOO_LOW' | 'TOO_LARGE';
}

/** What a change makes of products: those that it changes, and those that it cannot change. */
function sorted(drafts: ProductDraft[], change: BulkEditBody['change']) {
  const changed: Edited[] = [];
  const refused: Refused[] = [];
  for (const before of drafts.filter(({ isDeleted }) => !isDeleted)) {
    const draft = editedBy(before, change);
    if (changedFields(draft, before).length === 0) continue;
    const code = priceFault(draft, before);
    if (code) refused.push({ before, draft, code });
    else changed.push({ before, draft });
  }
  return { changed, refused };
}

/** What a product becomes. */
export function editedBy(draft: ProductDraft, change: BulkEditBody['change']): ProductDraft {
  const { pricePercent, categoryId, addMarks = [], removeMarks = [], isActive } = change;
  return {
    ...draft,
    ...(categoryId !== undefined && { categoryId }),
    ...(isActive !== undefined && { isActive }),
    status: orderedMarks([...draft.status, ...addMarks].filter((mark) => !removeMarks.includes(mark))),
    ...(pricePercent !== undefined && {
      variants: draft.variants.map((variant) => pricedBy(variant, pricePercent)),
    }),
  };
}

const cheapest = ({ variants }: ProductDraft) => Math.min(...variants.map(({ price }) => price));

/** Changes of many products at once: looked at first, then done as a job. */
export function createBulkEdit({ db, clock, desk, audit, queue }: Dependencies) {
  async function check({ ids, filter, change }: BulkEditBody) {
    if ((ids === undefined) === (filter === undefined))
      throw badRequest('VALIDATION_FAILED', [{ field: 'ids', code: 'required' }]);
    const { categoryId } = change;
    if (categoryId !== undefined && !(await desk.categories.nodes()).some(({ id }) => id === categoryId))
      throw notFound('CATEGORY_NOT_FOUND');
  }

  /** All that are meant now: what a change moves out of the filter is changed all the same. */
  async function meant({ ids, filter }: BulkEditBody): Promise<string[]> {
    if (ids) return ids.toSorted();
    const all: string[] = [];
    for (;;) {
      const some = await desk.ids(filter ?? {}, all.at(-1) ?? null, 1000);
      all.push(...some);
      if (all.length > MAX_PRODUCTS) throw conflict('TOO_MANY_PRODUCTS');
      if (some.length < 1000) return all;
    }
  }

  const doer: JobDoer = {
    kind: 'product-bulk-edit',
    async run({ id: jobId, input, checkpoint, save, signal, progress }) {
      const { staff, ids, change } = input as BulkInput;
      const { done, report } = (checkpoint ?? { done: 0, report: emptyReport('apply') }) as Checkpoint;
      const places = new Map(ids.map((id, at) => [id, at + 1]));
      for (let at = done; at < ids.length && !signal.aborted; at += BATCH) {
        const next = Math.min(at + BATCH, ids.length);
        await db.transaction().execute(async (tx) => {
          const drafts = await desk.read(tx, { ids: ids.slice(at, next) }, { forUpdate: true });
          const { changed: edited, refused } = sorted(drafts, change);
          await desk.write(tx, edited, clock());
          for (const { before, draft } of edited)
            await recordChange(tx, audit, staff, { before, draft, jobId });
          report.products += drafts.length;
          report.changed += edited.length;
          report.applied += edited.length;
          report.unchanged += drafts.length - edited.length;
          report.faultCount += refused.length;
          const room = MAX_FAULTS - report.faults.length;
          report.faults.push(
            ...refused.slice(0, room).map(({ before, code }) => ({
              line: places.get(before.id) ?? 0,
              entityId: before.id,
              column: 'price',
              code,
              value: before.name.vi,
              expected: code === 'PRICE_TOO_LOW' ? '≥ 1' : `≤ ${String(MAX_PRICE)}`,
            })),
          );
          await save(tx, { done: next, report } satisfies Checkpoint);
        });
        await progress(next, ids.length);
      }
      return { report };
    },
  };

  return {
    doer,

    async preview(body: BulkEditBody): Promise<BulkPreview> {
      await check(body);
      const ids = await meant(body);
      const drafts = await desk.read(db, { ids: ids.slice(0, PREVIEWED) });
      const { changed, refused } = sorted(drafts, body.change);
      return {
        products: ids.length,
        changed: changed.length,
        refused: refused.length,
        examples: changed.slice(0, EXAMPLES).map(({ before, draft }) => ({
          id: draft.id,
          name: draft.name.vi,
          price: { before: cheapest(before), after: cheapest(draft) },
          fields: changedFields(draft, before),
        })),
      };
    },

    async start(staff: Staff, body: BulkEditBody, store: StoreAnswer): Promise<AnswerBody<BackgroundJob>> {
      await check(body);
      const input: BulkInput = { ids: await meant(body), change: body.change, staff };
      return db.transaction().execute(async (tx) => {
        const id = await queue.enqueue(tx, {
          kind: 'product-bulk-edit',
          ownerId: staff.userId,
          input,
        });
        await audit.record(tx, staff, {
          action: 'bulk-edit',
          entity: 'job',
          entityId: id,
          after: { ...body, products: input.ids.length },
        });
        const started = answer(await queue.find(id, tx));
        await store(tx, started);
        return started;
      });
    },
  };
}
