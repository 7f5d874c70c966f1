import { aRegistryDocument, aRemoteVersion, by } from '../testing/a-registry';
import { promote, publishRemote, retire } from './releases';
import { servedOf } from './served';

test('the addresses of a retired remote are free at once, also when nobody knows where its files were', () => {
  const document = aRegistryDocument({ catalog: ['1.0.0'] });
  const retired = retire(document, 'catalog', by('An'));
  const toys = aRemoteVersion('1.0.0', { name: 'toys', paths: ['catalog'] });
  const next = promote(publishRemote(retired, 'toys', toys), 'toys', '1.0.0', by('Bo'));

  const served = servedOf(
    next,
    { document, origins: {} },
    { origins: { catalog: null, toys: 'https://toys.test' }, isReady: () => true },
  );

  expect(served.document.remotes['toys']?.live).toBe('1.0.0');
  expect(served.document.remotes['catalog']?.live).toBeNull();
});
