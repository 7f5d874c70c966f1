import { draftKeyPrefix } from './form-draft-saga';

/** Returns the values that this account typed into a form in this tab but did not send; undefined without a draft. */
export function readFormDraft(form: string, account: string | undefined): unknown {
  const text = inStorage((storage) => storage.getItem(draftKeyPrefix + form));
  try {
    const draft = JSON.parse(text ?? 'null') as { account?: unknown; values?: unknown } | null;
    return account && draft?.account === account ? draft.values : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds the first form with this name prefix that has a draft of this account; returns the rest of its name.
 */
export function findFormDraft(prefix: string, account: string | undefined): string | undefined {
  const keys = inStorage((storage) => Object.keys(storage)) ?? [];
  return keys
    .filter((key) => key.startsWith(draftKeyPrefix + prefix))
    .map((key) => key.slice(draftKeyPrefix.length))
    .find((form) => readFormDraft(form, account) !== undefined)
    ?.slice(prefix.length);
}

/** Stores what was typed into a form, for this account in this tab. */
export function writeFormDraft(form: string, draft: { account: string; values: object }): void {
  inStorage((storage) => storage.setItem(draftKeyPrefix + form, JSON.stringify(draft)));
}

/** Removes the draft after the form is sent or the customer discards it. */
export function clearFormDraft(form: string): void {
  inStorage((storage) => storage.removeItem(draftKeyPrefix + form));
}

/** Storage may be full or blocked; the draft then lasts as long as the page. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
