import { array, boolean, string } from 'yup';
import type { StaffProduct } from '@storefront/shared/contracts';
import { message, object } from '@storefront/shared/forms';
import { parseAmount } from '@storefront/shared/money';

interface Both {
  vi: string;
  en: string;
}
export interface VariantValues {
  id?: string;
  sku: string;
  color: { name: Both; rgb: string };
  size: string;
  price: string;
  originalPrice: string;
  isActive: boolean;
}
export interface PictureValues {
  pictureId?: string;
  uploadId?: string;
  url: string;
  alt: Both;
  colorRgb: string;
  view: 'front' | 'detail' | 'back';
}
/** A product as its form has it; the names are those of the call, so that its errors find their fields. */
export interface ProductValues {
  categoryId: string;
  slug: string;
  name: Both;
  description: Both;
  brand: string;
  specifications: { name: Both; value: Both }[];
  isHot: boolean;
  isNew: boolean;
  isSale: boolean;
  isActive: boolean;
  priority: string;
  related: { id: string; name: string }[];
  variants: VariantValues[];
  pictures: PictureValues[];
}

const nothing: Both = { vi: '', en: '' };
export const emptyVariant: VariantValues = {
  sku: '',
  color: { name: nothing, rgb: '' },
  size: '',
  price: '',
  originalPrice: '',
  isActive: true,
};
export const emptySpecification = { name: nothing, value: nothing };

export const emptyProduct: ProductValues = {
  categoryId: '',
  slug: '',
  name: nothing,
  description: nothing,
  brand: '',
  specifications: [],
  isHot: false,
  isNew: true,
  isSale: false,
  isActive: true,
  priority: '1',
  related: [],
  variants: [emptyVariant],
  pictures: [],
};

export const valuesOf = (product: StaffProduct): ProductValues => ({
  categoryId: product.categoryId,
  slug: product.slug,
  name: product.name,
  description: product.description,
  brand: product.brand ?? '',
  specifications: product.specifications,
  isHot: product.status.includes('HOT'),
  isNew: product.status.includes('NEW'),
  isSale: product.status.includes('SALE_OFF'),
  isActive: product.isActive,
  priority: String(product.priority),
  related: product.related,
  variants: product.variants.map(({ id, sku, color, size, price, originalPrice, isActive }) => ({
    id,
    sku,
    color: color ?? emptyVariant.color,
    size: size ?? '',
    price: String(price),
    originalPrice: originalPrice === null ? '' : String(originalPrice),
    isActive,
  })),
  pictures: product.pictures.map(({ pictureId, picture, alt, colorRgb, view }) => ({
    pictureId,
    url: picture.url,
    alt: alt ?? nothing,
    colorRgb: colorRgb ?? '',
    view,
  })),
});

/** What the call takes. */
export function bodyOf(values: ProductValues) {
  const { isHot, isNew, isSale, related, ...rest } = values;
  return {
    ...rest,
    relatedIds: related.map(({ id }) => id),
    slug: values.slug.trim() || slugOf(values.name.vi),
    brand: values.brand.trim() || null,
    priority: Number(values.priority),
    status: [...(isHot ? ['HOT'] : []), ...(isNew ? ['NEW'] : []), ...(isSale ? ['SALE_OFF'] : [])],
    variants: values.variants.map(({ color, size, price, originalPrice, ...variant }) => ({
      ...variant,
      sku: variant.sku.trim(),
      color: color.rgb
        ? { name: { vi: color.name.vi, en: color.name.en || color.name.vi }, rgb: color.rgb }
        : null,
      size: size.trim() || null,
      price: parseAmount(price) ?? 0,
      originalPrice: parseAmount(originalPrice),
    })),
    pictures: values.pictures.map(({ url: _shown, alt, colorRgb, ...picture }) => ({
      ...picture,
      colorRgb: colorRgb || null,
      alt: alt.vi.trim() ? { vi: alt.vi, en: alt.en.trim() || alt.vi } : null,
    })),
  };
}

/** The address of a name: "Áo thun đen" becomes "ao-thun-den". */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 120)
    .replace(/-+$/, '');

const key = (name: string) => `operator-goods:form.${name}`;
const filled = (max: number) =>
  string().trim().max(max, message('form.tooLong', { max })).required(key('notEmpty'));
const optionalMoney = () =>
  string().test('money', key('money'), (typed) => !Number.isNaN(parseAmount(typed ?? '')));
const money = () =>
  optionalMoney().test('filled', key('notEmpty'), (typed) => parseAmount(typed ?? '') !== null);

export const productSchema = object({
  categoryId: string().required(key('notEmpty')),
  slug: string()
    .trim()
    .max(120, message('form.tooLong', { max: 120 }))
    .matches(/^[a-z\d]+(-[a-z\d]+)*$/, { message: key('slug'), excludeEmptyString: true }),
  name: object({ vi: filled(200), en: filled(200) }),
  brand: string()
    .trim()
    .max(80, message('form.tooLong', { max: 80 })),
  priority: string()
    .matches(/^\d{1,9}$/, key('number'))
    .required(key('notEmpty')),
  specifications: array(
    object({
      name: object({ vi: filled(200), en: filled(200) }),
      value: object({ vi: filled(200), en: filled(200) }),
    }),
  ),
  variants: array(
    object({
      sku: filled(64).matches(/^[A-Za-z\d][A-Za-z\d._/-]*$/, {
        message: key('sku'),
        excludeEmptyString: true,
      }),
      color: object({
        name: object({ vi: string() }),
        rgb: string()
          .trim()
          .matches(/^#[\da-f]{6}$/i, { message: key('rgb'), excludeEmptyString: true }),
      }).test('whole', '', (color, { createError, path }) =>
        color.rgb && !color.name.vi?.trim()
          ? createError({ path: `${path}.name.vi`, message: key('colorName') })
          : true,
      ),
      price: money(),
      originalPrice: optionalMoney().test(
        'above',
        key('originalPriceLow'),
        (value, { parent }: { parent: { price?: string } }) => {
          const [before, now] = [parseAmount(value ?? ''), parseAmount(parent.price ?? '')];
          return before === null || now === null || !(before <= now);
        },
      ),
      isActive: boolean(),
    }),
  ).min(1, key('notEmpty')),
});
