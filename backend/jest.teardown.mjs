/** After the last test of the backend. */
export default async function drop() {
  const { dropDatabases } = await import(`${import.meta.dirname}/dist/test/prepare-databases.mjs`);
  await dropDatabases();
}
