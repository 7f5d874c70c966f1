import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isInstalled, markInstalled } from './install.mjs';

interface Package {
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  link?: boolean;
  resolved?: string;
}

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'install-'));
  mkdirSync(path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, packages: Record<string, Package>) =>
  writeFileSync(path.join(root, file), JSON.stringify({ lockfileVersion: 3, packages }));
const lock = (packages: Record<string, Package>) =>
  write('package-lock.json', { '': { version: '1.0.0' }, ...packages });
/** npm lists there what it has installed, after everything else. */
const installed = (packages: Record<string, Package>) => write('node_modules/.package-lock.json', packages);

const react = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } };
const remote = {
  'mf-gifts': { version: '1.0.0' },
  'node_modules/mf-gifts': { resolved: 'mf-gifts', link: true },
};

test('an install by hand is not repeated', () => {
  lock({ ...react, ...remote });
  installed({ ...react, ...remote });

  expect(isInstalled(root)).toBe(true);
});

test('nothing is installed before the first start', () => {
  lock(react);

  expect(isInstalled(root)).toBe(false);
});

test('an install that was interrupted is repeated', () => {
  lock(react);
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{"packages": {"node_mod');

  expect(isInstalled(root)).toBe(false);
});

test.each([
  ['a new library', { 'node_modules/moment': { version: '2.30.1' } }],
  ['another version', { 'node_modules/react': { version: '19.4.0', integrity: 'sha512-b' } }],
  [
    'other content of the same version',
    { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-b' } },
  ],
  ['a new workspace', remote],
])('%s in the lock file is installed', (_what, packages) => {
  lock({ ...react, ...packages });
  installed(react);

  expect(isInstalled(root)).toBe(false);
});

test('a program for another kind of machine need not be there, one for this kind must', () => {
  const elsewhere = process.platform === 'win32' ? 'linux' : 'win32';
  installed(react);

  lock({ ...react, 'node_modules/fast': { version: '1.0.0', optional: true, os: [elsewhere] } });
  expect(isInstalled(root)).toBe(true);

  lock({ ...react, 'node_modules/fast': { version: '1.0.0', optional: true, os: [process.platform] } });
  expect(isInstalled(root)).toBe(false);
});

test('what was installed is not installed again until the lock file changes', () => {
  lock(react);
  markInstalled(root);
  expect(isInstalled(root)).toBe(true);

  lock({ ...react, 'node_modules/moment': { version: '2.30.1' } });
  expect(isInstalled(root)).toBe(false);
});

test('a folder of packages that came from another kind of machine is installed again', () => {
  lock(react);
  markInstalled(root);

  expect(isInstalled(root, { platform: 'sunos', arch: 'sparc' })).toBe(false);
});
