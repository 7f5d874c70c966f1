import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatTenths } from '../money';
import { useLanguage } from './use-language';
import { VisuallyHidden } from './visually-hidden';

export interface RatingProps {
  /** 0 to 5. */
  value: number;
  /** The number of reviews: without it the stars are not shown. */
  count: number;
  /** A single star, where five do not fit. */
  isCompact?: boolean | undefined;
}

const star = 'm12 2.8 2.8 5.7 6.3.9-4.6 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3L2.9 9.4l6.3-.9Z';
const starMask = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='${star}'/%3E%3C/svg%3E")`;

/** The average of the reviews and their number. */
export function Rating({ value, count, isCompact = false }: RatingProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const average = formatTenths(value, language);
  if (count === 0) return <Line>{t('rating.none')}</Line>;
  return (
    <Line>
      {isCompact ? (
        <svg width={16} height={16} viewBox="0 0 24 24" fill="var(--c-brand)" aria-hidden="true">
          <path d={star} />
        </svg>
      ) : (
        <Stars value={value} />
      )}
      <VisuallyHidden>{t('rating.spoken', { average, count })}</VisuallyHidden>
      <span aria-hidden="true">{`${average} (${formatNumber(count, language)})`}</span>
    </Line>
  );
}

/** Filled stars out of five; screen readers skip them. A mask, because a list shows hundreds of stars. */
export function Stars({ value }: Pick<RatingProps, 'value'>) {
  return (
    <Five aria-hidden="true">
      <Filled $part={value / 5} />
    </Five>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
  white-space: nowrap;
`;
const Five = styled.span`
  flex: none;
  display: inline-block;
  width: 80px;
  height: 16px;
  background: var(--c-line);
  mask: ${starMask} 0 0 / 16px 16px;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
const Filled = styled.span<{ $part: number }>`
  display: block;
  width: ${({ $part }) => $part * 100}%;
  height: 100%;
  background: var(--c-brand);
`;
