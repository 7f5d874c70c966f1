import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toSearch, type RemotePage, type RumVersion } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber, formatPercent } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Async, FilterLinks, Section, Stack } from '@storefront/shared/ui';
import { VitalValue, type Vital } from '../charts/vital-value';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { ErrorsSection } from './errors-section';
import { LoadTime } from './load-time';
import { spanIn, spans, telemetry } from './remotes';
import { shortVersion } from './short-version';
import { WideTable } from './wide-table';

const vitals: readonly Vital[] = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'];

/** How fast pages were in browsers, by part and version, and the errors there. */
function TelemetryPage() {
  const { t } = useTranslation('operator-remotes');
  const [query] = useSearchParams();
  const span = spanIn({ query });
  const entry = useSelector((state) => telemetry.select(state, span));
  return (
    <OperatorPage title={t('telemetry.title')} lead={t('telemetry.lead')}>
      <FilterLinks
        label={t('telemetry.span')}
        links={spans.map((minutes) => ({
          to: `${paths.telemetry.to()}${toSearch({ minutes: minutes === 1_440 ? undefined : minutes })}`,
          text: t(`telemetry.minutes.${minutes}`),
          isCurrent: minutes === span,
        }))}
      />
      <Async entry={entry}>
        {({ versions, errors }) => (
          <Stack gap={4}>
            <Vitals versions={versions} />
            <ErrorsSection errors={errors} />
          </Stack>
        )}
      </Async>
    </OperatorPage>
  );
}

function Vitals({ versions }: { versions: readonly RumVersion[] }) {
  const { t } = useTranslation('operator-remotes');
  const language = useLanguage();
  return (
    <Section title={t('telemetry.vitals')}>
      {versions.length === 0 ? (
        <p>{t('telemetry.none')}</p>
      ) : (
        <WideTable
          caption={t('telemetry.vitals')}
          rows={versions}
          rowKey={({ remote, version }) => `${remote}@${version}`}
          columns={[
            { key: 'part', title: t('column.part'), cell: ({ remote }) => remote },
            { key: 'version', title: t('column.version'), cell: ({ version }) => shortVersion(version) },
            {
              key: 'views',
              title: t('column.views'),
              isNumber: true,
              cell: ({ views }) => formatNumber(views, language),
            },
            {
              key: 'failures',
              title: t('column.failures'),
              isNumber: true,
              cell: ({ failures, failureShare }) =>
                `${formatNumber(failures, language)} (${formatPercent(failureShare * 100, language)})`,
            },
            {
              key: 'load',
              title: t('column.load'),
              isNumber: true,
              cell: ({ loadMsP75 }) => <LoadTime ms={loadMsP75} />,
            },
            ...vitals.map((vital) => ({
              key: vital,
              title: t(`vital.${vital}`),
              isNumber: true,
              cell: ({ vitalsP75 }: RumVersion) => <VitalValue vital={vital} value={vitalsP75[vital]} />,
            })),
          ]}
        />
      )}
      <p>{t('telemetry.note')}</p>
    </Section>
  );
}

export const telemetryPage: RemotePage = {
  Component: TelemetryPage,
  needs: (at) => [telemetry.fetch(spanIn(at))],
  head: (_state, _at, t) => ({ title: t('operator-remotes:telemetry.title'), noindex: true }),
  slices: [telemetry.slice],
  saga: telemetry.saga,
};
