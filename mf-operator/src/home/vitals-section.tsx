import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { RumVersion } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Async, Section, Table } from '@storefront/shared/ui';
import { VitalValue, type Vital } from '../charts/vital-value';
import { vitals } from './figures';

/** How fast pages were for shoppers, by part and version. */
export function VitalsSection() {
  const { t } = useTranslation('operator-home');
  const language = useLanguage();
  const entry = useSelector((state) => vitals.select(state, null));
  const column = (vital: Vital, title: string) => ({
    key: vital,
    title,
    isNumber: true,
    cell: ({ vitalsP75 }: RumVersion) => <VitalValue vital={vital} value={vitalsP75[vital]} />,
  });
  return (
    <Section title={t('vitals.title')}>
      <Async
        entry={entry}
        isEmpty={({ versions }) => versions.length === 0}
        empty={<p>{t('vitals.none')}</p>}
      >
        {({ versions }) => (
          <Table
            caption={t('vitals.title')}
            rows={versions}
            rowKey={({ remote, version }) => `${remote}@${version}`}
            columns={[
              { key: 'part', title: t('vitals.part'), cell: ({ remote }) => remote },
              { key: 'version', title: t('vitals.version'), cell: ({ version }) => version.slice(0, 12) },
              {
                key: 'views',
                title: t('vitals.views'),
                isNumber: true,
                cell: ({ views }) => formatNumber(views, language),
              },
              {
                key: 'failures',
                title: t('vitals.failures'),
                isNumber: true,
                cell: ({ failures }) => formatNumber(failures, language),
              },
              column('LCP', t('vitals.lcp')),
              column('INP', t('vitals.inp')),
              column('CLS', t('vitals.cls')),
            ]}
          />
        )}
      </Async>
      <Note>{t('vitals.note')}</Note>
    </Section>
  );
}

const Note = styled.p`
  margin-top: var(--s-3);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
