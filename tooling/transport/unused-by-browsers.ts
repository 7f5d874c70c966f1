/**
 * In place of parts of the transport that no call of the shop uses in a browser: its adapter for `fetch`, which it takes where
 * there is no XMLHttpRequest; its names of status codes; forms as JSON or in addresses; cookies against forgery, which bearers
 * make needless; its older way to cancel; the speed of an upload; and the check of options, which the types have checked.
 */
export const getFetch = (): undefined => undefined;

const nothing = (): undefined => undefined;
const unused = Object.assign(() => nothing, {
  read: (): null => null,
  readAsync: (): Promise<null> => Promise.resolve(null),
  assertOptions: nothing,
  validators: { transitional: nothing, spelling: nothing },
});
// eslint-disable-next-line no-restricted-exports -- the transport imports these by their defaults
export default unused;
