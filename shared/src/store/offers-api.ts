import type { CurrentFlashSale, CurrentPromotion, Paged, Voucher, VouchersBody } from '../contracts';
import { resultOf, type Result } from '../http';
import type { ApiContext } from './effects';

export const fetchCurrentFlashSale = ({ http, signal }: ApiContext): Promise<Result<CurrentFlashSale>> =>
  resultOf(http.get('main/flash-sale/current-flash-sale', { signal }));

export const fetchCurrentPromotion = ({ http, signal }: ApiContext): Promise<Result<CurrentPromotion>> =>
  resultOf(http.get('main/promotion/current', { signal }));

/** With the customer's own vouchers, when fetched for a customer. */
export const fetchVouchers = (
  { http, signal }: ApiContext,
  body: VouchersBody,
  isPersonal: boolean,
): Promise<Result<Paged<Voucher>>> =>
  resultOf(
    http.post(isPersonal ? 'main/voucher/public/list/with-auth' : 'main/voucher/public/list', body, {
      signal,
      isPersonal,
      isTracked: false,
    }),
  );
