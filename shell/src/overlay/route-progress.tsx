import { css, Global } from '@emotion/react';
import type { NProgress } from 'nprogress';
import { useEffect, useState, type ReactNode } from 'react';

const stopDelayMs = 200;

/** The bar at the very top: 30 percent when a change of page begins, gone 200 ms after it ended. */
export function RouteProgress({ isChanging }: { isChanging: boolean }): ReactNode {
  const [bar, setBar] = useState<NProgress | null>(null);

  useEffect(() => {
    // Not needed for the first paint, so it comes after it.
    import('nprogress').then(
      ({ default: loaded }) => {
        loaded.configure({
          minimum: 0.3,
          showSpinner: false,
          trickleSpeed: 200,
          // Its own markup carries a role that does not exist.
          barSelector: '.bar',
          template: '<div class="bar"></div>',
        });
        setBar(loaded);
      },
      () => {
        // Pages change without it.
      },
    );
  }, []);

  useEffect(() => {
    if (!bar) return;
    if (isChanging) {
      bar.start();
      return;
    }
    const timer = setTimeout(() => {
      bar.done();
    }, stopDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [bar, isChanging]);
  return <Global styles={look} />;
}

const look = css`
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
