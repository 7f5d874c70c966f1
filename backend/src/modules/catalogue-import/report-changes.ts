import { isDeepStrictEqual } from 'node:util';
import type { JobChange } from '../background-jobs/background-jobs.schema';
import type { ProductDraft } from '../catalogue/product-drafts';
import type { PlannedProduct } from './import-plan';

const MAX_TEXT = 200;

const shortened = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);
const textOf = (value: unknown): string | null =>
  value === null || value === undefined
    ? null
    : shortened(typeof value === 'string' ? value : JSON.stringify(value));

const listOf = (slugs: string[]) => shortened(slugs.join(', '));

/** What becomes of a product, field by field; a new one is one change. */
export function changesOf({
  draft,
  before,
  fields,
  levels,
  onHand,
  line,
  lines,
  related,
  relatedBefore,
  awaitsRelated,
}: PlannedProduct): JobChange[] {
  const subject = draft.slug;
  if (!before) return [{ line, subject, field: 'created', before: null, after: shortened(draft.name.vi) }];
  const own = (from: ProductDraft, field: keyof ProductDraft) => textOf(from[field]);
  return [
    ...fields
      .filter((field) => field !== 'variants' && field !== 'relatedIds')
      .map((field) => ({ line, subject, field, before: own(before, field), after: own(draft, field) })),
    ...(related && (fields.includes('relatedIds') || awaitsRelated)
      ? [{ line, subject, field: 'related', before: listOf(relatedBefore), after: listOf(related) }]
      : []),
    ...(fields.includes('variants') ? variantChanges(draft, before, lines, subject) : []),
    ...levels.flatMap(({ variantId, onHand: wanted, line: at }) => {
      const stored = onHand.get(variantId)?.onHand ?? 0;
      if (stored === wanted) return [];
      return [{ line: at, subject, field: 'stock', before: String(stored), after: String(wanted) }];
    }),
  ];
}

function variantChanges(
  draft: ProductDraft,
  before: ProductDraft,
  lines: Map<string, number>,
  subject: string,
): JobChange[] {
  const stored = new Map(before.variants.map((variant) => [variant.id, variant]));
  return draft.variants.flatMap((variant): JobChange[] => {
    const old = stored.get(variant.id);
    const line = lines.get(variant.id) ?? null;
    if (!old) return [{ line, subject, field: 'variant', before: null, after: variant.sku }];
    return (['color', 'size', 'price', 'originalPrice', 'isActive'] as const)
      .filter((field) => !isDeepStrictEqual(old[field], variant[field]))
      .map((field) => ({
        line,
        subject: variant.sku,
        field,
        before: textOf(old[field]),
        after: textOf(variant[field]),
      }));
  });
}
