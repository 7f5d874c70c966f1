/** Runs once the page and everything in it is loaded. */
export function afterLoad(window: Window, run: () => void): void {
  if (window.document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

/** Runs when the browser has nothing better to do. */
export function whenIdle(window: Window, run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 1_000);
}
