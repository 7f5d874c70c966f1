import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Earnings, Language } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Async, Section, VisuallyHidden } from '@storefront/shared/ui';
import { earnings } from './rewards';

/** Earnings by month: bars to look at, and the same as a table for screen readers. */
export function EarningsChart() {
  const { t } = useTranslation('referral-rewards');
  const entry = useSelector((state) => earnings.select(state, null));
  return (
    <Section title={t('chart.title')}>
      <Async
        entry={entry}
        isEmpty={({ months }) => months.every(({ rewards }) => rewards === 0)}
        empty={<p>{t('chart.empty')}</p>}
      >
        {({ months }) => (
          <>
            <Phone>
              <Bars months={months.slice(-6)} barWidth={60} />
            </Phone>
            <Wide>
              <Bars months={months} barWidth={40} />
            </Wide>
            <VisuallyHidden>
              <MonthTable months={months} />
            </VisuallyHidden>
          </>
        )}
      </Async>
    </Section>
  );
}

const plotHeight = 140;
const labelHeight = 22;

/** Months with more taken back than earned have a bar below the line. */
function Bars({ months, barWidth }: Earnings & { barWidth: number }) {
  const language = useLanguage();
  const highest = Math.max(0, ...months.map(({ earned }) => earned));
  const lowest = Math.min(0, ...months.map(({ earned }) => earned));
  const scale = plotHeight / Math.max(1, highest - lowest);
  const zero = labelHeight + highest * scale;
  const width = months.length * barWidth;
  return (
    <Picture viewBox={`0 0 ${String(width)} ${String(plotHeight + 3 * labelHeight)}`} aria-hidden="true">
      {months.map(({ month, earned }, index) => {
        const height = Math.abs(earned) * scale;
        const centre = index * barWidth + barWidth / 2;
        return (
          <g key={month}>
            <rect
              x={centre - 11}
              y={earned > 0 ? zero - height : zero}
              width={22}
              height={height}
              rx={3}
              data-negative={earned < 0 || undefined}
            >
              <title>{`${monthText(month, language)}: ${formatMoney(earned, language)}`}</title>
            </rect>
            {earned !== 0 && (
              <text x={centre} y={earned > 0 ? zero - height - 6 : zero + height + 14}>
                {inThousands(earned, language)}
              </text>
            )}
            <text x={centre} y={plotHeight + 3 * labelHeight - 4}>
              {monthText(month, language)}
            </text>
          </g>
        );
      })}
      <line x1={0} x2={width} y1={zero} y2={zero} />
    </Picture>
  );
}

function MonthTable({ months }: Earnings) {
  const { t } = useTranslation('referral-rewards');
  const language = useLanguage();
  return (
    <table>
      <caption>{t('chart.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('chart.month')}</th>
          <th scope="col">{t('chart.earned')}</th>
          <th scope="col">{t('chart.rewards')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, earned, rewards }) => (
          <tr key={month}>
            <th scope="row">{month.split('-').reverse().join('/')}</th>
            <td>{formatMoney(earned, language)}</td>
            <td>{formatNumber(rewards, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `2026-11` → `11/26`, or `T11` for a Vietnamese reader. */
function monthText(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  return language === 'vi' ? `T${String(Number(number))}` : `${number}/${year.slice(2)}`;
}

function inThousands(amount: number, language: Language): string {
  return `${formatNumber(Math.round(amount / 1_000), language)}k`;
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 720px;
  height: auto;
  font-size: 12px;
  text {
    fill: var(--c-ink-soft);
    text-anchor: middle;
  }
  rect {
    fill: var(--c-action);
  }
  [data-negative] {
    fill: var(--c-danger);
  }
  line {
    stroke: var(--c-line-control);
  }
`;
/** Twelve months are wider than a phone, which shows the latest six. */
const Phone = styled.div`
  @media (min-width: 640px) {
    display: none;
  }
`;
const Wide = styled.div`
  @media (max-width: 639px) {
    display: none;
  }
`;
