import { useEffect, useState } from 'react';
import { useFormikContext } from '@storefront/shared/forms';
import { useSession } from '@storefront/shared/store';
import { readTyped, writeTyped } from './typed-storage';

/**
 * What a form holds at first: what is saved, with what the same person typed in this tab and did not send. A session
 * may end in the middle of a form, and its page with it; after the next login nothing is to be typed again.
 */
export function useTyped<Values extends object>(form: string, saved: Values): Values {
  const account = useSession().userInfo?.id;
  const [values] = useState(() => restored(saved, readTyped(form, account)));
  return values;
}

/** Stands inside of a form and keeps what is typed there, `without` what nothing may keep: passwords. */
export function KeepTyped({ form, without }: { form: string; without?: string }) {
  const account = useSession().userInfo?.id;
  const { values, dirty } = useFormikContext<object>();
  useEffect(() => {
    if (!account || !dirty) return;
    writeTyped(form, { account, values: without ? { ...values, [without]: undefined } : values });
  }, [form, account, dirty, values, without]);
  return null;
}

/** Only what has the form's own shape: anybody can write into the storage. */
function restored<Values extends object>(saved: Values, kept: unknown): Values {
  if (typeof kept !== 'object' || kept === null) return saved;
  const known = kept as Record<string, unknown>;
  const entries = Object.entries(saved).map(([key, value]: [string, unknown]) => {
    const typed = known[key];
    // What is chosen from the device, such as photos, cannot be kept.
    if (Array.isArray(value)) return [key, value];
    if (typeof value === 'object' && value !== null) return [key, restored(value, typed)];
    return [key, typeof typed === typeof value ? typed : value];
  });
  return Object.fromEntries(entries) as Values;
}
