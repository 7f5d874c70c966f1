import { useTranslation } from 'react-i18next';
import type { BackgroundJob } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { Badge, Banner, Progress } from '@storefront/shared/ui';

const tones = {
  queued: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'warning',
} as const satisfies Record<BackgroundJob['state'], string>;

const known = ['IMPORT_HAS_FAULTS', 'IMPORT_FILE_EMPTY', 'JOB_INTERRUPTED', 'JOB_OWNER_NOT_STAFF'] as const;

/** What state a job is in, in a word. */
export function JobChip({ job }: { job: Pick<BackgroundJob, 'state' | 'report'> }) {
  const { t } = useTranslation('operator-goods');
  const hasFaults = job.state === 'done' && job.report?.mode !== 'apply' && (job.report?.faultCount ?? 0) > 0;
  return (
    <Badge tone={hasFaults ? 'danger' : tones[job.state]}>
      {hasFaults ? t('job.faulty') : t(`job.state.${job.state}`)}
    </Badge>
  );
}

/** How far a job is, or why it ended before its end. */
export function JobProgress({ job }: { job: BackgroundJob }) {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  if (job.state === 'queued') return <p role="status">{t('job.waits')}</p>;
  if (job.state === 'failed')
    return (
      <Banner tone="danger" isLive title={t('job.state.failed')}>
        {t(`job.error.${known.find((code) => code === job.errorCode) ?? 'other'}`)}
      </Banner>
    );
  if (job.state === 'cancelled')
    return (
      <Banner tone="warning" isLive title={t('job.state.cancelled')}>
        {t(job.kind === 'order-bulk-move' ? 'moves.cancelled' : 'job.cancelledText', {
          count: job.report?.applied ?? 0,
        })}
      </Banner>
    );
  if (job.state === 'done') return null;
  const total = job.total ?? 0;
  const percent = total > 0 ? Math.min(100, Math.floor((job.done / total) * 100)) : 0;
  return (
    <Progress
      label={
        job.isCancelAsked ? t('job.ending') : t('job.progress', { percent: formatNumber(percent, language) })
      }
      value={percent}
    />
  );
}
