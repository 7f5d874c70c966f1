import type { ExpectedDelivery, Language } from '@storefront/shared/contracts';

/** `Thứ Sáu 27/11 – Thứ Bảy 28/11`, `Fri 27 Nov – Sat 28 Nov`; one day when both are the same. */
export function expectedDays({ from, to }: ExpectedDelivery, language: Language): string {
  return [...new Set([from, to])].map((day) => dayText(day, language)).join(' – ');
}

function dayText(day: string, language: Language): string {
  const isVietnamese = language === 'vi';
  const parts = new Intl.DateTimeFormat(isVietnamese ? 'vi-VN' : 'en-GB', {
    weekday: isVietnamese ? 'long' : 'short',
    day: isVietnamese ? '2-digit' : 'numeric',
    month: isVietnamese ? '2-digit' : 'short',
    timeZone: 'UTC',
  }).formatToParts(new Date(day));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('weekday')} ${part('day')}${isVietnamese ? '/' : ' '}${part('month')}`;
}
