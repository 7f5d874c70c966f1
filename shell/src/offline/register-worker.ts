import type { History } from '@storefront/shared/router';
import { afterLoad, whenIdle } from '../after-load';
import { savesData } from '../connection';
import type { PageSeen } from './ways';

const settledMs = 3_000;

/**
 * Registers the service worker when the page has been drawn and the browser has nothing better to do, and tells it
 * which pages were looked at. A page without the `<meta>` removes the worker of an earlier visit with all its copies,
 * because the browser's own check for the script that removes itself may fail. A worker that is removed serves the open
 * page to its end and may copy files again; the next page removes those.
 */
export function registerWorker(window: Window, history: History): void {
  const { document, navigator } = window;
  const address = document.querySelector<HTMLMetaElement>('meta[name="service-worker"]')?.content;
  // Absent on plain http, and in some browsers' private windows.
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;

  afterLoad(window, () => {
    whenIdle(window, () => {
      void (address ? begin(address) : remove());
    });
  });

  async function remove(): Promise<void> {
    try {
      const names = await window.caches.keys();
      await Promise.all(
        names.filter((name) => name.startsWith('sf:')).map((name) => window.caches.delete(name)),
      );
      await (await workers.getRegistration())?.unregister();
    } catch {
      // The next page does it again.
    }
  }

  async function begin(script: string): Promise<void> {
    const isNew = workers.controller === null;
    try {
      await workers.register(script, { updateViaCache: 'none' });
      const { active } = await workers.ready;
      // People who save data get no copies ahead of time.
      if (isNew && !savesData(navigator)) tell(active, filesOf(window));
    } catch {
      // Forbidden or full: the shop works, but not without a network.
      return;
    }
    let timer: number | undefined;
    history.listen(() => {
      window.clearTimeout(timer);
      // Who passes by has not seen the page.
      timer = window.setTimeout(() => {
        if (!savesData(navigator)) tell(workers.controller, []);
      }, settledMs);
    });
  }

  function tell(worker: ServiceWorker | null, files: string[]): void {
    worker?.postMessage({ page: window.location.href, files } satisfies PageSeen);
  }
}

/** Files and pictures that this page has loaded without the worker. */
function filesOf(window: Window): string[] {
  return window.performance.getEntriesByType('resource').map(({ name }) => name);
}
