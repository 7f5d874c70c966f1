import path from 'node:path';

/** What a build imports in place of a module: a file, another module, or nothing (`false`); `$` ends an exact name. */
export type ModuleAliases = Record<string, string | false>;

/** Of remotes: the same functions from their successor, or the browser, are a fraction of the size. */
export function remoteAliases(root: string): ModuleAliases {
  return {
    ...Object.fromEntries(
      ['clone', 'isPlainObject', 'toPath'].map((name) => [`lodash-es/${name}$`, `es-toolkit/compat/${name}`]),
    ),
    'lodash-es/cloneDeep$': path.join(root, 'tooling/clone-deep.ts'),
    'hoist-non-react-statics$': path.join(root, 'tooling/no-statics.ts'),
  };
}

/** Of the shell in browsers. */
export function shellAliases(root: string): ModuleAliases {
  return {
    // Its exports name the development build for every bundler.
    'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
    'use-sync-external-store/shim$': path.join(root, 'shell/src/federation/external-store.ts'),
    // Only emotion's `withTheme` uses it, which the facade does not let through.
    'hoist-non-react-statics$': false,
    ...renderAliases(root),
  };
}

/** Of the shell for Node: server and browser must draw the same attributes. */
export function renderAliases(root: string): ModuleAliases {
  const inShell = (file: string) => path.join(root, 'shell/src/federation', file);
  return {
    '@emotion/is-prop-valid$': inShell('element-props.ts'),
    '@emotion/styled$': inShell('prepared-styles.ts'),
  };
}
