import type { Language } from '@storefront/shared/contracts';
import { formatDateInText, formatDateTime, formatDateTimeInText } from '@storefront/shared/time';

/** The last day of something, or the day and the time where it does not end with a day. */
export function untilText(endsAt: string, language: Language): string {
  return formatDateTime(endsAt).endsWith('00:00')
    ? formatDateInText(Date.parse(endsAt) - 1, language)
    : formatDateTimeInText(endsAt, language);
}
