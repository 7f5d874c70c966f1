import type { Registry } from '@storefront/shared/contracts';
import type { Renewal } from '@storefront/shared/router';
import { liveRegistryPath } from '../config';
import { timeoutSignal } from '../timeout-signal';

const timeoutMs = 3_000;

/** Asks the document server that sent this page. */
export function createRenewal(window: Window): Renewal {
  return {
    async registry() {
      try {
        const address = new URL(liveRegistryPath, window.location.href);
        address.searchParams.set('page', window.location.pathname);
        const answer = await window.fetch(address.href, { signal: timeoutSignal(timeoutMs) });
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
