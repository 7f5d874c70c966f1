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
export function forgetClaim(): void {
  inStorage(() => localStorage.removeItem(key));
}

function inStorage(act: () => void): void {
  try {
    act();
  } catch {
    // Full or forbidden.
  }
}
