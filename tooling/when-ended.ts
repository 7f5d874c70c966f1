/**
 * Ends a program that holds others: on Ctrl+C, when it is told to end, and when anyone who started it is gone, for npm may
 * be ended without handing the signal on.
 */
export function whenEnded(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, 1_000).unref();
}
