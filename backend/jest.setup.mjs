import { buildForTests } from './build.mjs';

/** Before the first test of the backend. */
export default buildForTests;
