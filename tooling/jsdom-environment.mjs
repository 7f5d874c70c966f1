import { createRequire } from 'node:module';

/**
 * jsdom looks through the 216 selectors of its own style sheet for each element of which a test asks whether it can be
 * seen, which is half of the time that tests of pages take. What has a say in that is said here in a few rules.
 */
const require = createRequire(import.meta.url);
const jsdom = createRequire(require.resolve('jest-environment-jsdom'));
const sheet = jsdom.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const rules = jsdom(sheet).matchAll(/([^{};]+)\{[^}]*?\b((?:display|visibility):[^;}]+)[^}]*\}/g);

/** @type {Map<string, string[]>} */
const selectorsOf = new Map();
for (const [, selector = '', declaration = ''] of rules) {
  const key = declaration.trim();
  selectorsOf.set(key, [...(selectorsOf.get(key) ?? []), selector.trim()]);
}
const isHidden = (/** @type {[string, string[]]} */ [declaration]) => declaration.endsWith('none');
const inOrder = [...selectorsOf].sort((one, other) => Number(isHidden(one)) - Number(isHidden(other)));
require.cache[sheet].exports = inOrder
  .map(([declaration, selectors]) => `${selectors.join(', ')} { ${declaration}; }`)
  .join('\n');

// eslint-disable-next-line no-restricted-exports -- jest takes an environment by its default export, and by nothing else
export { default } from 'jest-fixed-jsdom';
