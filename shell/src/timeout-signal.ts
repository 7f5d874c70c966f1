/** Aborts after so many milliseconds; `AbortSignal.timeout` is younger than some browsers of shoppers. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => {
    controller.abort();
  }, ms);
  return controller.signal;
}
