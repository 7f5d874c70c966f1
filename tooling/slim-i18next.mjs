const sentences = /'(deprecate|warn)', (?:`[^`]*`|"[^"]*"|'[^']*')(?=\);)/g;
const backend = /const removePending = [\s\S]*?\nclass Connector [\s\S]*?\n}\n(?=\nconst get = )/;
/** The methods that the rest of i18next calls: texts come from remotes, none is loaded or saved by i18next itself. */
const noBackend = `class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, callback) { callback(); }
  reload(languages, namespaces, callback) { callback(); }
  saveMissing() {}
}
`;

/**
 * A loader that takes out of i18next what no page of this shop runs: what it says of its next version to developers, and
 * loading texts from a backend. Four kilobytes of every first load. Fails the build when i18next's source has changed, so
 * that it does not outlive its purpose.
 * @param {string} source
 */
// eslint-disable-next-line no-restricted-exports -- webpack takes a loader from there
export default function slimI18next(source) {
  for (const part of [sentences, backend])
    if (source.search(part) < 0)
      throw new Error(`i18next has changed, and this loader has to follow; not found: ${String(part)}`);
  return source.replaceAll(sentences, "'$1', ''").replace(backend, noBackend);
}
