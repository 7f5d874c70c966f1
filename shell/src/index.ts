/**
 * The entry: runs the code of the shell in three tasks instead of one, so that a phone answers to touch between them. Being
 * run from a timer also spares browsers with open developer tools from reading this whole file again for the stack of each
 * error that a library prepares while it loads.
 */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { boot } = await import(/* webpackMode: "eager" */ './boot');
  await nextTask();
  await boot();
}

/** No pause in a hidden tab: browsers delay its timers, and it takes no input. */
function nextTask(): Promise<void> | void {
  if (document.visibilityState === 'hidden') return;
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

void start();
