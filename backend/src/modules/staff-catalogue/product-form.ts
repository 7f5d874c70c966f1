import { v7 as uuid } from 'uuid';
import { orderedMarks, type PictureDraft, type ProductDraft } from '../catalogue/product-drafts';
import type { ProductBody } from '../catalogue/staff-products.schema';
import { unprocessable, type FieldError } from '../../lib/errors';

const trimmed = ({ vi, en }: { vi: string; en: string }) => ({ vi: vi.trim(), en: en.trim() });

/** What the shape of a form cannot say: twice the same, one price above another, pictures that are not theirs. */
export function faultsOf(body: ProductBody, before: ProductDraft | null): FieldError[] {
  const known = new Set(before?.variants.map(({ id }) => id));
  const ownPictures = new Set(before?.pictures.map(({ pictureId }) => pictureId));
  const faults: FieldError[] = [];
  const seen = { skus: new Set<string>(), kinds: new Set<string>(), ids: new Set<string>() };
  body.variants.forEach((variant, at) => {
    const field = (name: string) => `variants[${at}].${name}`;
    const sku = variant.sku.toUpperCase();
    if (seen.skus.has(sku)) faults.push({ field: field('sku'), code: 'twice' });
    seen.skus.add(sku);
    const kind = `${variant.color?.rgb.toLowerCase() ?? ''} ${variant.size?.trim() ?? ''}`;
    if (seen.kinds.has(kind)) faults.push({ field: field('size'), code: 'twice' });
    seen.kinds.add(kind);
    if (variant.id !== undefined && (!known.has(variant.id) || seen.ids.has(variant.id)))
      faults.push({ field: field('id'), code: 'unknown' });
    if (variant.id !== undefined) seen.ids.add(variant.id);
    if (variant.originalPrice !== null && variant.originalPrice <= variant.price)
      faults.push({ field: field('originalPrice'), code: 'price.notLower' });
  });
  body.pictures.forEach(({ pictureId, uploadId }, at) => {
    const isOne = (pictureId === undefined) !== (uploadId === undefined);
    if (!isOne || (pictureId !== undefined && !ownPictures.has(pictureId)))
      faults.push({ field: `pictures[${at}]`, code: 'UPLOAD_NOT_FOUND' });
  });
  return faults;
}

export function refuseFaults(faults: FieldError[]) {
  if (faults.length > 0) throw unprocessable('VALIDATION_FAILED', faults);
}

/** The product that a form describes; `uploaded` has the pictures of its uploads. */
export function draftOf(
  body: ProductBody,
  before: ProductDraft | null,
  fresh: Pick<ProductDraft, 'id' | 'publishedAt'>,
  uploaded: ReadonlyMap<string, string>,
): ProductDraft {
  return {
    id: before?.id ?? fresh.id,
    version: before?.version ?? 0,
    categoryId: body.categoryId,
    slug: body.slug,
    oldSlugs: before?.oldSlugs ?? [],
    name: trimmed(body.name),
    description: trimmed(body.description),
    brand: body.brand?.trim() ?? null,
    specifications: body.specifications.map(({ name, value }) => ({
      name: trimmed(name),
      value: trimmed(value),
    })),
    status: orderedMarks(body.status),
    priority: body.priority,
    isActive: body.isActive,
    isDeleted: false,
    publishedAt: before?.publishedAt ?? fresh.publishedAt,
    relatedIds: body.relatedIds,
    pictures: body.pictures.map(({ pictureId, uploadId, view, colorRgb, alt }): PictureDraft => ({
      pictureId: pictureId ?? uploaded.get(uploadId ?? '') ?? '',
      view,
      colorRgb: colorRgb?.toLowerCase() ?? null,
      alt: alt && trimmed(alt),
    })),
    variants: body.variants.map(({ id, sku, color, size, price, originalPrice, isActive }) => ({
      id: id ?? uuid(),
      sku,
      color: color && { name: trimmed(color.name), rgb: color.rgb.toLowerCase() },
      size: size?.trim() ?? null,
      price,
      originalPrice,
      isActive,
    })),
  };
}
