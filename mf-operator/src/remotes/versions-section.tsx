import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { RegistryComponent } from '@storefront/shared/contracts';
import { Badge, Button, Row, Section } from '@storefront/shared/ui';
import { VitalValue } from '../charts/vital-value';
import { Ago } from '../times/times';
import { LoadTime } from './load-time';
import type { ReleaseAction } from './remotes';
import { shortVersion } from './short-version';
import { VersionHealth } from './version-health';
import { WideTable } from './wide-table';

type Version = RegistryComponent['versions'][number];

export interface VersionsSectionProps {
  component: RegistryComponent;
  /** Without it nobody here may release. */
  onAsk: ((action: ReleaseAction) => void) | undefined;
}

/** The stored versions of a component: what became of each, how it does, and the way to release it. */
export function VersionsSection({ component, onAsk }: VersionsSectionProps) {
  const { t } = useTranslation('operator-remotes');
  const { live, canary, name, pin } = component;
  const mayRelease = ({ version, isPassed, isUploading }: Version) =>
    isPassed && !isUploading && version !== live && version !== canary?.version;
  return (
    <Section title={t('versions.title')}>
      <WideTable
        caption={t('versions.title')}
        rows={component.versions}
        rowKey={({ version }) => version}
        columns={[
          {
            key: 'version',
            title: t('column.version'),
            cell: (row) => (
              <Names>
                <strong>{shortVersion(row.version)}</strong>
                <Marks component={component} row={row} />
              </Names>
            ),
          },
          {
            key: 'published',
            title: t('versions.published'),
            cell: ({ publishedAt, by }) => (
              <>
                <Ago at={publishedAt} /> · {by}
              </>
            ),
          },
          {
            key: 'health',
            title: t('column.health'),
            cell: ({ health }) => <VersionHealth health={health} />,
          },
          {
            key: 'load',
            title: t('column.load'),
            isNumber: true,
            cell: ({ health }) => <LoadTime ms={health?.loadMsP75} />,
          },
          {
            key: 'lcp',
            title: t('vital.LCP'),
            isNumber: true,
            cell: ({ health }) => <VitalValue vital="LCP" value={health?.vitalsP75.LCP ?? null} />,
          },
          {
            key: 'inp',
            title: t('vital.INP'),
            isNumber: true,
            cell: ({ health }) => <VitalValue vital="INP" value={health?.vitalsP75.INP ?? null} />,
          },
          ...(onAsk && !pin
            ? [
                {
                  key: 'release',
                  title: t('column.actions'),
                  cell: (row: Version) =>
                    mayRelease(row) ? (
                      <Button
                        variant="quiet"
                        aria-label={t('versions.releaseOf', { version: row.version })}
                        onClick={() =>
                          onAsk({
                            do: 'promote',
                            version: row.version,
                            percent: name === 'shell' ? 100 : 10,
                          })
                        }
                      >
                        {t('versions.release')}
                      </Button>
                    ) : (
                      '–'
                    ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

/** What became of a version. */
function Marks({ component, row }: { component: RegistryComponent; row: Version }) {
  const { t } = useTranslation('operator-remotes');
  const { version, isPassed, isUploading, isWithdrawn, problem } = row;
  return (
    <Row gap={1}>
      {version === component.live && <Badge tone="success">{t('mark.live')}</Badge>}
      {version === component.canary?.version && <Badge tone="info">{t('mark.canary')}</Badge>}
      {version === component.previous && <Badge>{t('mark.previous')}</Badge>}
      {isUploading && <Badge tone="warning">{t('mark.uploading')}</Badge>}
      {!isPassed && !isUploading && <Badge tone="danger">{t('mark.refused')}</Badge>}
      {isWithdrawn && <Badge tone="danger">{t('mark.withdrawn')}</Badge>}
      {problem && <Badge tone="danger">{t(`problem.${problem}`)}</Badge>}
    </Row>
  );
}

const Names = styled.div`
  display: grid;
  gap: 4px;
`;
