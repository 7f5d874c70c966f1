import type { Registry } from '@storefront/shared/contracts';
import { liveRegistryPath } from '../config';

/** For a page whose version of a remote turned out to be wrong in itself: only another one can help. */
export interface Renewal {
  /** What a page would get now; null when nobody can say. */
  registry: () => Promise<Registry | null>;
  /** Opens this address again, where parts of the wrong version cannot be taken back. */
  reload: () => void;
}

const timeoutMs = 3_000;

/** Asks the document server that sent this page. */
export function createRenewal(window: Window): Renewal {
  return {
    async registry() {
      try {
        const address = new URL(liveRegistryPath, window.location.href).href;
        const answer = await window.fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
        return answer.ok ? ((await answer.json()) as Registry) : null;
      } catch {
        return null;
      }
    },
    reload() {
      window.location.reload();
    },
  };
}
