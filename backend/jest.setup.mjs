import { buildForTests } from './build.mjs';

/** Before the first test of the backend. */
export default async function prepare() {
  await buildForTests();
  const made = `${import.meta.dirname}/dist/test`;
  const { prepareDatabases } = await import(`${made}/prepare-databases.mjs`);
  await prepareDatabases(made);
}
