import type { RemotePage } from '@storefront/shared/contracts';
import { all } from '@storefront/shared/store';
import { collectedVouchers } from '../collected-vouchers';
import { newsletter } from '../newsletter-resource';
import { homeHead, homeNeeds, homeStatus, homeValidUntil } from './home-needs';
import { homeFaqs, homeNews, homeViewed, intro, serviceCenters, showrooms } from './home-state';

const own = [intro, homeViewed, homeNews, homeFaqs, showrooms, serviceCenters];
/** Of parts that other pages have too. */
const shared = [newsletter, collectedVouchers];

function* homeSaga() {
  yield* all(own.map(({ saga }) => saga));
}

/** All that the home page is but its drawing. */
export const homePart: Omit<RemotePage, 'Component'> = {
  needs: homeNeeds,
  head: homeHead,
  status: homeStatus,
  validUntil: homeValidUntil,
  slots: ['home'],
  slices: [...own, ...shared].map(({ slice }) => slice),
  saga: [homeSaga, ...shared.map(({ saga }) => saga)],
};
