import styled from '@emotion/styled';
import type { Language } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatDateTimeInText } from '@storefront/shared/time';
import { useMoment, type Moment } from './use-moment';

/** An instant as people say it, "3 giờ trước" or "sau 4 ngày"; the exact time on hover, and until the words are loaded. */
export function Ago({ at }: { at: string }) {
  const language = useLanguage();
  const { moment, isAwaited } = useMoment();
  const exact = formatDateTimeInText(at, language);
  return (
    <Time dateTime={at} title={exact} data-awaited={isAwaited || undefined}>
      {moment ? relative(moment, at, language) : exact}
    </Time>
  );
}

/** Until the words are loaded, as wide as they usually are: rows stay as high as they are. */
const Time = styled.time`
  &[data-awaited] {
    display: inline-block;
    width: 13ch;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    vertical-align: bottom;
  }
`;

function relative(moment: Moment, at: string, language: Language): string {
  const instant = moment(at).locale(language);
  // The library's "4 ngày tới" reads as "within the next four days".
  return language === 'vi' && instant.isAfter() ? `sau ${instant.fromNow(true)}` : instant.fromNow();
}
