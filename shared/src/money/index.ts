import type { Language } from '../contracts';

export { parseAmount } from './parse-amount';

const locales: Record<Language, string> = { vi: 'vi-VN', en: 'en-US' };

const wholeDong = {
  vi: new Intl.NumberFormat(locales.vi, { maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat(locales.en, { maximumFractionDigits: 0 }),
};

/** `1.250.000 ₫` in Vietnamese, `1,250,000 ₫` in English, with a non-breaking space. */
export function formatMoney(amount: number, language: Language): string {
  return `${wholeDong[language].format(amount)}\u00a0₫`;
}

/** `1.250` in Vietnamese, `1,250` in English. */
export function formatNumber(value: number, language: Language): string {
  return wholeDong[language].format(value);
}

/**
 * One decimal unless whole: `4,5` in Vietnamese, `4.5` in English. Creates no formatter, since a list has
 * many of these.
 */
export function formatTenths(value: number, language: Language): string {
  const text = String(Math.round(value * 10) / 10);
  return language === 'vi' ? text.replace('.', ',') : text;
}

/** A percentage with one decimal unless whole: `-12,5%`, `-15%`; English has a point. */
export function formatPercent(percent: number, language: Language): string {
  return `${formatTenths(percent, language)}%`;
}

/** How much less `now` is than `before`, in percent and negative; 0 when it is not less. */
export function discountPercent(now: number, before: number | null): number {
  if (before === null || before <= now || before <= 0) return 0;
  // Divides last: whole percentages are then exact.
  return ((now - before) * 100) / before;
}
