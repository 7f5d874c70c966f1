import { joinModules } from '../lib/module';
import { countAddressesOf } from '../modules/addresses/addresses-of-customer';
import { ordersOfCustomer } from '../modules/orders/orders-of-customer';
import { peopleModule } from '../modules/people/people.module';
import { providerLookup } from '../modules/providers/provider-lookup';
import { referralOf } from '../modules/referrals/member-of-customer';
import { countReturnsOf } from '../modules/returns/returns-of-customer';
import { countReviewsOf } from '../modules/reviews/reviews-of-customer';
import type { Accounts } from './accounts';
import type { Platform } from './platform';

/** Where staff look after customers and each other. */
export const composePeople = (
  { core, services: platform }: Platform,
  { services: { accountLocks, staffAccounts } }: Accounts,
) =>
  joinModules({}, [
    peopleModule({
      ...core,
      ...platform,
      accountLocks,
      staffAccounts,
      figures: {
        orders: ordersOfCustomer,
        addresses: countAddressesOf,
        returns: countReturnsOf,
        reviews: countReviewsOf,
        referral: referralOf,
        provider: providerLookup.findOfUser,
      },
    }),
  ]);
