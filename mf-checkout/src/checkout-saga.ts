import { all } from '@storefront/shared/store';
import { addresses } from './addresses';
import { cartProductsSlice } from './cart/cart-products-slice';
import { cartSaga } from './cart/cart-saga';
import { orderSaga } from './confirmation/order-saga';
import { orderSlice } from './confirmation/order-slice';
import { countries, districts, provinces, wards } from './divisions';
import { draftSaga } from './draft-saga';
import { draftSlice } from './draft-slice';
import { informationSaga } from './information/information-saga';
import { paymentSaga } from './payment/payment-saga';
import { paymentSlice } from './payment/payment-slice';
import { startPayment } from './payment/start-payment';
import { paymentLinksSlice } from './payment-links';
import { gateways } from './payment-providers';
import { quoteSaga } from './quote-saga';
import { quoteSlice } from './quote-slice';
import { shippingMethods } from './shipping-methods';
import { voucherChoices } from './voucher/voucher-choices';
import { voucherTrial } from './voucher/voucher-trial';

const asked = [
  addresses,
  provinces,
  districts,
  wards,
  countries,
  gateways,
  shippingMethods,
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
