import type { ProductAttribute, ProductDetail, ProductInfo } from '@storefront/shared/contracts';

type AttributeKey = ProductAttribute['key'];
type Choosable = Pick<ProductDetail, 'infos' | 'attributes'>;

/** One value of an attribute as it can be chosen now. */
export interface Choice {
  value: string;
  label: string;
  rgb?: string;
  /** With what else is chosen it is sold out or not made. */
  isUnavailable: boolean;
}

/** The value that a variant has of an attribute, as `attributes` names it. */
export function valueOf(variant: ProductInfo, key: AttributeKey): string | null {
  return key === 'color' ? (variant.color?.rgb ?? null) : variant.size;
}

/**
 * The variant an address names; else the cheapest of its colour that can be bought, the colour being the one that the
 * address names or the first. Null when there is none at all.
 */
export function variantShown(
  { infos }: Choosable,
  infoId: string | null,
  color: string | null = null,
): ProductInfo | null {
  const named = infos.find((info) => info.infoId === infoId);
  if (named) return named;
  const ofColor = infos.filter((info) => info.color?.rgb === `#${color}`);
  const among = ofColor.length > 0 ? ofColor : infos;
  const first = among.find(({ stock }) => stock > 0) ?? among[0];
  if (!first) return null;
  return sameColor({ infos: among }, first)
    .filter(({ stock }) => stock > 0 || first.stock === 0)
    .reduce((cheapest, info) => (info.price < cheapest.price ? info : cheapest), first);
}

/** Whether a size is still to be chosen: a size is never guessed. */
export const isSizeOpen = ({ infos, attributes }: Choosable, infoId: string | null): boolean =>
  attributes.some(({ key, values }) => key === 'size' && values.length > 1) &&
  !infos.some((info) => info.infoId === infoId);

/** All variants of the same colour. */
export const sameColor = ({ infos }: Pick<Choosable, 'infos'>, { color }: ProductInfo): ProductInfo[] =>
  infos.filter((info) => info.color?.rgb === color?.rgb);

/** What is left of a colour in all sizes. */
export const stockOfColor = (product: Pick<Choosable, 'infos'>, variant: ProductInfo): number =>
  sameColor(product, variant).reduce((sum, { stock }) => sum + stock, 0);

export function choicesOf(product: Choosable, chosen: ProductInfo, key: AttributeKey): Choice[] {
  const attribute = product.attributes.find((one) => one.key === key);
  return (attribute?.values ?? []).map((value) => ({
    ...value,
    isUnavailable: !product.infos.some(
      (info) => info.stock > 0 && valueOf(info, key) === value.value && hasSameOthers(info, chosen, key),
    ),
  }));
}

/**
 * The variant after choosing a value: with the other values kept when that can be bought, else another that can be
 * bought, else what there is. A size stays in the chosen colour, also when it is sold out: it offers a mail when it is
 * back.
 */
export function choose(
  product: Choosable,
  chosen: ProductInfo,
  key: AttributeKey,
  value: string,
): ProductInfo {
  const having = product.infos.filter((info) => valueOf(info, key) === value);
  const exact = having.find((info) => hasSameOthers(info, chosen, key));
  if (exact && (exact.stock > 0 || key === 'size')) return exact;
  return having.find(({ stock }) => stock > 0) ?? exact ?? having[0] ?? chosen;
}

/** The attributes of which another value came with a choice. */
export function adjusted(
  product: Choosable,
  before: ProductInfo,
  after: ProductInfo,
  chosenKey: AttributeKey,
) {
  return product.attributes.filter(
    ({ key }) =>
      key !== chosenKey && valueOf(before, key) !== null && valueOf(before, key) !== valueOf(after, key),
  );
}

/** The words for a variant's value of an attribute. */
export function labelOf({ key, values }: ProductAttribute, variant: ProductInfo): string {
  const value = valueOf(variant, key);
  return values.find((one) => one.value === value)?.label ?? '';
}

/** "Đen, M": what tells a variant from the others. */
export function variantName({ attributes }: Choosable, variant: ProductInfo): string {
  return attributes
    .map((attribute) => labelOf(attribute, variant))
    .filter(Boolean)
    .join(', ');
}

function hasSameOthers(one: ProductInfo, other: ProductInfo, key: AttributeKey): boolean {
  // Without a chosen size every size will do.
  return key === 'color'
    ? other.size === null || one.size === other.size
    : valueOf(one, 'color') === valueOf(other, 'color');
}
