import { existsSync } from 'node:fs';
import path from 'node:path';
import { remotes } from './apps';
import { sharedLibraries } from './shared-libraries';
import { exportedNames, importedNames, tableOfNamespaces } from './source-imports';

const root = path.resolve(__dirname, '..');
const federation = path.join(root, 'shell/src/federation');
const provided = tableOfNamespaces(path.join(federation, 'shared-table.ts'), 'provided');

/** The doors of `shared` that every remote carries itself; the others the shell provides. */
const carriedEntryPoints = ['contracts', 'form-draft', 'forms', 'money', 'products', 'time', 'ui'].map(
  (entryPoint) => `shared/src/${entryPoint}`,
);

test('a remote finds every shared library in the shell', () => {
  expect(Object.keys(provided).sort()).toEqual([...sharedLibraries].sort());
});

test('a remote meets a library through its facade, and a door of shared as it is', () => {
  for (const [key, from] of Object.entries(provided)) {
    if (key.startsWith('@storefront/shared/')) expect(from).toBe(key);
    else {
      expect(from).toMatch(/^\.\/facades\//);
      expect(existsSync(path.join(federation, `${from}.ts`))).toBe(true);
    }
  }
});

test.each([...remotes.map(({ dir }) => `${dir}/src`), ...carriedEntryPoints])(
  'a shopper never meets a missing export in %s',
  (folder) => {
    const libraries = sharedLibraries.filter((key) => !key.startsWith('@storefront/'));
    const offered = Object.fromEntries(
      libraries.map((key) => [key, exportedNames(path.join(federation, `${provided[key] ?? ''}.ts`))]),
    );

    const missing = importedNames(path.join(root, folder), libraries)
      .filter(({ from, name }) => !offered[from]?.includes(name))
      .map(({ file, from, name }) => `${path.relative(root, file)} uses ${name} of ${from}`);

    // Add it to shell/src/federation/facades, or do without it.
    expect(missing).toEqual([]);
  },
);

test('what JSX compiles to is offered', () => {
  expect(exportedNames(path.join(federation, 'facades/react-jsx-runtime.ts'))).toEqual(
    expect.arrayContaining(['Fragment', 'jsx', 'jsxs']),
  );
});
