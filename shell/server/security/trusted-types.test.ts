import { createContext, runInContext } from 'node:vm';
import { trustedTypesHash, trustedTypesHead, trustedTypesScript } from './trusted-types';
import { inlineHash } from './inline-hash';

interface Policy {
  createHTML: (text: string) => string | null;
  createScriptURL: (text: string) => string | null;
  createScript?: unknown;
}

/** What the page's script makes of a page at this address whose remotes are at these origins. */
function policyOf(origins = 'https://a.example.com https://b.example.com'): Policy {
  let policy: Policy | undefined;
  const trustedTypes = {
    createPolicy(name: string, made: Policy) {
      expect(name).toBe('default');
      policy = made;
    },
  };
  runInContext(
    trustedTypesScript,
    createContext({
      window: { trustedTypes },
      trustedTypes,
      document: { querySelector: () => ({ content: origins }) },
      location: { origin: 'https://shop.example.com', href: 'https://shop.example.com/en/products' },
      URL,
    }),
  );
  if (!policy) throw new Error('No policy was made.');
  return policy;
}

test.each([
  '/_shell/1.0.0/shell.js',
  'https://shop.example.com/_shell/1.0.0/71.js',
  '/sw.js',
  'https://a.example.com/catalog/1.0.0/remoteEntry.js?retry=1',
  'https://b.example.com/x.js',
])('a script may come from %s', (address) => {
  expect(policyOf().createScriptURL(address)).toBe(address);
});

test.each([
  'https://evil.example.com/x.js',
  '//evil.example.com/_shell/x.js',
  'https://a.example.com.evil.com/x.js',
  'https://a.example.com@evil.com/x.js',
  'http://a.example.com/x.js',
  '/api/main/media/1',
  'sw.js',
  '/sw.js/../api/main/x',
  '/_shell/../api/main/x',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://a.example.com/3f1d',
  'blob:https://shop.example.com/_shell/',
  '',
])('no script comes from "%s"', (address) => {
  expect(policyOf().createScriptURL(address)).toBeNull();
});

test('a page without remotes loads none', () => {
  expect(policyOf('').createScriptURL('https://a.example.com/x.js')).toBeNull();
  expect(policyOf('').createScriptURL('data:,x')).toBeNull();
});

test('markup is that of three libraries and nothing else', () => {
  const { createHTML, createScript } = policyOf();

  for (const text of ['<div class="bar"></div>', ' ', '<script></script>'])
    expect(createHTML(text)).toBe(text);
  for (const text of [
    '',
    '<b>',
    '<script>alert(1)</script>',
    '<div class="bar"></div><img src=x onerror=alert(1)>',
  ])
    expect(createHTML(text)).toBeNull();
  expect(createScript).toBeUndefined();
});

test('the script in the page is the one whose hash is in the headers, whatever the remotes', () => {
  const [, inPage = ''] = /<script>([^]*)<\/script>$/.exec(trustedTypesHead(['https://a.example.com'])) ?? [];

  expect(inlineHash(inPage)).toBe(trustedTypesHash);
  expect(inPage).not.toMatch(/<\/script|<!--/i);
});
