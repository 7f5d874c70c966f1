import styled from '@emotion/styled';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsLoading, useSelector } from '@storefront/shared/store';
import { LoadingBalls, VisuallyHidden } from '@storefront/shared/ui';

const appearsAfterMs = 300;

/** Four balls while a page changes or requests are pending; they take no click and hide no text for good. */
export function Overlay({ isChanging }: { isChanging: boolean }): ReactNode {
  const isLoading = useSelector(selectIsLoading);
  return <Place role="status">{(isChanging || isLoading) && <Balls />}</Place>;
}

function Balls(): ReactNode {
  const { t } = useTranslation('shell');
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      setIsShown(true);
    }, appearsAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return (
    isShown && (
      <Cloud>
        <LoadingBalls />
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </Cloud>
    )
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
