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
const stars = [0, 1, 2, 3, 4].map((index) => (
  <path key={index} d={star} transform={`translate(${index * 24})`} />
));

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
      <span aria-hidden="true">
        {average} ({formatNumber(count, language)})
      </span>
    </Line>
  );
}

/** Filled stars out of five; screen readers skip them. */
export function Stars({ value }: Pick<RatingProps, 'value'>) {
  return (
    <Five aria-hidden="true">
      <svg width={80} height={16} viewBox="0 0 120 24" fill="var(--c-line-control)" fillOpacity={0.45}>
        {stars}
      </svg>
      <svg width={value * 16} height={16} viewBox={`0 0 ${value * 24} 24`} fill="var(--c-brand)">
        {stars}
      </svg>
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
  position: relative;
  flex: none;
  svg + svg {
    position: absolute;
    inset: 0 auto auto 0;
    max-width: none;
  }
`;
