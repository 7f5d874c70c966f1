import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { BackgroundJob, RemotePage } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { all, useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Button, Empty, FileUpload, Row, Section, Stack, TextButton } from '@storefront/shared/ui';
import type { DataColumn } from '../data-table/columns';
import { DataTable } from '../data-table/data-table';
import { KeysetPager } from '../data-table/keyset-pager';
import { OperatorPage } from '../frame/operator-page';
import { JobChip } from '../goods/job-state';
import { jobKinds, jobs, parseJobsQuery } from '../goods/jobs';
import { FilterBar, SelectFilter } from '../list/filter-bar';
import { paths } from '../paths/paths';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { exporting, maxFileBytes, savingTemplate, sendingFile } from './import-writes';

/** Products from and to files, and every long piece of work that staff started. */
function ImportsPage() {
  const { t } = useTranslation('operator-goods');
  const [search] = useSearchParams();
  const entry = useSelector((state) => jobs.select(state, parseJobsQuery({ query: search })));
  const columns = useColumns();
  return (
    <OperatorPage title={t('imports.title')} lead={t('imports.lead')} actions={<Export />}>
      <Stack gap={6}>
        <SendFile />
        <FilterBar label={t('imports.jobs')}>
          <SelectFilter
            name="kind"
            label={t('imports.kind')}
            any={t('any')}
            options={jobKinds.map((value) => ({ value, label: t(`job.kind.${value}`) }))}
          />
        </FilterBar>
      </Stack>
      <DataTable
        name="jobs"
        caption={t('imports.jobs')}
        columns={columns}
        entry={entry}
        rowId={({ id }) => id}
        rowLabel={({ kind, createdAt }) => `${t(`job.kind.${kind}`)} ${formatDateTime(createdAt)}`}
        rowTo={({ id }) => paths.job.to(id)}
        empty={<Empty title={t('imports.none')}>{t('imports.noneText')}</Empty>}
        pager={<KeysetPager next={entry.data?.meta.next ?? null} />}
      />
    </OperatorPage>
  );
}

/** A file is checked as soon as it is chosen; its report is the next page. */
function SendFile() {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const navigate = useNavigate();
  const sending = useStaffMutation(sendingFile, {
    onDone: (job) => {
      if (job) void navigate(paths.job.to(job.id));
    },
  });
  const template = useStaffMutation(savingTemplate);
  return (
    <Section title={t('imports.file')}>
      <Stack>
        <p>{t('imports.how')}</p>
        <FileUpload
          label={t('imports.fileLabel')}
          action={t('imports.choose')}
          hint={t('imports.hint')}
          accept=".csv,text/csv,text/plain"
          maxBytes={maxFileBytes}
          onFiles={([file]) => {
            if (file) sending.send({ name: file.name }, file);
          }}
        />
        {sending.isBusy && <p role="status">{t('imports.sending')}</p>}
        <ErrorBanner error={sending.error ?? template.error} overrides={{ other: t('imports.notSent') }} />
        <Row>
          <TextButton onClick={() => template.send({ language })}>{t('imports.template')}</TextButton>
        </Row>
      </Stack>
    </Section>
  );
}

function Export() {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const writing = useStaffMutation(exporting, {
    onDone: (job) => {
      if (job) void navigate(paths.job.to(job.id));
    },
  });
  return (
    <Button variant="quiet" busy={writing.isBusy} onClick={() => writing.send({ language, key })}>
      {t('imports.export')}
    </Button>
  );
}

function useColumns(): DataColumn<BackgroundJob>[] {
  const { t } = useTranslation('operator-goods');
  return [
    {
      id: 'createdAt',
      title: t('imports.startedAt'),
      cell: ({ id, createdAt }) => (
        <Link to={paths.job.to(id)}>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Link>
      ),
      isFixed: true,
    },
    { id: 'kind', title: t('imports.kind'), cell: ({ kind }) => t(`job.kind.${kind}`) },
    {
      id: 'file',
      title: t('imports.fileLabel'),
      cell: ({ fileName, resultName }) => fileName ?? resultName ?? '–',
    },
    { id: 'state', title: t('imports.state'), cell: (job) => <JobChip job={job} /> },
    {
      id: 'endedAt',
      title: t('imports.endedAt'),
      cell: ({ endedAt }) => (endedAt ? <time dateTime={endedAt}>{formatDateTime(endedAt)}</time> : '–'),
    },
  ];
}

export const importsPage: RemotePage = {
  Component: ImportsPage,
  needs: (at) => [jobs.fetch(parseJobsQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-goods:imports.title'), noindex: true }),
  slices: [jobs.slice, sendingFile.slice, savingTemplate.slice, exporting.slice],
  saga: function* importsSaga() {
    yield* all([jobs.saga, sendingFile.saga, savingTemplate.saga, exporting.saga]);
  },
};
