import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { PriceStep, Quote } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';

/** How the price came about: each step that adds or takes something, as the server took it. */
export function PriceBreakdown({ quote }: { quote: Quote }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { trace, shippingFee, grandTotal } = quote;
  const shown = trace.filter(({ step, amount }) => step === 'BASE' || (step !== 'SHIPPING' && amount !== 0));
  return (
    <Steps>
      {shown.map(({ step, amount, source }) => (
        <Row key={step}>
          <dt>
            {t(`summary.step.${step}` as const)}
            {source && <small>{source}</small>}
          </dt>
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
  small {
    display: block;
    font-size: var(--t-sm);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  dd {
    white-space: nowrap;
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
