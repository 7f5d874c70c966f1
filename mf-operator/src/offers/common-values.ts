import { boolean, string } from 'yup';
import type { CategoryRef, ProductRef } from '@storefront/shared/contracts';
import { message, text } from '@storefront/shared/forms';
import { parseAmount } from '@storefront/shared/money';
import { discountNumber, typedNumber } from './numbers';
import { toInstant, toLocal } from '../times/vietnam-time';

/** What the form of every offer holds, as text. */
export interface CommonValues {
  nameVi: string;
  nameEn: string;
  startsAt: string;
  endsAt: string;
  isActive: boolean;
}
/** When an offer holds, and what it takes off. */
export interface DiscountValues {
  kind: string;
  value: string;
  maxDiscount: string;
  minSubtotal: string;
  minQuantity: string;
  categories: CategoryRef[];
  products: { id: string; name: string }[];
}

const HOUR_MS = 3_600_000;
const wholeHour = (time: number) => Math.ceil(time / HOUR_MS) * HOUR_MS;

interface StoredCommon {
  nameVi: string;
  nameEn: string;
  startsAt: string;
  endsAt: string;
  isActive: boolean;
}
/** A week from the next full hour, or the stored one; a copy keeps its length and begins at the next full hour. */
export function commonValues(stored: StoredCommon | undefined, isCopy: boolean, now: number): CommonValues {
  const begin = wholeHour(now);
  const length = stored ? Date.parse(stored.endsAt) - Date.parse(stored.startsAt) : 7 * 24 * HOUR_MS;
  const isEdited = stored !== undefined && !isCopy;
  return {
    nameVi: stored?.nameVi ?? '',
    nameEn: stored?.nameEn ?? '',
    startsAt: toLocal(isEdited ? stored.startsAt : begin),
    endsAt: toLocal(isEdited ? stored.endsAt : begin + length),
    isActive: stored?.isActive ?? true,
  };
}

interface StoredDiscount {
  kind: string | null;
  value: number | null;
  maxDiscount: number | null;
  minSubtotal: number | null;
  minQuantity: number | null;
  categories: CategoryRef[];
  products: ProductRef[];
}
export const discountValues = (stored: StoredDiscount | undefined): DiscountValues => ({
  kind: stored?.kind ?? 'PERCENT',
  value: typedNumber(stored?.value),
  maxDiscount: typedNumber(stored?.maxDiscount),
  minSubtotal: typedNumber(stored?.minSubtotal),
  minQuantity: typedNumber(stored?.minQuantity),
  categories: stored?.categories ?? [],
  products: stored?.products ?? [],
});

/** The part of a body that every offer has; null while a time is missing. */
export function commonBody({ nameVi, nameEn, startsAt, endsAt, isActive }: CommonValues) {
  const [from, to] = [toInstant(startsAt), toInstant(endsAt)];
  if (from === null || to === null) return null;
  return { nameVi: nameVi.trim(), nameEn: nameEn.trim(), startsAt: from, endsAt: to, isActive };
}

/** The discount and its conditions; null while a number is none. */
export function discountBody(values: DiscountValues) {
  const { kind, categories, products } = values;
  const numbers = {
    value: discountNumber(kind, values.value),
    // Only a percentage has one, whatever the field still holds.
    maxDiscount: kind === 'PERCENT' ? parseAmount(values.maxDiscount) : null,
    minSubtotal: parseAmount(values.minSubtotal),
    minQuantity: parseAmount(values.minQuantity),
  };
  if (Object.values(numbers).some((number) => Number.isNaN(number))) return null;
  return {
    ...numbers,
    kind: kind as 'PERCENT' | 'FIXED' | 'QUANTITY',
    categoryIds: categories.map(({ id }) => id),
    productIds: products.map(({ id }) => id),
  };
}

const whole = (typed: string | undefined) => parseAmount(typed ?? '');
/** A whole number from 1 on; empty is without a limit. */
export const optionalNumber = () =>
  string().test('number', 'operator-offers:form.number', (typed) => {
    const number = whole(typed);
    return number === null || number >= 1;
  });
export const requiredNumber = () => optionalNumber().required('form.required');

export const commonRules = {
  nameVi: text(120),
  nameEn: text(120),
  startsAt: string().required('form.required'),
  endsAt: string()
    .required('form.required')
    .test('order', 'errors:field.beforeStart', (endsAt, { parent }) => {
      const { startsAt } = parent as CommonValues;
      return !endsAt || !startsAt || endsAt > startsAt;
    }),
  isActive: boolean(),
};

export const discountRules = {
  value: string()
    .required('form.required')
    .test('discount', 'operator-offers:form.value', (typed, { parent, createError }) => {
      const { kind } = parent as DiscountValues;
      const value = discountNumber(kind, typed);
      if (value === 0) return createError({ message: 'errors:field.noDiscount' });
      if (value !== null && kind === 'PERCENT' && value > 100)
        return createError({ message: message('operator-offers:form.percent', {}) });
      return value !== null && value > 0;
    }),
  maxDiscount: optionalNumber(),
  minSubtotal: optionalNumber(),
  minQuantity: optionalNumber().test('free', 'errors:field.aboveFree', (typed, { parent }) => {
    const { kind, value } = parent as DiscountValues;
    return kind !== 'QUANTITY' || (whole(typed) ?? 0) > (whole(value) ?? 0);
  }),
};
