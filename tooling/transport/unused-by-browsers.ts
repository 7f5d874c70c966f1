/**
 * In place of parts of the transport that no call of the shop uses in a browser: its adapter for `fetch`, which it takes where
 * there is no XMLHttpRequest; its names of status codes; forms as JSON; and cookies against forgery, which bearers make needless.
 */
export const getFetch = (): undefined => undefined;

const unused = { read: (): null => null, readAsync: (): Promise<null> => Promise.resolve(null) };
// eslint-disable-next-line no-restricted-exports -- the transport imports these by their defaults
export default unused;
