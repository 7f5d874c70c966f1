import { selectSession } from '@storefront/shared/store';
import { staffBrowserPath } from '../config';
import type { Start } from '../storage/begin-when-signed-in';
import { isStaffSignedIn } from './is-staff-signed-in';

/** The document server's cookie lasts for some hours, a token for minutes. */
const againAfterMs = 60 * 60_000;

/**
 * Shows the document server that this browser is that of somebody on the staff, so that it gets canaries for staff, and
 * has it forgotten when they sign out. Returns what ends it.
 */
export const followStaffBrowser: Start = ({ store, window }) => {
  let shownAt: number | null = null;
  /** One after the other: a late answer to POST would bring the cookie back after DELETE. */
  let sent: Promise<unknown> = Promise.resolve();

  // Loaded for somebody who has signed out meanwhile: an earlier page may have shown them.
  if (!isStaffSignedIn(store)) send('DELETE');
  follow();
  return store.subscribe(follow);

  function follow(): void {
    const { accessToken } = selectSession(store.getState());
    if (!accessToken || !isStaffSignedIn(store)) {
      if (shownAt !== null) send('DELETE');
      shownAt = null;
    } else if (Date.now() < accessToken.expired && Date.now() - (shownAt ?? -Infinity) > againAfterMs) {
      shownAt = Date.now();
      send('POST', { authorization: `Bearer ${accessToken.token}` });
    }
  }

  function send(method: string, headers: Record<string, string> = {}): void {
    const { href } = new URL(staffBrowserPath, window.location.href);
    sent = sent
      .then(() => window.fetch(href, { method, headers, keepalive: true }))
      .catch(() => {
        // Canaries for staff are no part of the work that somebody signed in for; the next page tries again.
      });
  }
};
