import type { RemotePage } from '@storefront/shared/contracts';
import { all } from '@storefront/shared/store';
import { collectedVouchers } from '../collected-vouchers';
import { flashSaleProducts, promotionGoods, promotions, vouchers } from './offers-state';

function* offersSaga() {
  yield* all([flashSaleProducts.saga, vouchers.saga, promotions.saga, promotionGoods.saga]);
}

/** What the pages of this part share. */
export const offersPart: Pick<RemotePage, 'slices' | 'saga'> = {
  slices: [
    flashSaleProducts.slice,
    vouchers.slice,
    promotions.slice,
    promotionGoods.slice,
    collectedVouchers.slice,
  ],
  saga: [offersSaga, collectedVouchers.saga],
};
