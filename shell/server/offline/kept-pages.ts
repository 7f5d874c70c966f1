import { keepHeader } from '../../src/offline/ways';

/**
 * Tells the service worker which pages it may keep: whole ones that everybody gets alike. Never a private page, one
 * that was not found or failed, one with a remote that only this browser chose, or one that was answered to staff, whose
 * copy would outlast their session.
 */
export function offlineCopyHeader({
  isRendered,
  status,
  isForAll = true,
}: {
  /** A public page that is drawn on the server. */
  isRendered: boolean;
  status: number;
  /** Without overrides, and not answered to staff. */
  isForAll?: boolean;
}): Record<string, string> {
  return status === 200 && isRendered && isForAll ? { [keepHeader]: 'keep' } : {};
}
