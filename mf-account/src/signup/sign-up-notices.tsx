import { useEffect } from 'react';
import type { NoticeKey } from '@storefront/shared/contracts';
import { useFormikContext } from '@storefront/shared/forms';
import { noticeShownInPlace, useDispatch } from '@storefront/shared/store';
import { isEmpty } from '@storefront/shared/ui';
import type { SignUpValues } from './sign-up-schema';

/** Raises the shop's notices for what the fields say after each try. Stands inside the form. */
export function SignUpNotices() {
  const dispatch = useDispatch();
  const { submitCount, errors, values } = useFormikContext<SignUpValues>();
  useEffect(() => {
    if (submitCount === 0) return;
    const names = Object.keys(errors) as (keyof SignUpValues)[];
    const raised: Partial<Record<NoticeKey, boolean>> = {
      FieldIsNotEmpty: names.some((name) => isEmpty(values[name])),
      LastNameNotAllowNumber: errors.lastName === 'form.name.digits',
      FirstNameNotAllowNumber: errors.firstName === 'form.name.digits',
      CustomerSignupFailedByPasswordNotMatch: errors.confirmPassword === 'form.password.mismatch',
    };
    for (const [notice, isRaised] of Object.entries(raised) as [NoticeKey, boolean][])
      if (isRaised) dispatch(noticeShownInPlace(notice));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once for each submission: with the errors as a dependency, each corrected field would show the notice again
  }, [submitCount]);
  return null;
}
