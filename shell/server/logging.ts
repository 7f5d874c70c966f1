/** A query may hold anything: the key of a mailed link, an address, what somebody looks for. */
const queryValue = /([?&][\w.[\]%-]{1,60}=)[^&\s"\\]+/g;

/** How the server logs: JSON lines in which addresses keep the names of their queries and none of the values. */
export const logOptions = (level: string) => ({
  level,
  hooks: { streamWrite: (line: string) => line.replace(queryValue, '$1…') },
});
