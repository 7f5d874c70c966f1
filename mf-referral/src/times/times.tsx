import { useLanguage } from '@storefront/shared/i18n';
import { formatDateInText, formatDateTimeInText } from '@storefront/shared/time';
import { useMoment } from './use-moment';

/** An instant as people say it, "3 giờ trước"; the exact time on hover, and until the words are loaded. */
export function Ago({ at }: { at: string }) {
  const language = useLanguage();
  const moment = useMoment();
  const exact = formatDateTimeInText(at, language);
  return (
    <time dateTime={at} title={exact}>
      {moment ? moment(at).locale(language).fromNow() : exact}
    </time>
  );
}

/** From one day to another, and how long that is: "01/11/2026 – 30/11/2026 (một tháng)". */
export function Period({ from, to, duration }: { from: string; to: string; duration: number }) {
  const language = useLanguage();
  const moment = useMoment();
  const length = moment?.duration(duration).locale(language).humanize();
  return (
    <>
      <time dateTime={from}>{formatDateInText(from, language)}</time> –{' '}
      <time dateTime={to}>{formatDateInText(to, language)}</time>
      {length && ` (${length})`}
    </>
  );
}
