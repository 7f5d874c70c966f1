/**
 * A loader that takes out what i18next says of its next version: two kilobytes of sentences for developers, in every first
 * load of a shopper. Fails the build when there is nothing to take out, so that it does not outlive its purpose.
 * @param {string} source
 */
// eslint-disable-next-line no-restricted-exports -- webpack takes a loader from there
export default function withoutDeprecations(source) {
  const without = source.replaceAll(/'(deprecate|warn)', (?:`[^`]*`|"[^"]*"|'[^']*')(?=\);)/g, "'$1', ''");
  if (without === source) throw new Error('i18next says nothing of its next version: this loader can go.');
  return without;
}
