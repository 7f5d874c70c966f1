import { typedPrefix } from './typed-saga';

/** What this account typed into a form in this tab and did not send; undefined when nothing. */
export function readTyped(form: string, account: string | undefined): unknown {
  const text = inStorage((storage) => storage.getItem(typedPrefix + form));
  try {
    const kept = JSON.parse(text ?? 'null') as { account?: unknown; values?: unknown } | null;
    return account && kept?.account === account ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

/** Which of the forms whose names begin so this account has typed into; the rest of its name. */
export function findTyped(beginning: string, account: string | undefined): string | undefined {
  const keys = inStorage((storage) => Object.keys(storage)) ?? [];
  return keys
    .filter((key) => key.startsWith(typedPrefix + beginning))
    .map((key) => key.slice(typedPrefix.length))
    .find((form) => readTyped(form, account) !== undefined)
    ?.slice(beginning.length);
}

export function writeTyped(form: string, kept: { account: string; values: object }): void {
  inStorage((storage) => storage.setItem(typedPrefix + form, JSON.stringify(kept)));
}

/** It is saved. */
export function forgetTyped(form: string): void {
  inStorage((storage) => storage.removeItem(typedPrefix + form));
}

/** The storage may be full or forbidden: what is typed then lives as long as the page. */
function inStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
