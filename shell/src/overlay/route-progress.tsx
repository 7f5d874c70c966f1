import { css, Global } from '@emotion/react';
import nprogress from 'nprogress';
import { useEffect, type ReactNode } from 'react';

const stopDelayMs = 200;

/** The bar at the very top: 30 percent when a change of page begins, gone 200 ms after it ended. */
export function RouteProgress({ isChanging }: { isChanging: boolean }): ReactNode {
  useEffect(() => {
    nprogress.configure({ minimum: 0.3, showSpinner: false, trickleSpeed: 200 });
    if (isChanging) {
      nprogress.start();
      return;
    }
    const timer = setTimeout(() => {
      nprogress.done();
    }, stopDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isChanging]);
  return <Global styles={bar} />;
}

const bar = css`
  #nprogress {
    pointer-events: none;
  }
  #nprogress .bar {
    position: fixed;
    z-index: 1000;
    top: 0;
    left: 0;
    width: 100%;
    height: 3px;
    background: var(--c-brand);
  }
`;
