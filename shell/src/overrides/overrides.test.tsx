import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { I18nextProvider } from 'react-i18next';
import { bases, type Bases } from '@storefront/shared/http';
import { createI18n } from '@storefront/shared/i18n';
import { startServer } from '@storefront/shared/testing';
import type { PageData, PageOverride } from '../config';
import { applyOverrides } from './apply-overrides';
import en from './locales/en.json';
import vi from './locales/vi.json';
import { OverrideBadge } from './override-badge';

const server = startServer();

const address = 'http://localhost:3001';
const live = {
  version: '1.0.0',
  container: 'mf_catalog_1_0_0',
  entry: 'https://remotes.test/catalog/1.0.0/remoteEntry.js',
  integrity: 'sha384-live',
  contract: '2.2',
  routes: [],
  slots: [],
  navigation: [],
  widgets: [],
  notices: {},
  preload: [{ path: 'door-remote.js', integrity: 'sha384-x' }],
};
const build = {
  ...live,
  version: 'dev',
  container: 'mf_catalog_dev',
  integrity: '',
  entry: 'https://evil.test/x.js',
};

function pageWith(...overrides: PageOverride[]): PageData {
  return {
    siteName: 'Cửa hàng thử',
    bases: Object.fromEntries(bases.map((base) => [base, `/api/${base}`])) as Bases,
    deployment: 'demo',
    registry: { schema: 1, remotes: { catalog: live } },
    version: '1.0.0',
    words: {},
    overrides,
  };
}
const built = (body: object | string) =>
  http.get(`${address}/build.json`, () =>
    typeof body === 'string' ? new HttpResponse(body) : HttpResponse.json(body),
  );

test('a tester gets the build at an address, from nowhere else', async () => {
  server.use(built(build));

  const page = await applyOverrides(pageWith({ remote: 'catalog', address }));

  expect(page.registry.remotes['catalog']).toEqual({
    ...build,
    entry: `${address}/remoteEntry.js`,
    preload: [],
  });
});

test('a team sees a remote that was never published', async () => {
  server.use(built({ ...build, container: 'mf_gifts_dev' }));

  const page = await applyOverrides(pageWith({ remote: 'gifts', address }));

  expect(page.registry.remotes['gifts']?.container).toBe('mf_gifts_dev');
  expect(page.registry.remotes['catalog']).toBe(live);
});

test.each([
  ['nothing', http.get(`${address}/build.json`, () => HttpResponse.error())],
  ['a missing file', http.get(`${address}/build.json`, () => new HttpResponse(null, { status: 404 }))],
  ['a page', built('<!doctype html>')],
  ['another program', built({ hello: 'world' })],
  ['nothing of use', built('null')],
  ['a container that is no name', built({ ...build, container: 'a;b' })],
])('with %s at the address the live version stays, and it is said', async (_what, handler) => {
  server.use(handler);

  const page = await applyOverrides(pageWith({ remote: 'catalog', address }));

  expect(page.registry.remotes['catalog']).toBe(live);
  expect(page.overrides).toEqual([{ remote: 'catalog', address, refused: 'unreachable' }]);
});

test('a refused address is never asked', async () => {
  const page = pageWith({ remote: 'catalog', address, refused: 'notAllowed' });

  expect(await applyOverrides(page)).toBe(page);
});

function renderBadge(language: 'vi' | 'en', overrides: PageOverride[]) {
  const onClear = jest.fn();
  const i18n = createI18n(language, { overrides: language === 'vi' ? vi : en, common: {} });
  render(
    <I18nextProvider i18n={i18n}>
      <OverrideBadge overrides={overrides} onClear={onClear} />
    </I18nextProvider>,
  );
  return onClear;
}

test('a tester reads which version they see, and leaves it with the keyboard', async () => {
  const user = userEvent.setup();
  const onClear = renderBadge('en', [
    { remote: 'catalog', version: '1.4.2' },
    { remote: 'account', address },
  ]);

  await user.click(screen.getByText('2 parts are test versions'));
  expect(screen.getByText('1.4.2')).toBeVisible();
  expect(screen.getByText(address)).toBeVisible();
  screen.getByRole('button', { name: 'Back to the live versions' }).focus();
  await user.keyboard('{Enter}');

  expect(onClear).toHaveBeenCalledTimes(1);
});

test.each(['vi', 'en'] as const)('a tester reads at once why a version is not there (%s)', (language) => {
  const reasons = Object.entries(language === 'vi' ? vi.refused : en.refused);
  renderBadge(
    language,
    reasons.map(([refused], index) => ({ remote: `r${index}`, refused }) as PageOverride),
  );

  for (const [, text] of reasons) expect(screen.getByText(text)).toBeVisible();
});
