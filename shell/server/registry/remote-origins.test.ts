import { aRegistryDocument } from '../testing/a-registry';
import { parseRegistry } from './registry-document';
import { isAllowed, isOriginPattern, originFor, withOrigin } from './remote-origins';

const rules = {
  configured: { catalog: 'https://catalog.test', '*': 'https://{name}.remotes.test' },
  allowed: ['https://gift.test', 'https://*.team.test', 'http://localhost:3100'],
};

test.each([
  ['its own in the configuration', 'catalog', 'https://gift.test', 'https://catalog.test'],
  ['the one that the registry names', 'gift', 'https://gift.test', 'https://gift.test'],
  ['the pattern for all, with its name', 'gift', undefined, 'https://gift.remotes.test'],
])('a remote is loaded from %s', (_what, name, named, origin) => {
  expect(originFor(name, named, rules)).toEqual({ origin, problem: null });
});

test('an origin that is not allowed is not followed, and the problem says what to do', () => {
  expect(originFor('gift', 'https://evil.test', rules)).toEqual({
    origin: 'https://gift.remotes.test',
    problem: {
      reason: 'origin not allowed',
      says: expect.stringMatching(
        /names https:\/\/evil\.test for gift.*add it to their ALLOWED_REMOTE_ORIGINS/,
      ),
    },
  });
  expect(originFor('gift', 'https://evil.test', { configured: {}, allowed: [] }).origin).toBeNull();
});

test('a remote without any origin has none, and the problem says what to set', () => {
  expect(originFor('gift', undefined, { configured: {}, allowed: [] })).toEqual({
    origin: null,
    problem: {
      reason: 'no origin',
      says: expect.stringMatching(
        /no origin for gift; set REMOTE_ORIGINS=gift=https:\/\/… or \*=https:\/\/…/,
      ),
    },
  });
});

test.each([
  ['https://gift.test', true],
  ['https://a-1.team.test', true],
  ['http://localhost:3100', true],
  ['http://gift.test', false],
  ['https://gift.test:8443', false],
  ['https://team.test', false],
  ['https://.team.test', false],
  ['https://a.b.team.test', false],
  ['https://evil.test/.team.test', false],
  ['https://evil.test#.team.test', false],
  ['https://user@a.team.test', false],
  ['https://a.team.test.evil.test', false],
  ['https://ateam.test', false],
  ['http://a.team.test', false],
  ['http://localhost:31000', false],
])('the registry may name %s: %s', (origin, isFollowed) => {
  expect(isAllowed(origin, rules.allowed)).toBe(isFollowed);
  expect(isAllowed(origin, [])).toBe(false);
});

test.each([
  ['https://*.cdn.example.com', true],
  ['https://gift.example.com:8443', true],
  ['http://[::1]:3100', true],
  ['https://*', false],
  ['https://*.com', false],
  ['*', false],
  ['https://cdn.*.example.com', false],
  ['https://*.*.example.com', false],
  ['https://cdn.example.com/files', false],
  ['ftp://cdn.example.com', false],
  ['https://cdn*.example.com', false],
])('a deployment may allow %s: %s', (pattern, isPattern) => {
  expect(isOriginPattern(pattern)).toBe(isPattern);
});

test('a registry that names an origin is read, and nothing else than an origin is', () => {
  const document = aRegistryDocument();
  const read = (origin: string) => parseRegistry(JSON.stringify(withOrigin(document, 'catalog', origin)));

  expect(read('https://catalog.team.test:8443').remotes['catalog']?.origin).toBe(
    'https://catalog.team.test:8443',
  );
  for (const wrong of ['javascript:alert(1)', 'https://a.test/path', 'https://u:p@a.test', '//a.test', ''])
    expect(() => read(wrong)).toThrow(/catalog\/origin/);
});

test('an origin is named and forgotten, for a remote that is there', () => {
  const document = aRegistryDocument();
  const named = withOrigin(document, 'catalog', 'https://catalog.team.test');

  expect(named.revision).toBe(document.revision + 1);
  expect(withOrigin(named, 'catalog', null).remotes).toEqual(document.remotes);
  for (const unknown of ['gift', 'toString'])
    expect(() => withOrigin(document, unknown, 'https://gift.team.test')).toThrow(
      /no remote named .*Publish it first/,
    );
});
