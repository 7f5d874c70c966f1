/** Calls when somebody looks at the shop again, or its network is back. Returns what ends it. */
export function onFocusOrOnline(window: Window, look: () => void): () => void {
  const lookIfSeen = () => {
    if (window.document.visibilityState === 'visible') look();
  };
  window.addEventListener('focus', lookIfSeen);
  window.addEventListener('online', lookIfSeen);
  window.document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    window.removeEventListener('focus', lookIfSeen);
    window.removeEventListener('online', lookIfSeen);
    window.document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
