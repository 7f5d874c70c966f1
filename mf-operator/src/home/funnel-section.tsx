import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber, formatPercent } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Async, Section } from '@storefront/shared/ui';
import { conversion, type Period } from './figures';

const steps = ['products', 'carts', 'checkouts', 'orders'] as const;

/** How many go on from looking at goods to an order. */
export function FunnelSection({ days }: { days: Period }) {
  const { t } = useTranslation('operator-home');
  const language = useLanguage();
  const entry = useSelector((state) => conversion.select(state, days));
  return (
    <Section title={t('funnel.title')}>
      <Async entry={entry}>
        {(figures) => {
          const widest = Math.max(1, ...steps.map((step) => figures[step]));
          return (
            <Bars>
              {steps.map((step) => (
                <li key={step}>
                  <span>{t(`funnel.${step}`)}</span>
                  <strong>{formatNumber(figures[step], language)}</strong>
                  <meter min={0} max={widest} value={figures[step]} aria-hidden="true" />
                  {step !== 'products' && figures.products > 0 && (
                    <small>
                      {t('funnel.share', {
                        percent: formatPercent((figures[step] / figures.products) * 100, language),
                      })}
                    </small>
                  )}
                </li>
              ))}
            </Bars>
          );
        }}
      </Async>
      <Note>{t('funnel.note')}</Note>
    </Section>
  );
}

const Bars = styled.ol`
  display: grid;
  gap: var(--s-4);
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px var(--s-3);
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
  meter,
  small {
    grid-column: 1 / -1;
  }
  small {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
  meter {
    appearance: none;
    width: 100%;
    height: 10px;
    border: 0;
    border-radius: var(--r-full);
    background: var(--c-picture);
  }
  meter::-webkit-meter-bar {
    height: 10px;
    border: 0;
    border-radius: var(--r-full);
    background: var(--c-picture);
  }
  meter::-webkit-meter-optimum-value {
    border-radius: var(--r-full);
    background: var(--c-brand);
  }
  meter::-moz-meter-bar {
    border-radius: var(--r-full);
    background: var(--c-brand);
  }
`;
const Note = styled.p`
  margin-top: var(--s-3);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
