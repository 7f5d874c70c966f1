import { useEffect } from 'react';
import { useFormikContext } from '@storefront/shared/forms';
import { noticeShown, useDispatch } from '@storefront/shared/store';
import type { SignUpValues } from './sign-up-schema';

/** Digits in a name are said as a notice, too, after each try. Stands inside the form. */
export function DigitNotices() {
  const dispatch = useDispatch();
  const { submitCount, errors } = useFormikContext<SignUpValues>();
  const inFirst = errors.firstName === 'form.name.digits';
  const inLast = errors.lastName === 'form.name.digits';
  useEffect(() => {
    if (submitCount === 0) return;
    if (inLast) dispatch(noticeShown('LastNameNotAllowNumber'));
    if (inFirst) dispatch(noticeShown('FirstNameNotAllowNumber'));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each try, not while a name is mended
  }, [submitCount]);
  return null;
}
