/** Calls when the page gets the focus or becomes visible again, and when the network is back. Returns a disposer. */
export function onFocusOrOnline(window: Window, callback: () => void): () => void {
  const callIfVisible = () => {
    if (window.document.visibilityState === 'visible') callback();
  };
  window.addEventListener('focus', callIfVisible);
  window.addEventListener('online', callIfVisible);
  window.document.addEventListener('visibilitychange', callIfVisible);
  return () => {
    window.removeEventListener('focus', callIfVisible);
    window.removeEventListener('online', callIfVisible);
    window.document.removeEventListener('visibilitychange', callIfVisible);
  };
}
