import { useEffect, useState } from 'react';
import { useFormikContext } from '@storefront/shared/forms';
import { logoutRequested, takeEvery, useSession } from '@storefront/shared/store';

const prefix = 'sf:typed:';

/**
 * What a form holds at first: what is saved, with what the same person typed in this tab and did not send. A session
 * may end in the middle of a form, and its page with it; after the next login nothing is to be typed again.
 */
export function useTyped<Values extends object>(form: string, saved: Values): Values {
  const account = useSession().userInfo?.id;
  const [values] = useState(() => restored(saved, read(form, account)));
  return values;
}

/** Stands inside of a form and keeps what is typed there. */
export function KeepTyped({ form }: { form: string }) {
  const account = useSession().userInfo?.id;
  const { values, dirty } = useFormikContext<object>();
  useEffect(() => {
    if (account && dirty) write(form, { account, values });
  }, [form, account, dirty, values]);
  return null;
}

/** It is saved. */
export function forgetTyped(form: string): void {
  inStorage((storage) => storage.removeItem(prefix + form));
}

/** Who leaves takes along what they typed; a session that only expired comes back. */
export function* typedSaga() {
  yield* takeEvery(logoutRequested, function* ({ payload: { redirect } }) {
    if (redirect === false) return;
    inStorage((storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    });
  });
}

function read(form: string, account: string | undefined): unknown {
  const text = inStorage((storage) => storage.getItem(prefix + form));
  try {
    const kept = JSON.parse(text ?? 'null') as { account?: unknown; values?: unknown } | null;
    return account && kept?.account === account ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

function write(form: string, kept: { account: string; values: object }): void {
  inStorage((storage) => storage.setItem(prefix + form, JSON.stringify(kept)));
}

/** The storage may be full or forbidden: what is typed then lives as long as the page. */
function inStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Only what has the form's own shape: anybody can write into the storage. */
function restored<Values extends object>(saved: Values, kept: unknown): Values {
  if (typeof kept !== 'object' || kept === null) return saved;
  const known = kept as Record<string, unknown>;
  const entries = Object.entries(saved).map(([key, value]: [string, unknown]) => {
    const typed = known[key];
    if (typeof value === 'object' && value !== null) return [key, restored(value, typed)];
    return [key, typeof typed === typeof value ? typed : value];
  });
  return Object.fromEntries(entries) as Values;
}
