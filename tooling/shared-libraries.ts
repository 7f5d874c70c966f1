import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the shell provides to every remote; a remote never carries one of these. */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  'react-i18next',
  '@emotion/react',
  '@emotion/styled',
  '@storefront/shared/http',
  '@storefront/shared/store',
  '@storefront/shared/cart',
  '@storefront/shared/i18n',
  '@storefront/shared/widgets',
  '@storefront/shared/events',
] as const;

/** The package that a share key belongs to: `@storefront/shared/http` → `@storefront/shared`. */
export function packageOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The version of a shared library as it is installed. */
export function installedVersion(root: string, key: string): string {
  const file = path.join(root, 'node_modules', packageOf(key), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
