const HANOI_OFFSET_MS = 7 * 60 * 60_000;

/** `yymmdd` at +07:00, whatever the time zone of the server. */
const hanoiDay = (instant: Date) =>
  new Date(instant.getTime() + HANOI_OFFSET_MS).toISOString().slice(2, 10).replaceAll('-', '');

/** ZaloPay's name of a payment begins with the day on which it was begun. */
export const appTransIdOf = (merchantRef: string, createdAt: Date) => `${hanoiDay(createdAt)}_${merchantRef}`;

/** Our own reference within it; empty, which is nobody's, when it is none of ours. */
export const merchantRefOf = (appTransId: string) => /^\d{6}_(.+)$/.exec(appTransId)?.[1] ?? '';

export const refundIdOf = (appId: string, merchantRefundRef: string, requestedAt: Date) =>
  `${hanoiDay(requestedAt)}_${appId}_${merchantRefundRef}`;
