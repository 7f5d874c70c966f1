/** What a page does once it stands; none of it is waited for, so it comes in a file of its own. */
export { registerWorker } from './offline/register-worker';
export { follow } from './storage/follow';
export { startPrefetch } from './router/prefetch';
export { createReporter } from './telemetry/reporter';
