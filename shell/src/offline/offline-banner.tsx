import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '@storefront/shared/ui';
import { useIsOnline } from './use-is-online';

/** Says that the connection is gone, what is safe, and what may be old; said aloud when it appears. */
export function OfflineBanner(): ReactNode {
  const { t } = useTranslation('shell');
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Strip>
          <Container>
            <strong>{t('offline.title')}</strong> {t('offline.text')}
          </Container>
        </Strip>
      )}
    </div>
  );
}

const Strip = styled.div`
  padding-block: var(--s-2);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-warning-tint);
  color: var(--c-warning);
  font-size: var(--t-sm);
`;
