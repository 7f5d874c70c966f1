/** What a new remote consists of: one page, rendered on the server, in two languages, with its test. */
export interface NewRemote {
  /** Its name in the registry, in addresses and as namespace of its words: letters and digits, `gifts`. */
  name: string;
  port: number;
  /** Versions of libraries, as the shell has them. */
  versions: Record<string, string>;
}

const libraries = ['@storefront/shared', 'react', 'react-dom', 'react-i18next', 'react-router-dom'];
const libraryTypes = ['@types/react', '@types/react-dom'];

/** The files of a new remote by their path in its folder. */
export function filesOfRemote({ name, port, versions }: NewRemote): Record<string, string> {
  const Name = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const only = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, versions[one] ?? '*']));
  return {
    'package.json': json({
      name: `mf-${name}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      config: { port },
      scripts: {
        dev: `node --import tsx ../tooling/dev-remote.ts ${name}`,
        build: `tsx ../tooling/build-one.ts ${name}`,
        test: `jest --config ../jest.config.mjs --selectProjects mf-${name}`,
        lint: 'eslint . --max-warnings=0',
        typecheck: 'tsc -p .',
      },
      dependencies: only(libraries),
      devDependencies: only(libraryTypes),
    }),
    'tsconfig.json': `{
  "extends": "../tsconfig.json",
  "compilerOptions": {
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "types": ["jest", "@testing-library/jest-dom"]
  },
  "include": ["src", "../shared/src/i18n/i18next.d.ts"]
}
`,
    'webpack.config.ts': `import { createConfig } from '../tooling/webpack';

export default createConfig({
  dir: import.meta.dirname,
  name: '${name}',
  exposes: { './remote': './src/remote.ts' },
});
`,
    'README.md': `# mf-${name}

Its stretch of the customer's journey, in a sentence.

- **Pages**: \`/${name}\`.
- **Widgets**: none.
- **State**: none.
- **Calls**: none.
`,
    'src/i18next.d.ts': `import 'i18next';

declare module 'i18next' {
  interface Namespaces {
    ${name}: typeof import('./locales/vi.json');
  }
}
`,
    'src/remote.ts': `import type { Remote } from '@storefront/shared/contracts';
import { routes } from './routes';

export const remote = {
  name: '${name}',
  contract: '2.0',
  routes,
  messages: (language) => import(\`./locales/\${language}.json\`),
} satisfies Remote;
`,
    'src/routes.ts': `import type { RemoteRoute } from '@storefront/shared/contracts';
import { ${name}Head } from './${name}/${name}-head';

export const routes: RemoteRoute[] = [
  {
    path: '${name}',
    lazy: async () => ({ Component: (await import('./${name}/${name}-page')).${Name}Page }),
    head: ${name}Head,
    render: 'server',
  },
];
`,
    [`src/${name}/${name}-head.ts`]: `import type { At, DocumentHead, Translate } from '@storefront/shared/contracts';

export function ${name}Head(_state: never, _at: At, t: Translate): DocumentHead {
  return { title: t('${name}:page.title'), description: t('${name}:page.description') };
}
`,
    [`src/${name}/${name}-page.tsx`]: `import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared/contracts';
import { Page, TextLink } from '@storefront/shared/ui';

/** The first page of this remote. */
export function ${Name}Page() {
  const { t } = useTranslation('${name}');
  return (
    <Page title={t('page.title')} width="text">
      <p>{t('page.description')}</p>
      <TextLink to={paths.products.to()}>{t('page.products')}</TextLink>
    </Page>
  );
}
`,
    [`src/${name}/${name}-page.test.tsx`]: `import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import en from '../locales/en.json';
import vi from '../locales/vi.json';

startServer();

test.each([
  ['vi', vi],
  ['en', en],
] as const)('a shopper reads the page and goes on to the products (%s)', async (language, words) => {
  const user = userEvent.setup();
  const { location } = await renderRemote(remote, { at: '/${name}', language });

  expect(await screen.findByRole('heading', { level: 1, name: words.page.title })).toBeVisible();
  await user.click(screen.getByRole('link', { name: words.page.products }));

  expect(location()).toBe('/products');
});
`,
    'src/locales/vi.json': json({
      page: { title: Name, description: 'Trang mới của cửa hàng.', products: 'Xem sản phẩm' },
    }),
    'src/locales/en.json': json({
      page: { title: Name, description: 'A new page of the shop.', products: 'See the products' },
    }),
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
