import { safeRedirect } from '@storefront/shared/contracts';

const key = 'sf:sign-up';

/** The word by which the shop knows the browser that signed up; undefined in any other. */
export function readClaim(): string | undefined {
  try {
    const claim: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof claim === 'string' && /^[\w-]{43}$/.test(claim) ? claim : undefined;
  } catch {
    return undefined;
  }
}

/** Where nothing can be kept, the link of the mail asks for the password. */
export function keepClaim(claim: string): void {
  inStorage(() => localStorage.setItem(key, JSON.stringify(claim)));
}

/** The account is active. */
export function removeClaim(): void {
  inStorage(() => localStorage.removeItem(key));
  keepWayOn(undefined);
}

const wayKey = 'sf:sign-up-to';

/** Where somebody was going who signed up in this browser; undefined when nowhere. */
export function readWayOn(): string | undefined {
  try {
    return safeRedirect(JSON.parse(localStorage.getItem(wayKey) ?? 'null') as string | null, '') || undefined;
  } catch {
    return undefined;
  }
}

/** The mail that activates an account opens a page of its own, which leads on from there. */
export function keepWayOn(path: string | undefined): void {
  inStorage(() => {
    if (path === undefined) localStorage.removeItem(wayKey);
    else localStorage.setItem(wayKey, JSON.stringify(path));
  });
}

function inStorage(act: () => void): void {
  try {
    act();
  } catch {
    // Full or forbidden.
  }
}
