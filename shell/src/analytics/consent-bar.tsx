import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Container } from '@storefront/shared/ui';

/** Stands at the bottom and in nobody's way: the shop can be used without an answer. */
export function ConsentBar({ onAnswer }: { onAnswer: (isGiven: boolean) => void }): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Bar data-stuck aria-label={t('consent.title')}>
      <Inner>
        <p>{t('consent.text')}</p>
        <Button
          variant="quiet"
          onClick={() => {
            onAnswer(false);
          }}
        >
          {t('consent.refuse')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            onAnswer(true);
          }}
        >
          {t('consent.agree')}
        </Button>
      </Inner>
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  z-index: 14;
  bottom: 0;
  padding-block: var(--s-3);
  border-top: 1px solid var(--c-line);
  background: var(--c-paper);
  @media (max-width: 767px) {
    bottom: 56px;
  }
`;
const Inner = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3);
  p {
    flex: 1 1 280px;
    font-size: var(--t-sm);
  }
`;
