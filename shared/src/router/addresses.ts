/** What an address says, for code that has no React: the document server answers by it too. */
export * from './language-prefix';
export * from './match';
