import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@storefront/shared/errors';
import { Button, FieldError, Progress, Row } from '@storefront/shared/ui';
import type { UploadState } from './uploads';

interface Props {
  uploads: readonly UploadState[];
  onRetry: (key: string) => void;
  onGiveUp: (key: string) => void;
}

/** The files on their way, each with its progress or with what is wrong with it. */
export function UploadList({ uploads, onRetry, onGiveUp }: Props) {
  const { t } = useTranslation('provider-editor');
  if (uploads.length === 0) return null;
  return (
    <Files aria-label={t('shots.files')}>
      {uploads.map(({ key, name, status, part, ...why }) => (
        <li key={key}>
          {status === 'failed' ? (
            <>
              <p>{name}</p>
              <Problem {...why} />
            </>
          ) : (
            <Progress
              label={
                status === 'waiting'
                  ? t('shots.waiting', { name })
                  : t('shots.sending', { name, percent: Math.round(part * 100) })
              }
              value={Math.round(part * 100)}
            />
          )}
          <Row gap={2}>
            {why.error && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('shots.retryOf', { name })}
                onClick={() => onRetry(key)}
              >
                {t('shots.retry')}
              </Button>
            )}
            {status !== 'attaching' && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t(status === 'failed' ? 'shots.dismissOf' : 'shots.cancelOf', { name })}
                onClick={() => onGiveUp(key)}
              >
                {t(status === 'failed' ? 'shots.dismiss' : 'shots.cancel')}
              </Button>
            )}
          </Row>
        </li>
      ))}
    </Files>
  );
}

function Problem({ problem, error }: Pick<UploadState, 'problem' | 'error'>) {
  const { t } = useTranslation('provider-editor');
  const textOf = useErrorText({ other: t('shots.failed') });
  return (
    <div role="alert">
      <FieldError id="">{problem ? t(`shots.problems.${problem}`) : error && textOf(error)}</FieldError>
    </div>
  );
}

const Files = styled.ul`
  display: grid;
  gap: var(--s-3);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s-1) var(--s-4);
    align-items: center;
    overflow-wrap: anywhere;
  }
  li > :last-child {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;
