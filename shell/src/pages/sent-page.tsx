import styled from '@emotion/styled';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Container, RetryIcon } from '@storefront/shared/ui';

/** The page as the server sent it, readable and with working links, while its own code cannot be loaded. */
export function SentPage({ content, onRetry }: { content: Node; onRetry: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(content);
  }, [content]);
  return (
    <>
      <Bar>
        <Banner
          tone="warning"
          isLive
          title={t('kept.title')}
          action={
            <Button icon={<RetryIcon />} onClick={onRetry}>
              {t('unavailable.retry')}
            </Button>
          }
        >
          {t('kept.text')}
        </Banner>
      </Bar>
      <div ref={place} />
    </>
  );
}

const Bar = styled(Container)`
  padding-block: var(--s-4);
`;
