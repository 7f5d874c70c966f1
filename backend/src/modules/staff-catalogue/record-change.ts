import type { Db } from '../../db';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import type { ProductDraft } from '../catalogue/product-drafts';
import { changedFields, type DraftToWrite } from '../catalogue/product-writing';

/** Notes what staff made of a product: of a new one what names it, of another what changed. */
export async function recordChange(
  tx: Db,
  audit: Audit,
  staff: Staff,
  { draft, before, jobId }: DraftToWrite & { jobId?: string },
): Promise<void> {
  const fields = before ? changedFields(draft, before) : [];
  if (before && fields.length === 0) return;
  const only = (from: ProductDraft) => Object.fromEntries(fields.map((field) => [field, from[field]]));
  await audit.record(tx, staff, {
    action: before ? 'change' : 'create',
    entity: 'product',
    entityId: draft.id,
    before: before && only(before),
    after: before ? only(draft) : { ...draft },
    reason: jobId && `job ${jobId}`,
  });
}
