import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Empty } from './empty';
import { RetryIcon } from './icons';

export interface FailedProps {
  error?: { code: string; requestId?: string | null | undefined; status?: number | undefined } | undefined;
  /** Replaces the general text for the code. */
  title?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** A retry is under way. */
  isRetrying?: boolean | undefined;
  /** Beside the retry button: a link elsewhere, a contact. */
  action?: ReactNode;
}

const offlineCodes = ['NETWORK', 'TIMEOUT', 'ABORTED'];

/** Something failed to load: what happened, a retry button, and the support code. */
export function Failed({ error, title, onRetry, isRetrying = false, action }: FailedProps) {
  const { t } = useTranslation('common');
  const isOffline = error !== undefined && offlineCodes.includes(error.code);
  const key = isOffline ? 'offline' : error?.status === 404 ? 'missing' : 'broken';
  return (
    <div role="alert">
      <Empty
        scene={isOffline ? 'offline' : 'error'}
        title={title ?? t(`failed.${key}.title`)}
        action={
          <>
            {onRetry && (
              <Button variant="quiet" icon={<RetryIcon />} busy={isRetrying} onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            {action}
          </>
        }
      >
        <p>{t(`failed.${key}.text`)}</p>
        {error?.requestId && (
          <RequestId>
            {t('failed.requestId')} <code>{error.requestId}</code>
          </RequestId>
        )}
      </Empty>
    </div>
  );
}

const RequestId = styled.p`
  margin-top: var(--s-2);
  font-size: var(--t-sm);
  code {
    font-size: 0.95em;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
