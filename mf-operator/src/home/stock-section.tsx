import { useTranslation } from 'react-i18next';
import type { LowStockVariant } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Async, Section, Table } from '@storefront/shared/ui';
import { lowStock } from './figures';

const DAYS = 30;

/** What runs out, and how long it lasts if it sells as it did. */
export function StockSection() {
  const { t } = useTranslation('operator-home');
  const language = useLanguage();
  const entry = useSelector((state) => lowStock.select(state, null));
  const lasts = ({ available, soldIn30Days }: LowStockVariant) => {
    if (available <= 0) return t('stock.gone');
    if (soldIn30Days === 0) return t('stock.unsold');
    return t('stock.days', { count: Math.max(1, Math.round((available * DAYS) / soldIn30Days)) });
  };
  return (
    <Section title={t('stock.title')}>
      <Async entry={entry} isEmpty={({ total }) => total === 0} empty={<p>{t('stock.none')}</p>}>
        {({ data, total }) => (
          <>
            <Table
              caption={t('stock.title')}
              rows={data}
              rowKey={({ variantId }) => variantId}
              columns={[
                {
                  key: 'product',
                  title: t('stock.product'),
                  cell: ({ name, color, size }) =>
                    [name[language], color?.[language], size].filter(Boolean).join(' · '),
                },
                { key: 'sku', title: t('stock.sku'), cell: ({ sku }) => sku },
                {
                  key: 'left',
                  title: t('stock.left'),
                  isNumber: true,
                  cell: ({ available }) => formatNumber(available, language),
                },
                {
                  key: 'sold',
                  title: t('stock.sold'),
                  isNumber: true,
                  cell: ({ soldIn30Days }) => formatNumber(soldIn30Days, language),
                },
                { key: 'lasts', title: t('stock.lasts'), isNumber: true, cell: lasts },
              ]}
            />
            {total > data.length && <p>{t('stock.more', { count: total - data.length })}</p>}
          </>
        )}
      </Async>
    </Section>
  );
}
