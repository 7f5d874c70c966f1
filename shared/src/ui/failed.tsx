import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Empty } from './empty';
import { RetryIcon } from './icons';

export interface FailedProps {
  error?: { code: string; requestId?: string | null | undefined; status?: number | undefined } | undefined;
  /** Overrules what is said about the code. */
  title?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Asked again and waiting. */
  isRetrying?: boolean | undefined;
  /** Beside the retry: a way elsewhere, a contact. */
  action?: ReactNode;
}

const offlineCodes = ['NETWORK', 'TIMEOUT', 'ABORTED'];

/** Something could not be had: what happened, a retry, and the number to name when asking for help. */
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
