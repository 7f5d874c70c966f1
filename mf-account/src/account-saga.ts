import { all } from '@storefront/shared/store';
import { signInSlice } from './login/sign-in-slice';
import { cancelSaga } from './order/cancel-saga';
import { cancelSlice } from './order/cancel-slice';
import { orderDetails } from './order-resource';
import { receiveSaga } from './order/receive-saga';
import { receiveSlice } from './order/receive-slice';
import { bellSaga } from './notifications/bell-saga';
import { unreadSlice } from './notifications/unread-slice';
import { orders } from './orders-state';

export const slices = [signInSlice, orders.slice, orderDetails.slice, cancelSlice, receiveSlice, unreadSlice];

export function* accountSaga() {
  yield* all([orders.saga, orderDetails.saga, cancelSaga, receiveSaga, bellSaga]);
}
