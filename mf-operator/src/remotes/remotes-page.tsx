import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RegistryComponent, ReleaseResult, RemotePage } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useSelector, useSession } from '@storefront/shared/store';
import { Async, Badge, Button, Row, Section, Stack } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { HistorySection } from './history-section';
import { LoadTime } from './load-time';
import { ReleaseDialog } from './release-dialog';
import { ReleasedBanner } from './released-banner';
import { registry, releasing, rollbackTarget } from './remotes';
import { RolloutBar } from './rollout-bar';
import { shortVersion } from './short-version';
import { VersionHealth } from './version-health';
import { WideTable } from './wide-table';

/** Which version of each part of the shop is live, how it does, and one press to roll it back. */
function RemotesPage() {
  const { t } = useTranslation('operator-remotes');
  const entry = useSelector((state) => registry.select(state, null));
  const [result, setResult] = useState<ReleaseResult | undefined>();
  return (
    <OperatorPage title={t('title')} lead={t('lead')}>
      <Stack gap={4}>
        <ReleasedBanner result={result} />
        {!entry.isFetching && <ErrorBanner error={entry.error} />}
        <Async entry={entry}>
          {({ components, servers, history }) => (
            <Stack gap={4}>
              <Section title={t('parts')}>
                <ComponentTable components={components} servers={servers} onResult={setResult} />
              </Section>
              <HistorySection events={history.slice(0, 30)} />
            </Stack>
          )}
        </Async>
      </Stack>
    </OperatorPage>
  );
}

interface ComponentTableProps {
  components: readonly RegistryComponent[];
  servers: number;
  onResult: (result: ReleaseResult | undefined) => void;
}

function ComponentTable({ components, servers, onResult }: ComponentTableProps) {
  const { t } = useTranslation('operator-remotes');
  const { userInfo } = useSession();
  const [asked, setAsked] = useState<string | null>(null);
  const isAdmin = userInfo?.role === 'ADMIN';
  // The newest state of it: after a conflict the dialog goes on with that.
  const component = components.find(({ name }) => name === asked);
  const liveOf = ({ versions, live }: RegistryComponent) => versions.find(({ version }) => version === live);
  return (
    <>
      <WideTable
        caption={t('parts')}
        rows={components}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'part',
            title: t('column.part'),
            cell: ({ name }) => <Link to={paths.remote.to(name)}>{name}</Link>,
          },
          {
            key: 'live',
            title: t('column.live'),
            cell: (row) => (
              <Row gap={1}>
                <span>{row.live ? shortVersion(row.live) : t('notLive')}</span>
                {row.pin && <Badge tone="warning">{t('mark.pinned')}</Badge>}
                {liveOf(row)?.problem && <Badge tone="danger">{t('mark.problem')}</Badge>}
              </Row>
            ),
          },
          { key: 'canary', title: t('column.canary'), cell: ({ canary }) => <RolloutBar canary={canary} /> },
          {
            key: 'health',
            title: t('column.health'),
            cell: (row) => <VersionHealth health={liveOf(row)?.health} />,
          },
          {
            key: 'load',
            title: t('column.load'),
            isNumber: true,
            cell: (row) => <LoadTime ms={liveOf(row)?.health?.loadMsP75} />,
          },
          {
            key: 'served',
            title: t('column.served'),
            cell: ({ served }) => t('servedShort', { seen: served, servers }),
          },
          ...(isAdmin
            ? [
                {
                  key: 'actions',
                  title: t('column.actions'),
                  cell: (row: RegistryComponent) =>
                    rollbackTarget(row) === null ? (
                      '–'
                    ) : (
                      <Button
                        variant="danger"
                        aria-label={t('rollbackOf', { name: row.name })}
                        onClick={() => {
                          onResult(undefined);
                          setAsked(row.name);
                        }}
                      >
                        {t('do.rollback')}
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      {component && (
        <ReleaseDialog
          key={component.name}
          component={component}
          action={{ do: 'rollback' }}
          onDone={onResult}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

export const remotesPage: RemotePage = {
  Component: RemotesPage,
  needs: () => [registry.fetch(null)],
  head: (_state, _at, t) => ({ title: t('operator-remotes:title'), noindex: true }),
  slices: [registry.slice, releasing.slice],
  saga: [registry.saga, releasing.saga],
};
