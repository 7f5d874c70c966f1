import type { Language } from './language';

/** Creating a formatter costs more than using it a thousand times, so they are created once. */
const wholeDong: Record<Language, Intl.NumberFormat> = {
  vi: new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
};

/** An amount in đồng as pages show it: `1.250.000 ₫` in Vietnamese, `1,250,000 ₫` in English; the space never breaks. */
export const moneyText = (amount: number, language: Language): string =>
  `${wholeDong[language].format(amount)}\u00a0₫`;
