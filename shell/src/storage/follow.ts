import { beginWhenSignedIn } from './begin-when-signed-in';
import { isStaffSignedIn } from '../session/is-staff-signed-in';
import { followTabs } from './follow-tabs';

/** What happens in this browser's other tabs and on the customer's other devices is seen in this one. */
export function follow(parts: Parameters<typeof followTabs>[0]): void {
  followTabs(parts);
  beginWhenSignedIn(parts);
  beginWhenSignedIn(
    parts,
    async () => (await import('../session/staff-browser')).followStaffBrowser,
    isStaffSignedIn,
  );
}
