import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { BackgroundJob, JobChange, JobFault, JobReport as Report } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { Banner, Section, Stack, Table } from '@storefront/shared/ui';
import { DefinitionList } from '../staff/definition-list';

const counts = ['rows', 'products', 'created', 'changed', 'unchanged', 'applied'] as const;
const countsOf = (kind: BackgroundJob['kind'], mode: Report['mode']) =>
  counts.filter((count) => {
    if (kind === 'product-export') return count === 'products';
    if (count === 'applied') return mode === 'apply';
    return kind === 'product-import' || (count !== 'rows' && count !== 'created');
  });

/** What a job found and did. */
export function JobReport({ job: { kind, state }, report }: { job: BackgroundJob; report: Report }) {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const { faultCount, faults, changes, mode } = report;
  // Only what changed since the check keeps an import from writing a line and lets it end well.
  const isDone = mode === 'apply' && state === 'done';
  const outcome = kind === 'product-bulk-edit' ? 'kept' : isDone ? 'left' : 'faulty';
  const hasNothingToDo =
    kind === 'product-import' && faultCount === 0 && report.created + report.changed === 0;
  return (
    <Stack>
      {faultCount > 0 && (
        <Banner tone={isDone ? 'warning' : 'danger'} title={t(`report.${outcome}`, { count: faultCount })}>
          {t(`report.${outcome}Text`)}
        </Banner>
      )}
      {mode === 'check' && faultCount === 0 && (
        <Banner
          tone={hasNothingToDo ? 'info' : 'success'}
          title={t(hasNothingToDo ? 'report.same' : 'report.right')}
        >
          {t(hasNothingToDo ? 'report.sameText' : 'report.rightText')}
        </Banner>
      )}
      <Section title={t('report.counts')}>
        <Narrow>
          <DefinitionList
            items={countsOf(kind, mode).map((count) => ({
              term: t(`report.${count}`),
              value: formatNumber(report[count], language),
              isNumber: true,
            }))}
          />
        </Narrow>
      </Section>
      {faults.length > 0 && <Faults faults={faults} total={faultCount} />}
      {faultCount === 0 && changes.length > 0 && <Changes changes={changes} />}
    </Stack>
  );
}

/** Facts are read in one glance. */
const Narrow = styled.div`
  max-width: 420px;
`;

function Faults({ faults, total }: { faults: JobFault[]; total: number }) {
  const { t } = useTranslation('operator-goods');
  return (
    <Section title={t('report.faults')}>
      <Table
        caption={t('report.faults')}
        rows={faults.map((fault, at) => ({ ...fault, id: String(at) }))}
        rowKey={({ id }) => id}
        columns={[
          { key: 'line', title: t('report.line'), cell: ({ line }) => line },
          {
            key: 'column',
            title: t('report.column'),
            cell: ({ column }) => (column ? t(`column.${column}` as never, { defaultValue: column }) : '–'),
          },
          {
            key: 'code',
            title: t('report.fault'),
            cell: ({ code }) => t(`fault.${code}` as never, { defaultValue: code }),
          },
          { key: 'value', title: t('report.value'), cell: ({ value }) => value ?? '–' },
          { key: 'expected', title: t('report.expected'), cell: ({ expected }) => expected ?? '–' },
        ]}
      />
      {total > faults.length && <p>{t('report.moreFaults', { count: total - faults.length })}</p>}
    </Section>
  );
}

function Changes({ changes }: { changes: JobChange[] }) {
  const { t } = useTranslation('operator-goods');
  return (
    <Section title={t('report.changes')}>
      <Table
        caption={t('report.changes')}
        rows={changes.map((change, at) => ({ ...change, id: String(at) }))}
        rowKey={({ id }) => id}
        columns={[
          { key: 'line', title: t('report.line'), cell: ({ line }) => line ?? '–' },
          { key: 'subject', title: t('report.subject'), cell: ({ subject }) => subject },
          {
            key: 'field',
            title: t('report.field'),
            cell: ({ field }) => t(`field.${field}` as never, { defaultValue: field }),
          },
          { key: 'before', title: t('report.before'), cell: ({ before }) => before ?? '–' },
          { key: 'after', title: t('report.after'), cell: ({ after }) => after ?? '–' },
        ]}
      />
    </Section>
  );
}
