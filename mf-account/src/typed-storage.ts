import { logoutRequested, takeEvery } from '@storefront/shared/store';

const prefix = 'sf:typed:';

/** What this account typed into a form in this tab and did not send; undefined when nothing. */
export function readTyped(form: string, account: string | undefined): unknown {
  const text = inStorage((storage) => storage.getItem(prefix + form));
  try {
    const kept = JSON.parse(text ?? 'null') as { account?: unknown; values?: unknown } | null;
    return account && kept?.account === account ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

export function writeTyped(form: string, kept: { account: string; values: object }): void {
  inStorage((storage) => storage.setItem(prefix + form, JSON.stringify(kept)));
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

/** The storage may be full or forbidden: what is typed then lives as long as the page. */
function inStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
