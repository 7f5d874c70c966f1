import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RemotePage, StaffSolution } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Async, Button, ButtonLink, Empty, Row, Section, Stack, Timeline } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { ConflictBanner } from '../staff/conflict-banner';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { SolutionChip } from './solution-chip';
import { SolutionVersions } from './solution-versions';
import { decidingSolution, solutionDetail, solutions, type Decision } from './solutions';

/** One solution: what was approved beside what waits, and the decision on it. */
function SolutionPage() {
  const { t } = useTranslation('operator-solutions');
  const { id = '' } = useParams();
  const entry = useSelector((state) => solutionDetail.select(state, id));
  const back = { to: paths.solutions.to(), label: t('title') };
  if (entry.error?.status === 404)
    return (
      <OperatorPage title={t('title')} back={back}>
        <Empty title={t('notFound')} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>} />
      </OperatorPage>
    );
  const { data } = entry;
  return (
    <OperatorPage
      title={data ? data.title || t('untitled') : t('title')}
      chips={data && <SolutionChip status={data.status} isPublished={data.isPublished} />}
      lead={
        data &&
        (data.submittedAt
          ? t('sentBy', { name: data.provider.name, at: formatDateTime(data.submittedAt) })
          : data.provider.name)
      }
      actions={data && <Decisions key={`${data.id} ${String(data.version)}`} solution={data} />}
      back={back}
    >
      <Async entry={entry}>{(solution) => <Parts solution={solution} />}</Async>
    </OperatorPage>
  );
}

const actions = { APPROVED: 'approve', REJECTED: 'reject', TAKE_DOWN: 'takeDown' } as const;

/** Approve or reject what waits; what was approved before can always be taken down. The provider reads the reason. */
function Decisions({ solution }: { solution: StaffSolution }) {
  const { t } = useTranslation('operator-solutions');
  const [asking, setAsking] = useState<Decision['status'] | null>(null);
  const deciding = useStaffMutation(decidingSolution, { onDone: () => setAsking(null) });
  const isWaiting = solution.status === 'PENDING';
  if (!isWaiting && !solution.hasLive) return null;
  const open = (status: Decision['status']) => {
    deciding.reset();
    setAsking(status);
  };
  const action = asking && actions[asking];
  return (
    <>
      <Row gap={2}>
        {solution.hasLive && (
          <Button size="small" variant="quiet" onClick={() => open('TAKE_DOWN')}>
            {t('action.takeDown')}
          </Button>
        )}
        {isWaiting && (
          <>
            <Button size="small" variant="quiet" onClick={() => open('REJECTED')}>
              {t('action.reject')}
            </Button>
            <Button size="small" onClick={() => open('APPROVED')}>
              {t('action.approve')}
            </Button>
          </>
        )}
      </Row>
      {asking && action && (
        <ConfirmWithReason
          isOpen
          title={t(`action.${action}`)}
          action={t(`action.${action}`)}
          variant={asking === 'APPROVED' ? 'primary' : 'danger'}
          hint={t('hint')}
          isReasonRequired={asking !== 'APPROVED'}
          isBusy={deciding.isBusy}
          error={deciding.isConflict ? undefined : deciding.error}
          onConfirm={(reason) =>
            deciding.send({ id: solution.id, status: asking, reason, version: solution.version })
          }
          onClose={() => setAsking(null)}
        >
          <p>{t(`ask.${action}`)}</p>
          <ConflictBanner isShown={deciding.isConflict} onReload={deciding.reload} />
        </ConfirmWithReason>
      )}
    </>
  );
}

function Parts({ solution }: { solution: StaffSolution }) {
  const { t } = useTranslation('operator-solutions');
  return (
    <Stack gap={4}>
      {solution.message && <Section title={t('message')}>{solution.message}</Section>}
      {solution.reason && <Section title={t('reason')}>{solution.reason}</Section>}
      <SolutionVersions solution={solution} />
      {solution.events.length > 0 && (
        <Section title={t('history')}>
          <Timeline
            items={solution.events.map(({ action, at, reason }) => ({
              id: `${action} ${at}`,
              title: t(`event.${action}`),
              at,
              description: reason ?? undefined,
              state: action === 'REJECTED' || action === 'WITHDRAWN' ? 'stopped' : 'done',
            }))}
          />
        </Section>
      )}
    </Stack>
  );
}

export const solutionPage: RemotePage = {
  Component: SolutionPage,
  needs: ({ params: { id = '' } }) => [solutionDetail.fetch(id)],
  head: (_state, _at, t) => ({ title: t('operator-solutions:title'), noindex: true }),
  slices: [solutionDetail.slice, solutions.slice, decidingSolution.slice],
  saga: [solutionDetail.saga, decidingSolution.saga],
};
