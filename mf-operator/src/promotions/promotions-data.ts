import type { StaffPromotion, StaffPromotionBody } from '@storefront/shared/contracts';
import { createOfferData } from '../offers/offer-data';

export const promotionTypes = ['ORDER_BASED', 'QUANTITY_BASED', 'GIFT_PRODUCT'] as const;

/** Promotions as staff list and write them. */
export const promotions = createOfferData<StaffPromotion, StaffPromotion, StaffPromotionBody>({
  name: 'promotions',
  path: 'main/admin/promotion',
  kindParam: 'type',
  kinds: promotionTypes,
});
