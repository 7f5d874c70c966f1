import { createRequire } from 'node:module';
import './compile-once.mjs';

/**
 * Whether an element can be seen is asked for every element that a test looks for by its role, and jsdom then matches each
 * rule of each style sheet against it, which is most of the time that tests of pages take. Here its own sheet is cut down
 * to what has a say in that, and a rule for a class, tag or id that an element lacks is passed over without matching.
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

/**
 * @typedef {object} Asked What jsdom keeps of an element.
 * @property {string} _localName
 * @property {(name: null, key: string) => boolean} hasAttributeNS
 * @property {(name: null, key: string) => string | null} getAttributeNS
 */
/**
 * @typedef {object} Wanted What an element must have for a selector to match.
 * @property {string | undefined} tag
 * @property {string | undefined} className
 * @property {string | undefined} attribute
 * @property {boolean} isAll There is nothing else to it.
 */
const selectors = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
/** @type {Map<string, Wanted[]>} */
const wantedBy = new Map();

/** @returns {Wanted[]} One for each selector of a list. */
function wants(/** @type {string} */ list) {
  let plain = list.replaceAll(/\[([\w-]+)[^\]]*\]/g, '[$1]');
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '');
  return plain.split(',').map((part) => {
    const last =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      tag: /^[a-z][a-z0-9]*/i.exec(last)?.[0].toLowerCase(),
      className: /\.([\w-]+)/.exec(last)?.[1],
      attribute: /\[([\w-]+)/.exec(last)?.[1],
      isAll: plain === list && /^([a-z][a-z0-9]*|\.[\w-]+)$/i.test(part.trim()),
    };
  });
}

selectors.matchesDontThrow = (/** @type {Asked} */ element, /** @type {string | undefined} */ list) => {
  if (list === undefined) return false;
  let wanted = wantedBy.get(list);
  if (!wanted) wantedBy.set(list, (wanted = wants(list)));
  const classes = ` ${element.getAttributeNS(null, 'class') ?? ''} `;
  const possible = wanted.filter(
    ({ tag, className, attribute }) =>
      (tag === undefined || tag === element._localName) &&
      (className === undefined || classes.includes(` ${className} `)) &&
      (attribute === undefined || element.hasAttributeNS(null, attribute)),
  );
  return possible.some(({ isAll }) => isAll) || (possible.length > 0 && matchesDontThrow(element, list));
};

/** Whatever is asked for, jsdom works out each of these. Colours take it longest, and tests want none that is inherited. */
const { propertiesWithResolvedValueImplemented: resolved } = jsdom(
  'jsdom/lib/jsdom/living/helpers/style-rules.js',
);
for (const property of Object.keys(resolved)) if (property.endsWith('color')) delete resolved[property];

// eslint-disable-next-line no-restricted-exports -- jest takes an environment by its default export, and by nothing else
export { default } from 'jest-fixed-jsdom';
