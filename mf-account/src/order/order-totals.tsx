import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Section } from '@storefront/shared/ui';
import { namesOf, priceRows, type PriceRow } from './price-rows';

/** What the order costs, and how that came about. */
export function OrderTotals({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account-order');
  const language = useLanguage();
  const rows = priceRows(order);
  const isCut = rows.some(({ amount }) => amount < 0);
  const labelOf = ({ step }: PriceRow) =>
    step === 'VOUCHER' && order.appliedVoucherOrder
      ? t('detail.totals.voucher', { code: order.appliedVoucherOrder.voucherInfo.code })
      : t(`detail.totals.${step}`);
  return (
    <Section title={t('detail.totals.title')}>
      <List>
        {rows.map((row) => (
          <div key={row.step}>
            <dt>
              {labelOf(row)}
              {namesOf(row.step, order).map((name) => (
                <small key={name}>{name}</small>
              ))}
            </dt>
            <dd data-cut={row.amount < 0 || undefined}>
              {row.step === 'SHIPPING' && row.amount === 0
                ? t('detail.totals.free')
                : formatMoney(row.amount, language)}
            </dd>
          </div>
        ))}
        <div data-total>
          <dt>{t('detail.totals.total')}</dt>
          <dd>{formatMoney(order.grandTotal, language)}</dd>
        </div>
      </List>
      {isCut && (
        <How>
          <summary>{t('detail.totals.how')}</summary>
          <ol>
            {rows.map((row) => (
              <li key={row.step}>
                {labelOf(row)}: {formatMoney(row.amount, language)},{' '}
                {t('detail.totals.after', { amount: formatMoney(row.after, language) })}
              </li>
            ))}
          </ol>
        </How>
      )}
      <Vat>{t('detail.totals.vat')}</Vat>
    </Section>
  );
}

const List = styled.dl`
  display: grid;
  gap: var(--s-2);
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
  }
  dt {
    color: var(--c-ink-soft);
  }
  small {
    display: block;
    font-size: var(--t-sm);
  }
  dd {
    margin: 0;
    white-space: nowrap;
  }
  [data-cut] {
    color: var(--c-success);
  }
  [data-total] {
    align-items: baseline;
    padding-top: var(--s-3);
    border-top: 1px solid var(--c-line);
    font-weight: 600;
    dt {
      color: var(--c-ink);
    }
    dd {
      font-size: var(--t-xl);
    }
  }
`;
const How = styled.details`
  margin-top: var(--s-3);
  font-size: var(--t-sm);
  summary {
    min-height: 24px;
    color: var(--c-action);
    font-weight: 500;
  }
  ol {
    padding-top: var(--s-2);
    color: var(--c-ink-soft);
    font-variant-numeric: tabular-nums;
  }
`;
const Vat = styled.p`
  margin-top: var(--s-2);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
