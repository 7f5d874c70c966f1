/** A version in the length of a cell; builds have a long digest at their end. */
export const shortVersion = (version: string): string =>
  version.length > 20 ? `${version.slice(0, 19)}…` : version;
