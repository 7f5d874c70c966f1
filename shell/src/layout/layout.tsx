import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notices } from '../notices/notices';
import { Overlay } from '../overlay/overlay';
import { RouteProgress } from '../overlay/route-progress';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';

interface Props {
  frame: 'full' | 'bare';
  isChanging: boolean;
  children: ReactNode;
}

/** The frame around every page: it lives on whatever happens inside. */
export function Layout({ frame, isChanging, children }: Props): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Whole>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <Header isBare={frame === 'bare'} />
      <Main id="main" tabIndex={-1} aria-busy={isChanging}>
        {children}
      </Main>
      <Footer isBare={frame === 'bare'} />
      {frame === 'full' && <BottomBar />}
      <RouteProgress isChanging={isChanging} />
      <Overlay isChanging={isChanging} />
      <Notices />
    </Whole>
  );
}

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;
const Main = styled.main`
  flex: 1;
  min-width: 0;
`;
const SkipLink = styled.a`
  position: absolute;
  z-index: 100;
  top: 8px;
  left: 8px;
  padding: 12px 16px;
  border-radius: var(--r-control);
  background: var(--c-action);
  color: var(--c-on-action);
  font-weight: 600;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;
