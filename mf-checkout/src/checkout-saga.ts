import { all } from '@storefront/shared/store';
import { addresses } from './address/addresses';
import { countries, districts, provinces, wards } from './address/divisions';
import { cartProductsSlice } from './cart/cart-products-slice';
import { cartSaga } from './cart/cart-saga';
import { orderSaga } from './confirmation/order-saga';
import { orderSlice } from './confirmation/order-slice';
import { draftSaga } from './draft/draft-saga';
import { draftSlice } from './draft/draft-slice';
import { informationSaga } from './information/information-saga';
import { paymentLinksSlice } from './payment/payment-links';
import { placedOrder } from './payment/placed-order';
import { gateways } from './payment/payment-providers';
import { paymentSaga } from './payment/payment-saga';
import { paymentSlice } from './payment/payment-slice';
import { startPayment } from './payment/start-payment';
import { quoteSaga } from './quote/quote-saga';
import { quoteSlice } from './quote/quote-slice';
import { shippingMethods } from './quote/shipping-methods';
import { rewardBalance } from './reward/reward-balance';
import { voucherChoices } from './voucher/voucher-choices';
import { voucherTrial } from './voucher/voucher-trial';

const asked = [
  addresses,
  provinces,
  districts,
  wards,
  countries,
  gateways,
  placedOrder,
  shippingMethods,
  rewardBalance,
  voucherChoices,
  voucherTrial,
];

export const slices = [
  cartProductsSlice,
  draftSlice,
  quoteSlice,
  orderSlice,
  paymentLinksSlice,
  paymentSlice,
  startPayment.slice,
  ...asked.map(({ slice }) => slice),
];

export function* checkoutSaga() {
  yield* all([
    // First, because the others read what was kept.
    draftSaga,
    ...asked.map(({ saga }) => saga),
    cartSaga,
    quoteSaga,
    informationSaga,
    orderSaga,
    paymentSaga,
  ]);
}
