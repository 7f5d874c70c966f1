import type { Federation } from '@storefront/shared/app';
import type { Reporter } from './reporter';

/** How this page does, from its first moment on; what tells it comes once the page stands. */
export interface Telemetry {
  /** Records an error and where it was caught. */
  recordError: (error: unknown, where: string) => void;
  /** The same federation, with the time that each remote takes told. */
  watched: (federation: Federation) => Federation;
  /** The page stands. */
  shown: () => void;
  /** Gives what was kept, and all that follows, to the part that tells it. */
  handOver: (reporter: Reporter) => void;
  stop: () => void;
}

type Call = (reporter: Reporter) => void;

/** A page that fails in a circle before anybody can tell has kept enough. */
const maxStored = 50;

/** Listens to the window at once, and keeps what it hears until somebody can tell it. */
export function createTelemetry(window: Window): Telemetry {
  const kept: Call[] = [];
  let reporter: Reporter | null = null;

  function tell(call: Call): void {
    if (reporter) call(reporter);
    else if (kept.length < maxStored) kept.push(call);
  }
  function recordError(error: unknown, where: string): void {
    tell((to) => to.recordError(error, where));
  }
  function loaded(part: string, ms: number): void {
    tell((to) => to.recordLoaded(part, ms));
  }

  const onError = (event: ErrorEvent): void => {
    const { message, filename } = event;
    if (message.startsWith('ResizeObserver loop')) return;
    const error: unknown = event.error;
    recordError(error ?? { message, stack: filename }, 'window');
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void => recordError(reason, 'promise');
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);

  return {
    recordError,
    watched: (federation) => ({
      ...federation,
      async remote(name) {
        const start = window.performance.now();
        const remote = await federation.remote(name);
        loaded(name, window.performance.now() - start);
        return remote;
      },
    }),
    shown: () => loaded('shell', window.performance.now()),
    handOver(to) {
      reporter = to;
      for (const call of kept.splice(0)) call(to);
    },
    stop() {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
      reporter?.stop();
    },
  };
}
