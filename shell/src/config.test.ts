import type { Registry } from '@storefront/shared/contracts';
import { bases as names, type Bases } from '@storefront/shared/http';
import { aRegistryOf } from '@storefront/shared/testing';
import { pageBlock, readPageData, type PageBlock, type PageData } from './config';

const registry: Registry = aRegistryOf({
  catalog: {
    name: 'catalog',
    contract: '2.2',
    routes: [
      { path: '', name: 'home', render: 'server', lazy: () => Promise.reject(new Error('not loaded here')) },
      {
        path: 'returns/:id',
        access: 'customer',
        frame: 'bare',
        lazy: () => Promise.reject(new Error('not loaded here')),
      },
    ],
    messages: () => Promise.resolve({}),
  },
});

function aPage(block: Partial<PageBlock>): Document {
  const page = new DOMParser().parseFromString(
    '<script type="application/json" id="page-data"></script>',
    'text/html',
  );
  const data = page.getElementById('page-data');
  if (data) data.textContent = JSON.stringify(block);
  return page;
}
const bases = Object.fromEntries(names.map((name) => [name, `/api/${name}`])) as Bases;

const data: PageData = {
  siteName: 'Storefront',
  bases,
  deployment: 'demo',
  version: '1.0.0',
  words: { shell: { skip: 'Đến nội dung chính' } },
  registry,
};

test.each([
  ['that the server did not render', data],
  [
    'that the server rendered',
    {
      ...data,
      rendered: {
        remote: 'catalog@1.0.0',
        isAnswered: true,
        state: { products: [{ id: '1' }, { id: '2' }] },
      },
    },
  ],
  ['with overrides', { ...data, overrides: [{ remote: 'catalog', version: '1.0.1' }] }],
])('a page %s is read as it was sent', (_how, sent) => {
  expect(readPageData(aPage(pageBlock(sent)))).toEqual(sent);
});

test('a page without its data says so instead of starting', () => {
  expect(() => readPageData(aPage({ bases, words: {}, registry: { remotes: {} } }))).toThrow(
    'no valid page-data block',
  );
});
