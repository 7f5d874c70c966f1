import styled from '@emotion/styled';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalesFigures } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatNumber, formatPercent } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Async, media, Section, Skeleton, Table } from '@storefront/shared/ui';
import { LineChart } from '../charts/line-chart';
import { sales, type Period } from './figures';

/** What was sold in the chosen days, beside as many days before. */
export function SalesSection({ days }: { days: Period }) {
  const { t } = useTranslation('operator-home');
  const entry = useSelector((state) => sales.select(state, days));
  return (
    <Section title={t('sales.title')}>
      <Async entry={entry} pending={<Skeleton lines={8} />}>
        {(figures) => <Sales figures={figures} />}
      </Async>
    </Section>
  );
}

const averageOf = ({ orders, revenue }: SalesFigures['total']) =>
  orders === 0 ? 0 : Math.round(revenue / orders);

function Sales({ figures }: { figures: SalesFigures }) {
  const { t } = useTranslation('operator-home');
  const language = useLanguage();
  const { days, total, before } = figures;
  const chart = useMemo(
    () => ({
      days: days.map(({ day }) => day),
      values: days.map(({ revenue }) => revenue),
      format: (value: number) => inThousands(value, language),
      formatDay: (day: string) => day.split('-').slice(1).reverse().join('/'),
      label: t('sales.revenue'),
      dayLabel: t('sales.day'),
    }),
    [days, language, t],
  );
  const facts = [
    { id: 'revenue', value: formatMoney(total.revenue, language), now: total.revenue, then: before.revenue },
    { id: 'orders', value: formatNumber(total.orders, language), now: total.orders, then: before.orders },
    {
      id: 'average',
      value: formatMoney(averageOf(total), language),
      now: averageOf(total),
      then: averageOf(before),
    },
  ] as const;
  return (
    <>
      <Facts>
        {facts.map(({ id, value, now, then }) => (
          <div key={id}>
            <dt>{t(`sales.${id}`)}</dt>
            <dd>
              <strong>{value}</strong>
              <Change now={now} then={then} days={days.length} />
            </dd>
          </div>
        ))}
      </Facts>
      <LineChart {...chart} />
      <details>
        <summary>{t('sales.table')}</summary>
        <Table
          caption={t('sales.title')}
          rows={[...days].reverse()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', title: t('sales.day'), cell: ({ day }) => day.split('-').reverse().join('/') },
            {
              key: 'orders',
              title: t('sales.orders'),
              isNumber: true,
              cell: ({ orders }) => formatNumber(orders, language),
            },
            {
              key: 'revenue',
              title: t('sales.revenue'),
              isNumber: true,
              cell: ({ revenue }) => formatMoney(revenue, language),
            },
          ]}
        />
      </details>
      <Note>{t('sales.note')}</Note>
    </>
  );
}

function Change({ now, then, days }: { now: number; then: number; days: number }) {
  const { t } = useTranslation('operator-home');
  const language = useLanguage();
  if (then === 0)
    return <small>{t(now === 0 ? 'sales.same' : 'sales.nothingBefore', { count: days })}</small>;
  const percent = ((now - then) / then) * 100;
  const way = Math.abs(percent) < 0.05 ? 'same' : percent > 0 ? 'up' : 'down';
  return (
    <small data-way={way}>
      {t(`sales.${way}`, { percent: formatPercent(Math.abs(percent), language), count: days })}
    </small>
  );
}

/** Short enough for an axis: `1.250k`. */
const inThousands = (amount: number, language: 'vi' | 'en') =>
  amount === 0 ? '0' : `${formatNumber(Math.round(amount / 1_000), language)}k`;

const Facts = styled.dl`
  display: grid;
  gap: var(--s-4);
  margin-bottom: var(--s-4);
  ${media.from(640)} {
    grid-template-columns: repeat(3, 1fr);
  }
  dt {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
  strong {
    display: block;
    font-size: var(--t-xl);
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
  [data-way='up'] {
    color: var(--c-success);
  }
  [data-way='down'] {
    color: var(--c-danger);
  }
`;
const Note = styled.p`
  margin-top: var(--s-2);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
