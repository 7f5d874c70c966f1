import { useTranslation } from 'react-i18next';
import type { RegistryEvent } from '@storefront/shared/contracts';
import { formatDateTime } from '@storefront/shared/time';
import { Section } from '@storefront/shared/ui';
import { shortVersion } from './short-version';
import { WideTable } from './wide-table';

/** Who released, rolled back and pinned what, and why; the newest first. */
export function HistorySection({ events }: { events: readonly RegistryEvent[] }) {
  const { t } = useTranslation('operator-remotes');
  const way = ({ from, to, percent }: RegistryEvent) => {
    if (from === null && to === null) return '–';
    const share = percent === null ? '' : ` (${t('percent', { percent })})`;
    return `${from ? shortVersion(from) : '–'} → ${to ? shortVersion(to) : '–'}${share}`;
  };
  return (
    <Section title={t('history.title')}>
      {events.length === 0 ? (
        <p>{t('history.none')}</p>
      ) : (
        <WideTable
          caption={t('history.title')}
          rows={events}
          rowKey={({ at, component, what, to }) => `${at} ${component} ${what} ${to ?? ''}`}
          columns={[
            {
              key: 'at',
              title: t('history.at'),
              cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
            },
            { key: 'part', title: t('column.part'), cell: ({ component }) => component },
            { key: 'what', title: t('history.what'), cell: ({ what }) => t(`event.${what}`) },
            { key: 'way', title: t('history.way'), cell: way },
            { key: 'who', title: t('history.who'), cell: ({ who }) => who },
            { key: 'why', title: t('history.why'), cell: ({ why }) => why || '–' },
          ]}
        />
      )}
    </Section>
  );
}
