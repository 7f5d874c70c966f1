import type { NoticeKey, Registered } from '@storefront/shared/contracts';
import type { ApiErrorCode } from '@storefront/shared/http';
import { createMutation, noticeShown, put } from '@storefront/shared/store';
import { keepClaim } from '../sign-up-claim';
import type { SignUpValues } from './sign-up-schema';

/** Makes an account. Of what was typed the state holds the address alone, as data. */
export const signUp = createMutation<SignUpValues, string>({
  name: 'account/signUp',
  async send({ http, signal }, { referralCode, ...values }) {
    const body = { ...values, ...(referralCode !== '' && { referralCode }) };
    keepClaim((await http.post<Registered>('auth/register', body, { signal })).data.claim);
    return values.email;
  },
  *onSuccess() {
    yield* put(noticeShown('CustomerSignupSuccess'));
  },
  *onError({ code, errors }) {
    const said = errors.find((error) => noticeOfField[`${error.field} ${error.code}`]);
    const notice = (said && noticeOfField[`${said.field} ${said.code}`]) ?? noticeOf[code];
    yield* put(noticeShown(notice ?? 'CustomerSignupFailed'));
  },
});

const noticeOf: Partial<Record<ApiErrorCode, NoticeKey>> = {
  EMAIL_IS_EXIST: 'CustomerSignupFailedBySameEmail',
  PHONE_NUMBER_ALREADY_EXIST: 'PHONE_NUMBER_ALREADY_EXIST',
};
const noticeOfField: Record<string, NoticeKey> = {
  'confirmPassword mismatch': 'CustomerSignupFailedByPasswordNotMatch',
  'firstName digits': 'FirstNameNotAllowNumber',
  'lastName digits': 'LastNameNotAllowNumber',
};
