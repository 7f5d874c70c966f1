import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Quote } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { ChevronDownIcon, Heading, Skeleton } from '@storefront/shared/ui';
import { PriceBreakdown } from '../quote/price-breakdown';
import { QuoteFailed } from '../quote/quote-failed';
import { SummaryLines } from '../quote/quote-lines';
import { QuoteProblems } from '../quote/quote-problems';
import { useShownQuote } from '../quote/use-quote';
import { RewardPart } from '../reward/reward-part';
import { VoucherPart } from '../voucher/voucher-part';

/** What is ordered and what it costs, beside every step; on phones a bar that opens. The last step shows the lines itself. */
export function OrderSummary({ hasLines }: { hasLines: boolean }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const shown = useShownQuote();
  const { quote, isStale, error } = shown;
  const total = quote ? formatMoney(quote.grandTotal, language) : '…';
  const isOld = quote !== null && error !== null;
  return (
    <>
      <Folded>
        <summary>
          <span>{t('summary.show')}</span>
          {isOld && <small>{t('summary.old')}</small>}
          <strong>{total}</strong>
          <ChevronDownIcon />
        </summary>
        <Body quote={quote} hasLines={hasLines} isStale={isStale} />
      </Folded>
      <Panel aria-labelledby="order-summary">
        <Heading level={2} size={3} id="order-summary">
          {t('summary.title')}
        </Heading>
        <Body quote={quote} hasLines={hasLines} isStale={isStale} />
      </Panel>
      <Codes>
        <VoucherPart shown={shown} />
        <RewardPart />
      </Codes>
      {error && <QuoteFailed error={error} isOldShown={quote !== null} />}
      {quote && !isStale && !error && <QuoteProblems quote={quote} />}
    </>
  );
}

interface BodyProps {
  quote: Quote | null;
  hasLines: boolean;
  isStale: boolean;
}

function Body({ quote, hasLines, isStale }: BodyProps) {
  if (!quote) return <Skeleton lines={5} />;
  return (
    <div aria-busy={isStale || undefined}>
      {hasLines && <SummaryLines quote={quote} />}
      <PriceBreakdown quote={quote} />
    </div>
  );
}

const Panel = styled.section`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-6);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  @media (max-width: 1023.98px) {
    display: none;
  }
`;
const Folded = styled.details`
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  summary {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 52px;
    padding: var(--s-2) var(--s-4);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > span {
    margin-inline-end: auto;
  }
  summary > strong {
    font-variant-numeric: tabular-nums;
  }
  summary svg {
    flex: none;
    transition: transform var(--m-fast);
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  > div {
    padding: 0 var(--s-4) var(--s-4);
  }
  @media (min-width: 1024px) {
    display: none;
  }
`;
const Codes = styled.div`
  padding: var(--s-2) var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  @media (min-width: 1024px) {
    padding-inline: var(--s-6);
  }
`;
