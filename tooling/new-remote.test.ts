import { filesOfRemote } from './new-remote';

const files = filesOfRemote({ name: 'gifts', port: 3008, versions: { react: '19.3.1' } });

type Words = { page: Record<string, string> };
const words = (language: string) => JSON.parse(files[`src/locales/${language}.json`] ?? '') as Words;

test('a new remote says the same things in both languages', () => {
  expect(Object.keys(words('vi').page).sort()).toEqual(Object.keys(words('en').page).sort());
});

test('a new remote is named alike in its folder, its manifest, its build and its words', () => {
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({ name: 'mf-gifts', config: { port: 3008 } });
  expect(files['src/remote.ts']).toContain("name: 'gifts'");
  expect(files['webpack.config.ts']).toContain("name: 'gifts'");
  expect(files['src/i18next.d.ts']).toContain('gifts: typeof import');
});

test('a new remote takes the versions of libraries that the shell has', () => {
  const { dependencies } = JSON.parse(files['package.json'] ?? '') as {
    dependencies: Record<string, string>;
  };

  expect(dependencies['react']).toBe('19.3.1');
});

test('a new remote is drawn on the server and tested as a shopper would see it', () => {
  expect(files['src/routes.ts']).toContain("render: 'server'");
  expect(files['src/gifts/gifts-page.test.tsx']).toContain('a shopper reads the page');
});
