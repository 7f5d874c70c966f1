/** In place of the transport's adapter for `fetch`, which it takes where there is no XMLHttpRequest: in no browser. */
export const getFetch = (): undefined => undefined;
