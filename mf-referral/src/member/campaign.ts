import type { ActiveCampaign, Language } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** What the programme offers now; null when there is no campaign. */
export const campaign = createQuery<{ language: Language }, { active: ActiveCampaign | null }>({
  name: 'referral/campaign',
  // The voucher's name comes in the language of the page.
  keyOf: ({ language }) => language,
  async fetch({ http, signal }) {
    const { data } = await http.get<ActiveCampaign | null>('campaign/campaign/active', { signal });
    return { active: data };
  },
});
