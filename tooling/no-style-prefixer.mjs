const all = 'var defaultStylisPlugins = [prefixer];';

/**
 * A loader that takes Emotion's table of prefixes out of the shell, which gives its cache a short one of its own. Fails the
 * build when Emotion's source has changed, so that it does not outlive its purpose.
 * @param {string} source
 */
// eslint-disable-next-line no-restricted-exports -- webpack takes a loader from there
export default function noStylePrefixer(source) {
  if (!source.includes(all))
    throw new Error(`Emotion has changed, and this loader has to follow; not found: ${all}`);
  return source.replace(all, 'var defaultStylisPlugins = [];');
}
