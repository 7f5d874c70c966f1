import { keepHeader } from '../../src/offline/ways';

/**
 * Tells the service worker which pages it may keep: whole ones that everybody gets alike. Never a private page, one
 * that was not found or failed, or one with a remote that only this browser chose.
 */
export function offlineCopyHeader({
  isRendered,
  status,
  hasOverrides = false,
}: {
  /** A public page that is drawn on the server. */
  isRendered: boolean;
  status: number;
  hasOverrides?: boolean;
}): Record<string, string> {
  return status === 200 && isRendered && !hasOverrides ? { [keepHeader]: 'keep' } : {};
}
