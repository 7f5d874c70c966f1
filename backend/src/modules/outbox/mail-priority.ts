/** What leaves first has the smallest number. */
export const MAIL_PRIORITY = { account: 0, normal: 1, mass: 2 } as const;

/** Somebody waits for these in front of a screen, or must know of them at once: `account-verify`, `contact-code`. */
const accountKind = /^(account-.*|contact-(code|taken|changed)|deletion-.*)$/;
/** These are written for many people at a time, and nobody waits for one. */
const massKinds = new Set(['stock-alert', 'voucher-ending', 'order-reminder', 'referral-invitation']);

/** The place in the queue of a mail of this kind. */
export function priorityOf(kind: string): number {
  if (accountKind.test(kind)) return MAIL_PRIORITY.account;
  return massKinds.has(kind) ? MAIL_PRIORITY.mass : MAIL_PRIORITY.normal;
}
