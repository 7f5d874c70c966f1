import type { ApiErrorState, Entry, OfferAnswer } from '@storefront/shared/store';

const failed: ApiErrorState = { status: 0, code: 'UNEXPECTED', errors: [], requestId: null, data: undefined };

/** An offer of the shop's common state as an asked-for thing. */
export function entryOf<T>(answer: OfferAnswer, data: T): Entry<T> {
  if (answer === 'failed') return { error: failed, isFetching: false };
  return answer === 'received' ? { data, isFetching: false } : { isFetching: true };
}
