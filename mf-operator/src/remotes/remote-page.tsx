import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type {
  RegistryComponent,
  ReleaseResult,
  RemotePage,
  StaffRegistry,
} from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useSelector, useSession } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Async, Badge, Banner, Button, ButtonLink, Empty, Section, Stack } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { DefinitionList } from '../staff/definition-list';
import { ErrorsSection } from './errors-section';
import { HistorySection } from './history-section';
import { ReleaseDialog } from './release-dialog';
import { ReleasedBanner } from './released-banner';
import { registry, releasing, rollbackTarget, type ReleaseAction } from './remotes';
import { RolloutSection } from './rollout-section';
import { VersionsSection } from './versions-section';

/** One remote, or the shell: its versions with their health, its canary, and what administrators may do with it. */
function RemoteReleasePage() {
  const { t } = useTranslation('operator-remotes');
  const { id: name = '' } = useParams();
  const { userInfo } = useSession();
  const entry = useSelector((state) => registry.select(state, null));
  const [action, setAction] = useState<ReleaseAction | null>(null);
  const [result, setResult] = useState<ReleaseResult | undefined>();
  const component = entry.data?.components.find((one) => one.name === name);
  const back = { to: paths.remotes.to(), label: t('title') };
  if (entry.data && !component)
    return (
      <OperatorPage title={name} back={back}>
        <Empty title={t('notFound')} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>} />
      </OperatorPage>
    );
  const ask =
    userInfo?.role === 'ADMIN'
      ? (next: ReleaseAction) => {
          setResult(undefined);
          setAction(next);
        }
      : undefined;
  return (
    <OperatorPage
      title={name}
      chips={component?.pin && <Badge tone="warning">{t('mark.pinned')}</Badge>}
      back={back}
      actions={
        ask &&
        component && (
          <>
            <Button variant="quiet" onClick={() => ask({ do: component.pin ? 'unpin' : 'pin' })}>
              {t(component.pin ? 'do.unpin' : 'do.pin')}
            </Button>
            {rollbackTarget(component) !== null && (
              <Button variant="danger" onClick={() => ask({ do: 'rollback' })}>
                {t('do.rollback')}
              </Button>
            )}
          </>
        )
      }
    >
      {/* A new key, so that the buttons in the head do not count as a layout shift of the skeleton. */}
      <Stack key={component?.name} gap={4}>
        <ReleasedBanner result={result} />
        {/* Names the cause; that nothing is there is said below. */}
        {!entry.isFetching && entry.error?.status !== 404 && <ErrorBanner error={entry.error} />}
        <Async entry={entry}>
          {(data) => component && <Parts data={data} component={component} onAsk={ask} />}
        </Async>
      </Stack>
      {action && component && (
        <ReleaseDialog
          component={component}
          action={action}
          onDone={setResult}
          onClose={() => setAction(null)}
        />
      )}
    </OperatorPage>
  );
}

interface PartsProps {
  data: StaffRegistry;
  component: RegistryComponent;
  onAsk: ((action: ReleaseAction) => void) | undefined;
}

function Parts({ data, component, onAsk }: PartsProps) {
  const { t } = useTranslation('operator-remotes');
  const { name, live, previous, promotedAt, canary, pin, served } = component;
  return (
    <Stack gap={4}>
      {pin && (
        <Banner tone="warning" title={t('pinned.title')}>
          {t('pinned.text', { who: pin.by, at: formatDateTime(pin.at), why: pin.why || '–' })}
        </Banner>
      )}
      <Section title={t('state')}>
        <DefinitionList
          items={[
            { term: t('mark.live'), value: live },
            {
              term: t('since'),
              value: promotedAt && <time dateTime={promotedAt}>{formatDateTime(promotedAt)}</time>,
            },
            { term: t('mark.previous'), value: previous },
            { term: t('column.served'), value: t('servedShort', { seen: served, servers: data.servers }) },
          ]}
        />
      </Section>
      {canary && (
        <RolloutSection
          key={`${canary.version} ${String(canary.percent)}`}
          canary={canary}
          // A pin holds the share; a rollback ends the canary nevertheless.
          onAsk={pin ? undefined : onAsk}
        />
      )}
      <VersionsSection component={component} onAsk={onAsk} />
      <ErrorsSection errors={component.errors} />
      <HistorySection events={data.history.filter((event) => event.component === name)} />
    </Stack>
  );
}

export const remotePage: RemotePage = {
  Component: RemoteReleasePage,
  needs: () => [registry.fetch(null)],
  head: (_state, _at, t) => ({ title: t('operator-remotes:title'), noindex: true }),
  slices: [registry.slice, releasing.slice],
  saga: [registry.saga, releasing.saga],
};
