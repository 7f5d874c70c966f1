import { boolean, string, type InferType } from 'yup';
import { email, message, object, passwordAgain, personName, phoneVN } from '@storefront/shared/forms';
import { newPassword } from '../new-password';

const maxNameLength = 60;
/** As they are given out; what comes with a link may be anything. */
const referralCode = /^[A-Za-z0-9_-]{3,40}$/;

/** What somebody fills in who signs up. */
export const signUpSchema = (setting: { strictLatinLetters?: boolean }) =>
  object({
    lastName: personName(),
    firstName: personName().test(
      'wholeName',
      message('form.name.tooLong', { max: maxNameLength }),
      (firstName, { parent }) =>
        `${(parent as { lastName?: string }).lastName ?? ''} ${firstName}`.length <= maxNameLength,
    ),
    email: email(),
    phone: phoneVN(),
    password: newPassword(setting),
    confirmPassword: passwordAgain(),
    referralCode: string()
      .trim()
      .default('')
      .matches(referralCode, { message: 'account-access:signUp.referralInvalid', excludeEmptyString: true }),
    acceptTerms: boolean().defined().oneOf([true], 'account-access:signUp.termsRequired'),
    marketingConsent: boolean().defined(),
  });
export type SignUpValues = InferType<ReturnType<typeof signUpSchema>>;

/** The code that a link brought along, when it can be one. */
export const referralCodeOf = (query: URLSearchParams): string => {
  const code = query.get('ref') ?? '';
  return referralCode.test(code) ? code : '';
};
