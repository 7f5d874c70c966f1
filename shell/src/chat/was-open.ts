/** Of this tab: an open conversation stays open when the page is loaded again. */
export const openKey = 'sf:chat-open';

/** Whether the conversation was open when this tab's page was left or loaded again. */
export function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(openKey) !== null;
  } catch {
    // Blocked: it is closed on the next page load.
    return false;
  }
}
