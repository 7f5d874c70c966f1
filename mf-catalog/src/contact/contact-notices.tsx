import { useEffect } from 'react';
import { useFormikContext } from '@storefront/shared/forms';
import { noticeShownInPlace, useDispatch } from '@storefront/shared/store';
import { isEmpty } from '@storefront/shared/ui';
import type { ContactValues } from './contact-values';

/** Raises the shop's notices for what the fields say after each try. Stands inside the form. */
export function ContactNotices() {
  const dispatch = useDispatch();
  const { submitCount, errors, values } = useFormikContext<ContactValues>();
  useEffect(() => {
    if (submitCount === 0) return;
    const names = Object.keys(errors) as (keyof ContactValues)[];
    if (names.some((name) => isEmpty(values[name]))) dispatch(noticeShownInPlace('FieldIsNotEmpty'));
    if (errors.fullName === 'form.name.digits') dispatch(noticeShownInPlace('NameNotAllowNumber'));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once for each submission: with the errors as a dependency, each corrected field would show the notice again
  }, [submitCount]);
  return null;
}
