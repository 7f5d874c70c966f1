import { message, password } from '@storefront/shared/forms';

const maxLength = 128;

/** A password that somebody chooses, as the backend takes it. `strictLatinLetters` is a setting of the shop. */
export const newPassword = (setting: { strictLatinLetters?: boolean } = {}) =>
  password(setting)
    .max(maxLength, message('account-access:password.tooLong', { max: maxLength }))
    .matches(/^\S(.*\S)?$/, { message: 'account-access:password.spaces', excludeEmptyString: true });

/** Texts for what the backend says of one. */
export const passwordMessages = {
  latin: 'form.password.latin',
  lettersOnly: 'form.password.lettersOnly',
  minLength: message('form.password.tooShort', { min: 8 }),
  mismatch: 'form.password.mismatch',
};
