import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { PriceStep, Quote } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, ChevronDownIcon, Heading, Picture, Skeleton, TextButton } from '@storefront/shared/ui';
import { QuoteProblems } from './quote-problems';
import { quoteWanted, selectLatestQuote } from './quote-slice';
import { useQuote } from './use-quote';
import { variantText } from './variant-text';

/** What is ordered and what it costs, beside every step; on phones a bar that opens. The last step shows the lines itself. */
export function OrderSummary({ hasLines }: { hasLines: boolean }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { data, error, isFetching } = useQuote();
  const latest = useSelector(selectLatestQuote);
  const quote = data ?? latest;
  const total = quote ? formatMoney(quote.grandTotal, language) : '…';
  return (
    <>
      <Folded>
        <summary>
          <span>{t('summary.show')}</span>
          <strong>{total}</strong>
          <ChevronDownIcon />
        </summary>
        <Body quote={quote} hasLines={hasLines} isStale={!data && isFetching} />
      </Folded>
      <Panel aria-labelledby="order-summary">
        <Heading level={2} size={3} id="order-summary">
          {t('summary.title')}
        </Heading>
        <Body quote={quote} hasLines={hasLines} isStale={!data && isFetching} />
      </Panel>
      {error && !isFetching && <QuoteFailed requestId={error.requestId} />}
      {data && <QuoteProblems quote={data} />}
    </>
  );
}

function QuoteFailed({ requestId }: { requestId: string | null }) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  return (
    <Banner
      tone="warning"
      isLive
      title={t('summary.failed')}
      action={<TextButton onClick={() => dispatch(quoteWanted())}>{t('summary.again')}</TextButton>}
    >
      {requestId && `${common('failed.requestId')} ${requestId}`}
    </Banner>
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
      <PriceExplained quote={quote} />
    </div>
  );
}

/** The lines of a quote in short. */
export function SummaryLines({ quote }: { quote: Quote }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  return (
    <Lines>
      {quote.lines.map((line) => (
        <li key={`${line.infoId}${line.isGift}`}>
          <Thumb>
            <Picture picture={line.picture} alt="" sizes="64px" ratio="4 / 5" />
          </Thumb>
          <Words>
            <span>{line.name}</span>
            <small>
              {[variantText(line), t('summary.quantity', { count: line.quantity })]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </Words>
          <Amount>{formatMoney(line.lineTotal, language)}</Amount>
        </li>
      ))}
    </Lines>
  );
}

/** How the price came about: each step that adds or takes something, as the server took it. */
export function PriceExplained({ quote }: { quote: Quote }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { trace, shippingFee, grandTotal } = quote;
  const shown = trace.filter(({ step, amount }) => step === 'BASE' || (step !== 'SHIPPING' && amount !== 0));
  return (
    <Steps>
      {shown.map(({ step, amount }) => (
        <Row key={step}>
          <dt>{t(`summary.step.${step}` as const)}</dt>
          <dd>{signed(step, amount, language)}</dd>
        </Row>
      ))}
      <Row>
        <dt>{t('summary.step.SHIPPING')}</dt>
        <dd>
          {shippingFee === null
            ? t('summary.shippingLater')
            : shippingFee === 0
              ? t('summary.free')
              : formatMoney(shippingFee, language)}
        </dd>
      </Row>
      <Total>
        <dt>{t('summary.total')}</dt>
        <dd>{formatMoney(grandTotal, language)}</dd>
      </Total>
    </Steps>
  );
}

const signed = (step: PriceStep['step'], amount: number, language: 'vi' | 'en'): string =>
  step === 'BASE' || amount >= 0
    ? formatMoney(amount, language)
    : `−${formatMoney(Math.abs(amount), language)}`;

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
  summary > strong {
    margin-inline-start: auto;
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
const Lines = styled.ul`
  display: grid;
  gap: var(--s-3);
  max-height: 360px;
  overflow-y: auto;
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: var(--s-3);
    align-items: start;
  }
`;
const Thumb = styled.span`
  border-radius: var(--r-control);
  overflow: clip;
`;
const Words = styled.span`
  display: grid;
  line-height: 1.45;
  span {
    font-size: var(--t-sm);
    font-weight: 500;
  }
  small {
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
  }
`;
const Amount = styled.span`
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
`;
const Steps = styled.dl`
  display: grid;
  gap: var(--s-2);
  font-variant-numeric: tabular-nums;
  ul + & {
    margin-block-start: var(--s-4);
    padding-block-start: var(--s-4);
    border-block-start: 1px solid var(--c-line);
  }
  dt {
    color: var(--c-ink-soft);
  }
`;
const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s-4);
`;
const Total = styled(Row)`
  align-items: baseline;
  margin-block-start: var(--s-2);
  padding-block-start: var(--s-3);
  border-block-start: 1px solid var(--c-line);
  && dt {
    color: inherit;
    font-weight: 600;
  }
  dd {
    font-size: var(--t-xl);
    font-weight: 600;
  }
`;
