import { buildWorker } from './build.mjs';

/** Before the first test of the backend. */
export default () => buildWorker(`${import.meta.dirname}/dist/test/pglite-worker.mjs`);
