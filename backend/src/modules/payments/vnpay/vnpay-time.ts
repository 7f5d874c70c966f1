const HANOI_OFFSET_MS = 7 * 60 * 60_000;

/** `yyyyMMddHHmmss` at +07:00, whatever the time zone of the server. */
export const toVnpayDate = (instant: Date) =>
  new Date(instant.getTime() + HANOI_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14);

/** The day by which VNPAY counts, at +07:00. */
export const toVnpayDay = (instant: Date) => toVnpayDate(instant).slice(0, 8);
