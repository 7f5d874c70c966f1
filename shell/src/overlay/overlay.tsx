import styled from '@emotion/styled';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsLoading, useSelector } from '@storefront/shared/store';
import { LoadingBalls, VisuallyHidden } from '@storefront/shared/ui';

const appearsAfterMs = 300;

/** Four balls while a page changes or requests are pending; they take no click and hide no text for good. */
export function Overlay({ isChanging }: { isChanging: boolean }): ReactNode {
  const { t } = useTranslation('shell');
  const isLoading = useSelector(selectIsLoading);
  const isBusy = isChanging || isLoading;
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isBusy) {
      setIsShown(false);
      return;
    }
    const timer = setTimeout(() => {
      setIsShown(true);
    }, appearsAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isBusy]);

  return (
    <Place role="status">
      {isShown && (
        <Cloud>
          <LoadingBalls />
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </Cloud>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  z-index: 60;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
`;
const Cloud = styled.div`
  padding: 4px 24px;
  border-radius: var(--r-full);
  background: var(--c-paper);
  box-shadow: var(--shadow);
`;
