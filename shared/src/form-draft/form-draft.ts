import { useEffect, useState } from 'react';
import { useSession } from '@storefront/shared/store';
import { useFormikContext } from '../forms';
import { readFormDraft, writeFormDraft } from './form-draft-storage';

/**
 * The initial values of a form: the saved values, overlaid with the draft of the same account in this tab. A
 * session may expire while a form is open; the draft spares the customer from typing everything again after the login.
 */
export function useFormDraft<Values extends object>(form: string, saved: Values): Values {
  const account = useSession().userInfo?.id;
  const [values] = useState(() => merged(saved, readFormDraft(form, account)));
  return values;
}

/**
 * Stores the values of the surrounding form on each change, except the fields in `without`, such as
 * passwords.
 */
export function SaveFormDraft({ form, without }: { form: string; without?: string }) {
  const account = useSession().userInfo?.id;
  const { values, dirty } = useFormikContext<object>();
  useEffect(() => {
    if (!account) return;
    // A form that was sent has none; one in which everything typed was deleted again would bring it back.
    if (!dirty && readFormDraft(form, account) === undefined) return;
    writeFormDraft(form, { account, values: without ? { ...values, [without]: undefined } : values });
  }, [form, account, dirty, values, without]);
  return null;
}

/** Drops fields that the form does not have, because other code may have written to the storage. */
function merged<Values extends object>(saved: Values, draft: unknown): Values {
  if (typeof draft !== 'object' || draft === null) return saved;
  const known = draft as Record<string, unknown>;
  const entries = Object.entries(saved).map(([key, value]: [string, unknown]) => {
    const typed = known[key];
    // Files chosen from the device, such as photos, cannot be stored.
    if (Array.isArray(value)) return [key, value];
    if (typeof value === 'object' && value !== null) return [key, merged(value, typed)];
    return [key, typeof typed === typeof value ? typed : value];
  });
  return Object.fromEntries(entries) as Values;
}
