import type { Registry } from '@storefront/shared/contracts';
import { bases as names, type Bases } from '@storefront/shared/http';
import { aRegistryOf } from '@storefront/shared/testing';
import { packRegistry, readPageData, type PageBlock } from './config';

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

test('a page reads each route as the registry has it', () => {
  const page = readPageData(aPage({ bases, words: {}, registry: packRegistry(registry) }));

  expect(page.registry).toEqual(registry);
});

test('a page without its data says so instead of starting', () => {
  expect(() => readPageData(aPage({ bases, words: {} }))).toThrow('no valid page-data block');
});
