import type { Answer, ReferralRefusal } from '@storefront/shared/http';

/** The data of a read of the programme; nothing without a valid membership, which the page shows instead. */
export async function referralData<T>(call: Promise<Answer<T> | ReferralRefusal>): Promise<T | undefined> {
  const answer = await call;
  return 'data' in answer ? answer.data : undefined;
}
