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
              <Bars months={months.slice(-6)} />
            </Phone>
            <Wide>
              <Bars months={months} />
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
function Bars({ months }: Earnings) {
  const language = useLanguage();
  const highest = Math.max(0, ...months.map(({ earned }) => earned));
  const lowest = Math.min(0, ...months.map(({ earned }) => earned));
  const scale = plotHeight / Math.max(1, highest - lowest);
  const zero = labelHeight + highest * scale;
  return (
    <Plot aria-hidden="true">
      {months.map(({ month, earned }) => {
        const height = Math.abs(earned) * scale;
        const top = earned > 0 ? zero - height : zero;
        return (
          <Month key={month} title={`${monthText(month, language)}: ${formatMoney(earned, language)}`}>
            <Bar style={{ top, height }} data-negative={earned < 0 || undefined} />
            {earned !== 0 && (
              <Label style={{ top: earned > 0 ? top - labelHeight : top + height }}>
                {inThousands(earned, language)}
              </Label>
            )}
            <Label style={{ bottom: 0 }}>{monthText(month, language)}</Label>
          </Month>
        );
      })}
      <ZeroLine style={{ top: zero }} />
    </Plot>
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

/** As wide as its card, each month the same. */
const Plot = styled.div`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  height: ${String(plotHeight + 3 * labelHeight)}px;
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
  font-variant-numeric: tabular-nums;
`;
const Month = styled.div`
  position: relative;
`;
const Bar = styled.div`
  position: absolute;
  inset-inline: max(20%, 50% - 24px);
  border-radius: 4px 4px 0 0;
  background: var(--c-action);
  &[data-negative] {
    border-radius: 0 0 4px 4px;
    background: var(--c-danger);
  }
`;
const Label = styled.span`
  position: absolute;
  inset-inline: 0;
  line-height: ${String(labelHeight)}px;
  text-align: center;
  white-space: nowrap;
`;
const ZeroLine = styled.div`
  position: absolute;
  inset-inline: 0;
  border-top: 1px solid var(--c-line-control);
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
