import type { Db } from '../../db';
import { addressData } from '../addresses/personal-data';
import type { AccountAccess } from '../auth/account-access';
import { accountData } from '../auth/personal-data';
import { cartData } from '../carts/personal-data';
import { contactData } from '../contacts/personal-data';
import { profileData } from '../customers/personal-data';
import { favouriteData } from '../favourites/personal-data';
import { flashSaleData } from '../flash-sales/personal-data';
import { newsletterData } from '../newsletter/personal-data';
import { notificationData } from '../notifications/personal-data';
import { orderData } from '../orders/personal-data';
import { mailData } from '../outbox/personal-data';
import { promotionData } from '../promotions/personal-data';
import { returnData } from '../returns/personal-data';
import { reviewData } from '../reviews/personal-data';
import { stockAlertData } from '../stock-alerts/personal-data';
import { uploadData } from '../uploads/personal-data';
import { voucherData } from '../vouchers/personal-data';
import { consentData } from './consents.service';
import type { PersonalData } from './personal-data';
import { deletionData } from './privacy.service';

/** Reviews and returns go before the pictures that they show, and the account last. */
export const everythingPersonal = (db: Db, account: Pick<AccountAccess, 'remove'>): PersonalData[] => [
  profileData(db),
  addressData(db),
  orderData(db),
  returnData(db),
  voucherData(db),
  flashSaleData(db),
  promotionData(db),
  cartData(db),
  favouriteData(db),
  reviewData(db),
  uploadData(db),
  newsletterData(db),
  contactData(db),
  stockAlertData(db),
  notificationData(db),
  mailData(db),
  consentData(db),
  deletionData(db),
  accountData(db, account),
];
