import type { ReferralMember } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';
import { referralData } from './referral-data';

/** A member, with the whole address of the picture to share. */
export type Member = ReferralMember & { eCardSrc: string };

export const member = createQuery<null, Member>({
  name: 'referral/member',
  keyOf: () => 'own',
  isPersonal: true,
  async fetch({ http, signal }) {
    const data = await referralData(http.getReferral<ReferralMember>('campaign/referral/me', { signal }));
    return data && { ...data, eCardSrc: http.addressOf(`ecard/${data.eCard}`) };
  },
});
