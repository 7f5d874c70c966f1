import type { FieldError } from '../../lib/errors';
import { plainLines, plainText } from '../../lib/plain-text';
import type { CatalogueReferences } from '../catalogue/references';
import type { OfferScope } from './price-rules';
import type { DiscountKind } from './offers.schema';

const MAX_NAME = 120;
const MAX_DESCRIPTION = 1_000;

/** Collects what is wrong with an offer, field by field, so that all of it is told at once. */
export function createOfferCheck() {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: FieldError['code']) => void errors.push({ field, code });

  function text(field: string, given: string, clean: string | null, maxLength: number): string {
    if (clean === null) refuse(field, 'invalid');
    else if (clean === '') refuse(field, 'required');
    else if ([...clean].length > maxLength) refuse(field, 'maxLength');
    return clean ?? given;
  }

  return {
    errors,
    refuse,
    name: (field: string, given: string) => text(field, given, plainText(given), MAX_NAME),
    description: (field: string, given: string) => text(field, given, plainLines(given), MAX_DESCRIPTION),

    /** An offer that is new or moved must not be over already. */
    window({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date) {
      if (endsAt <= startsAt) refuse('endsAt', 'beforeStart');
      else if (endsAt <= now) refuse('endsAt', 'past');
    },

    /** A limit that is set is at least one, and no less than what is taken of it. */
    limit(field: string, value: number | null, taken = 0) {
      if (value === null) return;
      if (value < 1) refuse(field, 'minimum');
      else if (value < taken) refuse(field, 'belowTaken');
    },

    /** What a discount takes off, and what must be bought for it. */
    discount({ kind, value, maxDiscount, minQuantity, minSubtotal }: DiscountFields) {
      if (value === 0) refuse('value', 'noDiscount');
      else if (value < 0) refuse('value', 'minimum');
      else if (kind === 'PERCENT' && value > 100) refuse('value', 'maximum');
      else if (!isExact(kind, value)) refuse('value', 'multipleOf');
      if (maxDiscount !== null && kind !== 'PERCENT') refuse('maxDiscount', 'onlyPercent');
      this.limit('maxDiscount', maxDiscount);
      this.limit('minSubtotal', minSubtotal);
      this.limit('minQuantity', minQuantity);
      // A shopper who gets units for free buys some beside them.
      if (kind === 'QUANTITY' && value > 0 && (minQuantity ?? 0) <= value) refuse('minQuantity', 'aboveFree');
    },

    /** Categories and products that an offer holds for must be there. */
    scope(unknown: readonly ('categoryIds' | 'productIds')[]) {
      for (const field of unknown) refuse(field, 'unknown');
    },

    /** What orders were priced by stays as it was. */
    unchanged<F extends string>(before: Record<F, unknown>, after: Record<F, unknown>, fields: readonly F[]) {
      for (const field of fields)
        if (comparable(before[field]) !== comparable(after[field])) refuse(field, 'inUse');
    },
  };
}
export type OfferCheck = ReturnType<typeof createOfferCheck>;

interface DiscountFields {
  kind: DiscountKind;
  value: number;
  maxDiscount: number | null;
  minQuantity: number | null;
  minSubtotal: number | null;
}

/** Percentages have one decimal; đồng and units are whole. */
export const isExact = (kind: string, value: number) =>
  kind === 'PERCENT' ? Number.isInteger(Math.round(value * 1e6) / 1e5) : Number.isInteger(value);

/** Ids in any order are the same; a list of other things is not. */
const comparable = (value: unknown) =>
  JSON.stringify(
    Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? value.map((one) => one.toLowerCase()).sort()
      : value,
  );

/** Which parts of a scope name something that is not there; asked before a transaction, and checked in it. */
export async function unknownIn(
  references: Pick<CatalogueReferences, 'categories' | 'products'>,
  { categoryIds, productIds }: OfferScope,
): Promise<('categoryIds' | 'productIds')[]> {
  const [categories, products] = await Promise.all([
    references.categories(categoryIds, 'vi'),
    references.products(productIds, 'vi'),
  ]);
  const isUnknown = (ids: string[], known: ReadonlyMap<string, unknown>) =>
    ids.some((id) => !known.has(id.toLowerCase()));
  return [
    ...(isUnknown(categoryIds, categories) ? ['categoryIds' as const] : []),
    ...(isUnknown(productIds, products) ? ['productIds' as const] : []),
  ];
}

/** Rows of a table of scopes. */
export const scopeRows = ({ categoryIds, productIds }: OfferScope) => [
  ...categoryIds.map((categoryId) => ({ categoryId, productId: null })),
  ...productIds.map((productId) => ({ categoryId: null, productId })),
];
