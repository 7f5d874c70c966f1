import { array, object, string } from 'yup';
import type { StaffFlashSale, StaffFlashSaleBody } from '@storefront/shared/contracts';
import { message } from '@storefront/shared/forms';
import { parseAmount } from '@storefront/shared/money';
import {
  commonBody,
  commonRules,
  commonValues,
  optionalNumber,
  requiredNumber,
  type CommonValues,
} from '../offers/common-values';
import { discountNumber, typedNumber } from '../offers/numbers';

export interface ItemValues {
  infoId: string;
  name: string;
  /** What it usually costs; null for what is no longer sold. */
  price: number | null;
  stock: number;
  taken: number;
  isUsed: boolean;
  kind: 'PERCENT' | 'FIXED_PRICE' | 'SUBTRACT';
  value: string;
  quota: string;
  perCustomerLimit: string;
}
/** What the form of a flash sale holds. */
export interface FlashSaleValues extends CommonValues {
  items: ItemValues[];
}

/** What a unit costs in the sale; null while the price is none or saves nothing. */
export function salePrice({
  kind,
  value,
  price,
}: Pick<ItemValues, 'kind' | 'value' | 'price'>): number | null {
  const number = discountNumber(kind, value);
  if (price === null || number === null || Number.isNaN(number) || number <= 0) return null;
  const sale =
    kind === 'FIXED_PRICE'
      ? number
      : kind === 'SUBTRACT'
        ? Math.max(0, price - number)
        : price - Math.round((price * Math.round(number * 10)) / 1000);
  return sale < price ? sale : null;
}

export const flashSaleSchema = object({
  ...commonRules,
  items: array()
    .of(
      object({
        value: string()
          .required('form.required')
          .test('saves', 'errors:field.noDiscount', (typed, { parent, createError }) => {
            const item = parent as ItemValues;
            const value = discountNumber(item.kind, typed);
            if (value === null || Number.isNaN(value) || value < 0)
              return createError({ message: 'operator-offers:form.value' });
            if (item.kind === 'PERCENT' && value > 100)
              return createError({ message: message('operator-offers:form.percent', {}) });
            return item.price === null || salePrice({ ...item, value: typed }) !== null;
          }),
        quota: requiredNumber().test('taken', 'errors:field.belowTaken', (typed, { parent }) => {
          const quota = parseAmount(typed);
          return quota === null || quota >= (parent as ItemValues).taken;
        }),
        perCustomerLimit: optionalNumber(),
      }),
    )
    .min(1, 'operator-offers:flash-sales.itemNeeded'),
});

/** Of a stored one, or of a copy, in which nothing is taken yet. */
export function flashSaleValues(
  stored: StaffFlashSale | undefined,
  isCopy: boolean,
  now: number,
): FlashSaleValues {
  return {
    ...commonValues(stored, isCopy, now),
    items: (stored?.items ?? []).flatMap((item): ItemValues[] => {
      const { product } = item;
      // What is no longer sold cannot be put into another sale.
      if (isCopy && !product) return [];
      return [
        {
          infoId: item.infoId,
          name: product
            ? [product.name, product.color?.name, product.size].filter(Boolean).join(', ')
            : item.infoId,
          price: product?.price ?? null,
          stock: product?.stock ?? 0,
          taken: isCopy ? 0 : item.reserved + item.sold,
          isUsed: !isCopy && item.isUsed,
          kind: item.kind,
          value: typedNumber(item.value),
          quota: typedNumber(item.quota),
          perCustomerLimit: typedNumber(item.perCustomerLimit),
        },
      ];
    }),
  };
}

/** Null while a number or a time is missing. */
export function flashSaleBody(values: FlashSaleValues): StaffFlashSaleBody | null {
  const common = commonBody(values);
  const items = values.items.map(({ infoId, kind, value, quota, perCustomerLimit }) => ({
    infoId,
    kind,
    value: discountNumber(kind, value) ?? Number.NaN,
    quota: parseAmount(quota) ?? Number.NaN,
    perCustomerLimit: parseAmount(perCustomerLimit),
  }));
  const isWhole = items.every((item) =>
    [item.value, item.quota, item.perCustomerLimit].every((number) => !Number.isNaN(number)),
  );
  return common && isWhole && items.length > 0 ? { ...common, items } : null;
}
