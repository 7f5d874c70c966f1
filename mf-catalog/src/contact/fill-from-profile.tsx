import { useEffect, useRef } from 'react';
import { readablePhone, useFormikContext } from '@storefront/shared/forms';
import { personName, useLanguage } from '@storefront/shared/i18n';
import { useSession } from '@storefront/shared/store';
import type { ContactValues } from './contact-values';

/** Fills what is still empty from the profile of who is signed in; what is typed stays. */
export function FillFromProfile() {
  const { profile } = useSession();
  const language = useLanguage();
  const { values, setValues } = useFormikContext<ContactValues>();
  const latest = useRef({ values, setValues, language });
  const filledFor = useRef<string>(undefined);
  useEffect(() => {
    latest.current = { values, setValues, language };
  });
  useEffect(() => {
    // Once: what somebody empties afterwards stays empty.
    if (!profile || filledFor.current === profile.email) return;
    filledFor.current = profile.email;
    const { values: now, setValues: set, language: of } = latest.current;
    const known: ContactValues = {
      fullName: personName(profile, of),
      email: profile.email,
      emailOrPhone: profile.email,
      phoneNumber: readablePhone(profile.phone ?? ''),
      company: profile.company ?? '',
      businessName: profile.businessName ?? '',
    };
    const filled = Object.entries(now).map(([name, value]) => [name, value || (known[name] ?? '')]);
    void set(Object.fromEntries(filled) as ContactValues, false);
  }, [profile]);
  return null;
}
