import type { StaffFlashSale, StaffFlashSaleBody, StaffFlashSaleSummary } from '@storefront/shared/contracts';
import { createOfferData } from '../offers/offer-data';

export const flashKinds = ['PERCENT', 'FIXED_PRICE', 'SUBTRACT'] as const;

/** Flash sales as staff list and write them. */
export const flashSales = createOfferData<StaffFlashSaleSummary, StaffFlashSale, StaffFlashSaleBody>({
  name: 'flashSales',
  path: 'main/admin/flash-sale',
});
