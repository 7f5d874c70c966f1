import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { discountPercent, formatMoney, formatPercent } from '../money';
import { Badge } from './badge';
import { useLanguage } from './use-language';
import { VisuallyHidden } from './visually-hidden';

export interface PriceProps {
  /** Đồng. */
  amount: number;
  /** The previous price; struck through with the difference in percent when it was higher. */
  before?: number | null | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Stays before the current price: "from". */
  lead?: ReactNode;
  /** The previous price is always below: beside it, one line would become two when the font comes. */
  isStacked?: boolean | undefined;
}

/** The current price, the previous price, and the discount. */
export function Price({ amount, before = null, size = 'medium', lead, isStacked }: PriceProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const percent = discountPercent(amount, before);
  return (
    <Line data-size={size} data-stacked={isStacked || undefined}>
      <Now data-cut={percent < 0 || undefined}>
        {lead}
        {percent < 0 && <VisuallyHidden>{`${t('price.now')} `}</VisuallyHidden>}
        {formatMoney(amount, language)}
      </Now>
      {percent < 0 && before !== null && (
        <>
          <Before>
            <VisuallyHidden>{`${t('price.before')} `}</VisuallyHidden>
            <s>{formatMoney(before, language)}</s>
          </Before>
          {/* Whole, and never more than what is really taken off. */}
          {percent <= -1 && <Badge tone="sale">{formatPercent(Math.ceil(percent), language)}</Badge>}
        </>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 8px;
  font-variant-numeric: tabular-nums;
  &[data-size='small'] {
    font-size: var(--t-sm);
  }
  &[data-size='large'] {
    font-size: var(--t-2xl);
    gap: 4px 12px;
    line-height: 1.3;
  }
  &[data-stacked] > :first-of-type {
    flex-basis: 100%;
  }
`;
const Now = styled.span`
  font-weight: 600;
  white-space: nowrap;
  &[data-cut] {
    color: var(--c-action);
  }
`;
const Before = styled.span`
  font-size: max(0.75rem, 0.8em);
  color: var(--c-ink-soft);
  white-space: nowrap;
  [data-size='large'] & {
    font-size: var(--t-lg);
  }
`;
