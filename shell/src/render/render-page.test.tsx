import axios from 'axios';
import type { RegistryRemote } from '@storefront/shared/contracts';
import { answers, aSetting, startServer, testBases } from '@storefront/shared/testing';
import { aPage, aRemote } from '../testing/render-shell';
import { createPageWords } from './page-words';
import { renderPage } from './render-page';
import { createSettings } from './settings';

const server = startServer();

const catalog: RegistryRemote = {
  version: '1.4.2',
  container: 'mf_catalog',
  entry: 'http://remotes.test/catalog/1.4.2/remoteEntry.js',
  integrity: 'sha384-test',
  contract: '2.2',
  routes: [{ path: 'products', access: 'public', render: 'server', frame: 'full', cacheKeys: [] }],
  slots: [],
  navigation: [],
  widgets: [],
  notices: {},
  preload: [],
};

async function drawProducts(flags: Record<string, boolean>) {
  server.use(answers('get', 'main/system/client-setting', aSetting({ flags })));
  const loaded: string[] = [];
  const result = await renderPage(
    {
      language: 'vi',
      path: '/products',
      search: '',
      registry: { schema: 1, remotes: { catalog } },
      siteName: 'Cửa hàng thử',
      publicUrl: 'http://shop.test',
      bases: testBases,
      deployment: 'demo',
      isFrameOnly: false,
    },
    (name) => {
      loaded.push(name);
      return Promise.resolve(aRemote(name, [aPage('products', 'Các sản phẩm', { render: 'server' })]));
    },
    {
      transport: () => Promise.resolve(axios),
      settings: createSettings(Date.now),
      words: createPageWords(),
      now: Date.now,
      onError: (error) => {
        throw error;
      },
    },
  );
  if ('redirect' in result) throw new Error('Nothing of this redirects.');
  return { ...result, loaded };
}

test('a public page arrives drawn, with whose version it is', async () => {
  const page = await drawProducts({});

  expect(page.html).toContain('Các sản phẩm');
  expect(page.rendered.remote).toBe('catalog@1.4.2');
});

test('an owner who switches rendering on the server off sends the frame, and remotes are left to browsers', async () => {
  const page = await drawProducts({ serverRendering: false });

  expect(page.html).not.toContain('Các sản phẩm');
  expect(page.html).toContain('<main');
  expect(page).toMatchObject({ status: 200, loaded: [], failure: null, rendered: { remote: null } });
});
