import type { ErrorCode } from './schemas';

/** How a notice looks and how urgently screen readers announce it. */
export type NoticeVariant = 'success' | 'error' | 'warning' | 'info';

/** The closed set of the shop's notices, each with its one variant. */
export const notices = {
  LoginSuccess: 'success',
  Logout: 'success',
  CustomerSignupSuccess: 'success',
  SentForgotPassword: 'success',
  ChangePasswordSuccess: 'success',
  AddFavouriteSolutionSuccess: 'success',
  AddProductSuccess: 'success',
  SendVerifyAccountSuccess: 'success',
  RegisterSuccess: 'success',
  OrderCompleted: 'success',
  UpdateProductSuccess: 'success',
  DataNotFound: 'success',

  LoginFailedByNotActive: 'error',
  LoginFailedByInvalidCredentials: 'error',
  LoginFailedWrongPass: 'error',
  LoginFailedAccountIsnotExisted: 'error',
  LoginFailedAccountIsNotActive: 'error',
  LoginFailedDefault: 'error',
  CustomerSignupFailedBySameEmail: 'error',
  CustomerSignupFailedByPasswordNotMatch: 'error',
  CustomerSignupFailed: 'error',
  SentForgotPasswordFailed: 'error',
  ChangePasswordFailed: 'error',
  ChangePasswordFailedByInvalidPassword: 'error',
  EmailNotFound: 'error',
  SendVerifyAccountFailed: 'error',
  ErrorRegister: 'error',
  SessionExpired: 'error',
  PHONE_NUMBER_ALREADY_EXIST: 'error',
  EMAIL_IS_EXIST: 'error',

  FavouriteExisting: 'warning',
  EmailExisting: 'warning',
  FieldIsNotEmpty: 'warning',
  PriceOfItemsChanged: 'warning',
  YouHaveNotLoggIn: 'warning',
  NotAllowAddMoreThanStock: 'warning',
  NotAllowQuantityZero: 'warning',
  NameNotAllowNumber: 'warning',
  FirstNameNotAllowNumber: 'warning',
  LastNameNotAllowNumber: 'warning',

  Copied: 'info',
} as const satisfies Record<string, NoticeVariant>;

export type NoticeKey = keyof typeof notices;

/** Notices with the text of an error code, because they add nothing to it. */
export const noticeCodes: Partial<Record<NoticeKey, ErrorCode>> = {
  LoginFailedByNotActive: 'USER_NOT_ACTIVE',
  LoginFailedByInvalidCredentials: 'INVALID_CREDENTIALS',
  LoginFailedWrongPass: 'WRONG_PASSWORD',
  LoginFailedAccountIsnotExisted: 'ACCOUNT_DOES_NOT_EXIST',
  LoginFailedAccountIsNotActive: 'USER_IS_NOT_ACTIVE',
  CustomerSignupFailedBySameEmail: 'EMAIL_IS_EXIST',
  ChangePasswordFailedByInvalidPassword: 'CURRENT_PASSWORD_WRONG',
  EmailNotFound: 'EMAIL_NOT_FOUND',
  PHONE_NUMBER_ALREADY_EXIST: 'PHONE_NUMBER_ALREADY_EXIST',
  EMAIL_IS_EXIST: 'EMAIL_IS_EXIST',
  FavouriteExisting: 'FAVOURITE_EXISTING',
};
/** A key of the shop, or `<remote>:<key>` as the manifest of that remote registers it. */
export type AnyNoticeKey = NoticeKey | `${string}:${string}`;
