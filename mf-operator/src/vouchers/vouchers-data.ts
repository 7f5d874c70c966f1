import type { StaffVoucher, StaffVoucherBody } from '@storefront/shared/contracts';
import { createOfferData } from '../offers/offer-data';

export const discountKinds = ['PERCENT', 'FIXED', 'QUANTITY'] as const;

/** Vouchers as staff list and write them. */
export const vouchers = createOfferData<StaffVoucher, StaffVoucher, StaffVoucherBody>({
  name: 'vouchers',
  path: 'main/admin/voucher',
  kindParam: 'kind',
  kinds: discountKinds,
});
