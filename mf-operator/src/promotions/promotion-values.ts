import { array, boolean, mixed, object, string } from 'yup';
import type { StaffPromotion, StaffPromotionBody } from '@storefront/shared/contracts';
import { text } from '@storefront/shared/forms';
import { parseAmount } from '@storefront/shared/money';
import {
  commonBody,
  commonRules,
  commonValues,
  discountBody,
  discountRules,
  discountValues,
  optionalNumber,
  type CommonValues,
  type DiscountValues,
} from '../offers/common-values';
import { typedNumber } from '../offers/numbers';

export interface GiftValues {
  infoId: string;
  name: string;
  quantity: string;
}
/** What the form of a promotion holds. */
export interface PromotionValues extends CommonValues, DiscountValues {
  type: StaffPromotion['type'];
  descriptionVi: string;
  descriptionEn: string;
  priority: string;
  isCombinable: boolean;
  isExclusiveWithVoucher: boolean;
  quota: string;
  perCustomerLimit: string;
  gifts: GiftValues[];
}

const isGift = (type: string) => type === 'GIFT_PRODUCT';

export const promotionSchema = object({
  ...commonRules,
  type: string(),
  descriptionVi: text(1000),
  descriptionEn: text(1000),
  priority: string()
    .required('form.required')
    .matches(/^\s*-?\d{1,6}\s*$/, { message: 'operator-offers:form.wholeNumber', excludeEmptyString: true }),
  isCombinable: boolean(),
  isExclusiveWithVoucher: boolean(),
  quota: optionalNumber(),
  perCustomerLimit: optionalNumber(),
  minSubtotal: discountRules.minSubtotal,
  maxDiscount: discountRules.maxDiscount,
  // A gift is no discount.
  value: string().when('type', { is: isGift, otherwise: () => discountRules.value }),
  minQuantity: string().when('type', ([type], schema) => {
    if (isGift(String(type))) return optionalNumber();
    return type === 'QUANTITY_BASED'
      ? discountRules.minQuantity.required('form.required')
      : schema.concat(discountRules.minQuantity);
  }),
  gifts: array()
    .of(object({ infoId: string(), name: string(), quantity: optionalNumber().required('form.required') }))
    .when('type', { is: isGift, then: (gifts) => gifts.min(1, 'operator-offers:promotions.giftNeeded') }),
  categories: mixed(),
  products: mixed(),
});

export function promotionValues(
  stored: StaffPromotion | undefined,
  isCopy: boolean,
  now: number,
): PromotionValues {
  return {
    ...commonValues(stored, isCopy, now),
    ...discountValues(stored),
    type: stored?.type ?? 'ORDER_BASED',
    descriptionVi: stored?.descriptionVi ?? '',
    descriptionEn: stored?.descriptionEn ?? '',
    priority: typedNumber(stored?.priority ?? 10),
    isCombinable: stored?.isCombinable ?? false,
    isExclusiveWithVoucher: stored?.isExclusiveWithVoucher ?? false,
    quota: typedNumber(stored?.quota),
    perCustomerLimit: typedNumber(stored?.perCustomerLimit),
    gifts: (stored?.gifts ?? []).map(({ infoId, quantity }, at) => ({
      infoId,
      name: stored?.giftNames[at] || infoId,
      quantity: String(quantity),
    })),
  };
}

/** Null while a number or a time is missing. */
export function promotionBody(values: PromotionValues): StaffPromotionBody | null {
  const common = commonBody(values);
  const discount = discountBody(values);
  const [quota, perCustomerLimit] = [parseAmount(values.quota), parseAmount(values.perCustomerLimit)];
  // Its rule allows a sign, which no amount has.
  const priority = values.priority.trim() === '' ? null : Number(values.priority);
  const gifts = values.gifts.map(({ infoId, quantity }) => ({
    infoId,
    quantity: parseAmount(quantity) ?? 0,
  }));
  if (!common || !discount || priority === null) return null;
  if ([quota, perCustomerLimit, priority, ...gifts.map(({ quantity }) => quantity)].some(Number.isNaN))
    return null;
  const isGiven = isGift(values.type);
  if (isGiven ? gifts.length === 0 : discount.value === null) return null;
  return {
    ...common,
    ...discount,
    ...(isGiven && { kind: null, value: null, maxDiscount: null }),
    type: values.type,
    descriptionVi: values.descriptionVi.trim(),
    descriptionEn: values.descriptionEn.trim(),
    priority,
    isCombinable: values.isCombinable,
    isExclusiveWithVoucher: values.isExclusiveWithVoucher,
    quota,
    perCustomerLimit,
    gifts: isGiven ? gifts : [],
  };
}
