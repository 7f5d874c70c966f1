import type { i18n as I18n } from 'i18next';

/** A stable code in words, or what somebody wrote. */
export const reasonText = (i18n: I18n, reason: string): string => {
  const key = `operator-orders:reason.${reason}`;
  return /^[A-Z_]+$/.test(reason) && i18n.exists(key) ? i18n.t(key as never) : reason;
};
