/** Whether this run has a PostgreSQL server; `prepare-databases.ts` knows before the first file is read. */
export const isOnPostgres = process.env['TEST_RUN'] !== undefined;

/** A test of what only PostgreSQL has: its connection, its processes, its programs. Elsewhere it counts as skipped. */
export const onPostgres = isOnPostgres ? test : test.skip;
