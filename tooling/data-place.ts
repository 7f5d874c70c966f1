/** Where a started shop keeps its data, in a sentence for a terminal; never with a password. */
export function dataPlace(env: Readonly<Record<string, string | undefined>>): string {
  const { DATABASE_URL: address, DATA_DIR: folder = '.data' } = env;
  if (!address)
    return `The data is kept in ${folder} by the embedded database, which does not promise to survive a power loss.`;
  const { host, pathname } = new URL(address);
  return `The data is kept by PostgreSQL at ${host}, in the database ${decodeURIComponent(pathname.slice(1))}; pictures and logs are in ${folder}.`;
}
