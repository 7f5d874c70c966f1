import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { BackgroundJob, RemotePage } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { all, useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { ActionLink, Async, Banner, Button, Section, Stack } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { followJobSaga } from '../goods/follow-job';
import { JobChip, JobProgress } from '../goods/job-state';
import { cancellingJob, isEnded, job, jobFollowed, jobs, receivedJobs, selectReceived } from '../goods/jobs';
import { paths } from '../paths/paths';
import { DefinitionList } from '../staff/definition-list';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { applyingImport, savingResult } from './import-writes';
import { JobReport } from './job-report';
import { MovesReport } from './moves-report';

/** One piece of long work: how far it is, what it reports, and what can be done next. */
function JobPage() {
  const { t } = useTranslation('operator-goods');
  const { id = '' } = useParams();
  const entry = useSelector((state) => job.select(state, id));
  const received = useSelector((state) => selectReceived(state, id));
  const fetched = entry.data;
  const newest = received && (!fetched || received.revision >= fetched.revision) ? received : fetched;
  return (
    <OperatorPage
      title={t(titleOf(newest))}
      lead={newest?.fileName ?? newest?.resultName}
      chips={newest && <JobChip job={newest} />}
      back={{ to: paths.imports.to(), label: t('imports.title') }}
      actions={newest && <Actions job={newest} />}
    >
      <Async entry={newest ? { ...entry, data: newest } : entry}>{(shown) => <Shown job={shown} />}</Async>
    </OperatorPage>
  );
}

const titleOf = (of: BackgroundJob | null | undefined) => {
  if (!of) return 'job.title' as const;
  const isApplied = of.report?.mode === 'apply' && of.kind === 'product-import';
  return isApplied ? ('job.applying' as const) : (`job.kind.${of.kind}` as const);
};

function Shown({ job: shown }: { job: BackgroundJob }) {
  const { t } = useTranslation('operator-goods');
  const at = (time: string | null) => time && <time dateTime={time}>{formatDateTime(time)}</time>;
  return (
    <Stack>
      <JobProgress job={shown} />
      {isImported(shown) && (
        <Banner
          tone="success"
          isLive
          title={t('job.imported', { count: shown.report?.applied ?? 0 })}
          action={<ActionLink to={paths.products.to()}>{t('products.title')}</ActionLink>}
        >
          {t('product.savedText')}
        </Banner>
      )}
      {shown.report &&
        (shown.kind === 'order-bulk-move' ? (
          <MovesReport report={shown.report} />
        ) : (
          <JobReport report={shown.report} job={shown} />
        ))}
      <Section title={t('job.times')}>
        <Narrow>
          <DefinitionList
            items={[
              { term: t('imports.startedAt'), value: at(shown.createdAt) },
              { term: t('imports.endedAt'), value: at(shown.endedAt) },
            ]}
          />
        </Narrow>
      </Section>
    </Stack>
  );
}

const Narrow = styled.div`
  max-width: 420px;
`;

const isImported = ({ kind, state, report }: BackgroundJob) =>
  kind === 'product-import' && state === 'done' && report?.mode === 'apply';

const isReadyToApply = ({ kind, state, report }: BackgroundJob) =>
  kind === 'product-import' &&
  state === 'done' &&
  report?.mode === 'check' &&
  report.faultCount === 0 &&
  report.created + report.changed > 0;

function Actions({ job: shown }: { job: BackgroundJob }) {
  const { t } = useTranslation('operator-goods');
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const cancelling = useStaffMutation(cancellingJob);
  const saving = useStaffMutation(savingResult);
  const applying = useStaffMutation(applyingImport, {
    onDone: (next) => {
      if (next) void navigate(paths.job.to(next.id));
    },
  });
  const { id, resultName, report } = shown;
  return (
    <>
      {!isEnded(shown) && (
        <Button
          variant="quiet"
          busy={cancelling.isBusy}
          disabled={shown.isCancelAsked}
          onClick={() => cancelling.send(id)}
        >
          {t('job.cancel')}
        </Button>
      )}
      {resultName && (
        <Button variant="quiet" busy={saving.isBusy} onClick={() => saving.send({ id, name: resultName })}>
          {t((report?.faultCount ?? 0) > 0 ? 'job.saveFaults' : 'job.saveResult')}
        </Button>
      )}
      {isReadyToApply(shown) && (
        <Button busy={applying.isBusy} onClick={() => applying.send({ id, key })}>
          {t('job.apply', { count: (report?.created ?? 0) + (report?.changed ?? 0) })}
        </Button>
      )}
      <ErrorBanner
        error={applying.error ?? cancelling.error ?? saving.error}
        overrides={{ other: t('job.failed') }}
      />
    </>
  );
}

export const jobPage: RemotePage = {
  Component: JobPage,
  needs: ({ params }) => [job.fetch(params['id'] ?? ''), jobFollowed(params['id'] ?? '')],
  head: (state, { params: { id = '' } }, t) => ({
    title: t(`operator-goods:${titleOf(job.select(state, id).data)}`),
    noindex: true,
  }),
  slices: [
    job.slice,
    jobs.slice,
    receivedJobs,
    cancellingJob.slice,
    applyingImport.slice,
    savingResult.slice,
  ],
  saga: function* jobSaga() {
    yield* all([
      job.saga,
      jobs.saga,
      followJobSaga,
      cancellingJob.saga,
      applyingImport.saga,
      savingResult.saga,
    ]);
  },
};
