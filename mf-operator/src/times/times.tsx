import type { Language } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatDateTimeInText } from '@storefront/shared/time';
import { useMoment, type Moment } from './use-moment';

/** An instant as people say it, "3 giờ trước" or "sau 4 ngày"; the exact time on hover, and until the words are loaded. */
export function Ago({ at }: { at: string }) {
  const language = useLanguage();
  const moment = useMoment();
  const exact = formatDateTimeInText(at, language);
  return (
    <time dateTime={at} title={exact}>
      {moment ? relative(moment, at, language) : exact}
    </time>
  );
}

function relative(moment: Moment, at: string, language: Language): string {
  const instant = moment(at).locale(language);
  // The library's "4 ngày tới" reads as "within the next four days".
  return language === 'vi' && instant.isAfter() ? `sau ${instant.fromNow(true)}` : instant.fromNow();
}
