import { string } from 'yup';
import { message } from '@storefront/shared/forms';
import { parseAmount } from '@storefront/shared/money';

/** A whole number within bounds; empty is allowed where `isOptional`. */
export const numberIn = (min: number, max: number, { isOptional = false } = {}) => {
  const rule = string().test('number', message('operator-settings:number', { min, max }), (typed) => {
    const number = parseAmount(typed ?? '');
    return number === null || (number >= min && number <= max);
  });
  return isOptional ? rule : rule.required('form.required');
};

/** The number that a field holds, which its rule has checked. */
export const toNumber = (typed: string): number => parseAmount(typed) ?? 0;
