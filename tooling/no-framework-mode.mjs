const prefetch = 'function PrefetchPageLinks({ page, ...linkProps }) {';
const serverComponents =
  '    if (this.context) {\n      return /* @__PURE__ */ React2.createElement(RSCErrorHandler,';

/**
 * A loader that takes out of React Router what only its framework mode and server components run: 2.6 kilobytes of every
 * first load. Prefetching a route's modules needs the framework's manifest, which the shell does not have. Names for
 * devtools and calls not marked as pure would keep components in the bundle that nobody uses. Fails the build when the
 * router's source has changed, so that it does not outlive its purpose.
 * @param {string} source
 */
// eslint-disable-next-line no-restricted-exports -- webpack takes a loader from there
export default function noFrameworkMode(source) {
  if (!source.includes('var NavLink = ')) return source;
  for (const part of [prefetch, serverComponents])
    if (!source.includes(part))
      throw new Error(`React Router has changed, and this loader has to follow; not found: ${part}`);
  return source
    .replace(prefetch, `${prefetch}\n  return null;`)
    .replace(serverComponents, serverComponents.replace('this.context', 'false'))
    .replaceAll(/^(\w+)\.displayName = "\w+";$/gm, '')
    .replaceAll(
      /^var (\w+) = React(\d*)\.(forwardRef|createContext)\(/gm,
      'var $1 = /* @__PURE__ */ React$2.$3(',
    );
}
