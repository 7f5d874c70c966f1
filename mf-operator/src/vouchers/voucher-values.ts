import { boolean, object, string } from 'yup';
import type { StaffVoucher, StaffVoucherBody } from '@storefront/shared/contracts';
import { parseAmount } from '@storefront/shared/money';
import {
  commonBody,
  commonRules,
  commonValues,
  discountBody,
  discountRules,
  discountValues,
  optionalNumber,
  requiredNumber,
  type CommonValues,
  type DiscountValues,
} from '../offers/common-values';
import { typedNumber } from '../offers/numbers';

export const paymentMethods = ['ONLINE', 'COD', 'THEGHINO'] as const;
type Method = (typeof paymentMethods)[number];

/** What the form of a voucher holds. */
export interface VoucherValues extends CommonValues, DiscountValues {
  code: string;
  isListed: boolean;
  isFirstOrderOnly: boolean;
  methods: Record<Method, boolean>;
  totalUses: string;
  perCustomerUses: string;
  collectLimit: string;
}

export const voucherSchema = object({
  ...commonRules,
  ...discountRules,
  code: string()
    .trim()
    .required('form.required')
    .matches(/^[A-Za-z0-9][A-Za-z0-9_-]{2,39}$/, {
      message: 'operator-offers:vouchers.codeRule',
      excludeEmptyString: true,
    }),
  isListed: boolean(),
  isFirstOrderOnly: boolean(),
  totalUses: optionalNumber(),
  perCustomerUses: requiredNumber(),
  collectLimit: optionalNumber(),
});

/** Of a stored one, or of a copy, which gets a code of its own. */
export function voucherValues(stored: StaffVoucher | undefined, isCopy: boolean, now: number): VoucherValues {
  const isChosen = (method: Method) => stored?.paymentMethods.includes(method) ?? false;
  return {
    ...commonValues(stored, isCopy, now),
    ...discountValues(stored),
    code: isCopy ? '' : (stored?.code ?? ''),
    isListed: stored?.isListed ?? true,
    isFirstOrderOnly: stored?.isFirstOrderOnly ?? false,
    methods: { ONLINE: isChosen('ONLINE'), COD: isChosen('COD'), THEGHINO: isChosen('THEGHINO') },
    totalUses: typedNumber(stored?.totalUses),
    perCustomerUses: typedNumber(stored?.perCustomerUses ?? 1),
    collectLimit: typedNumber(stored?.collectLimit),
  };
}

/** Null while a number or a time is missing. */
export function voucherBody(values: VoucherValues): StaffVoucherBody | null {
  const common = commonBody(values);
  const discount = discountBody(values);
  const [totalUses, perCustomerUses, collectLimit] = [
    parseAmount(values.totalUses),
    parseAmount(values.perCustomerUses),
    parseAmount(values.collectLimit),
  ];
  if (!common || !discount || discount.value === null || perCustomerUses === null) return null;
  if ([totalUses, perCustomerUses, collectLimit].some(Number.isNaN)) return null;
  return {
    ...common,
    ...discount,
    value: discount.value,
    code: values.code.trim(),
    isListed: values.isListed,
    isFirstOrderOnly: values.isFirstOrderOnly,
    paymentMethods: paymentMethods.filter((method) => values.methods[method]),
    totalUses,
    perCustomerUses,
    collectLimit,
  };
}
