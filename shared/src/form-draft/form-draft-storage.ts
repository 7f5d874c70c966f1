import { draftKeyPrefix } from './form-draft-saga';

/** What this account typed into a form in this tab without sending it; undefined when there is no draft. */
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

export function writeFormDraft(form: string, draft: { account: string; values: object }): void {
  inStorage((storage) => storage.setItem(draftKeyPrefix + form, JSON.stringify(draft)));
}

/** Called when the form was sent or its draft is discarded. */
export function clearFormDraft(form: string): void {
  inStorage((storage) => storage.removeItem(draftKeyPrefix + form));
}

/** Storage may be full or blocked: then a draft lives as long as the page. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
