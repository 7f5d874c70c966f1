import type { Db } from '../db';
import { addressData } from '../modules/addresses/personal-data';
import type { AccountAccess } from '../modules/auth/account-access';
import { accountData } from '../modules/auth/personal-data';
import { cartData } from '../modules/carts/personal-data';
import { contactData } from '../modules/contacts/personal-data';
import { profileData } from '../modules/customers/personal-data';
import { favouriteData } from '../modules/favourites/personal-data';
import { flashSaleData } from '../modules/flash-sales/personal-data';
import { newsletterData } from '../modules/newsletter/personal-data';
import { notificationData } from '../modules/notifications/personal-data';
import { orderData } from '../modules/orders/personal-data';
import { mailData } from '../modules/outbox/personal-data';
import { promotionData } from '../modules/promotions/personal-data';
import { returnData } from '../modules/returns/personal-data';
import { reviewData } from '../modules/reviews/personal-data';
import { stockAlertData } from '../modules/stock-alerts/personal-data';
import { uploadData } from '../modules/uploads/personal-data';
import { voucherData } from '../modules/vouchers/personal-data';
import { consentData } from '../modules/privacy/consents.service';
import type { PersonalData } from '../lib/personal-data';
import { deletionData } from '../modules/privacy/privacy.service';

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
