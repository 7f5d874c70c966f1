import type { AnyNoticeKey, NoticeKey } from '@storefront/shared/contracts';

/** Notices that are outcomes of one action. */
const outcomes: readonly NoticeKey[][] = [
  ['LoginSuccess', 'Logout', 'SessionExpired', 'YouHaveNotLoggIn'],
  ['AddProductSuccess', 'NotAllowAddMoreThanStock', 'NotAllowQuantityZero'],
  ['AddFavouriteSolutionSuccess', 'FavouriteExisting'],
  [
    'CustomerSignupSuccess',
    'CustomerSignupFailed',
    'CustomerSignupFailedBySameEmail',
    'CustomerSignupFailedByPasswordNotMatch',
    'PHONE_NUMBER_ALREADY_EXIST',
  ],
  ['SentForgotPassword', 'SentForgotPasswordFailed', 'EmailNotFound'],
  ['ChangePasswordSuccess', 'ChangePasswordFailed', 'ChangePasswordFailedByInvalidPassword'],
  ['SendVerifyAccountSuccess', 'SendVerifyAccountFailed'],
  ['RegisterSuccess', 'ErrorRegister'],
  ['OrderCompleted', 'PriceOfItemsChanged'],
];
const actions = new Map<string, number>(outcomes.flatMap((keys, action) => keys.map((key) => [key, action])));

/**
 * What a notice is the outcome of. Remotes name a failure like its success, with "Not" as a word of its own: MailsSaved,
 * MailsNotSaved.
 */
export const actionOf = (notice: AnyNoticeKey): number | string =>
  actions.get(notice) ?? notice.replace(/Not(?=[A-Z])/, '');
