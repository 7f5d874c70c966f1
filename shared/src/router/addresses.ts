/** Reads addresses without React, so that the document server can use the same code. */
export * from './language-prefix';
export * from './match';
export * from './path-to';
