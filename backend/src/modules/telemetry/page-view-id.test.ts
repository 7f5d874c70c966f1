import { isServiceToken, networkOf, readPageView } from './page-view-id';

const secret = 'a secret for tests, long enough to be one';
const issued = 1_768_446_000_000;
const now = new Date(issued + 60_000);
const versions = { shell: '2.0.0', catalog: '1.4.2' };
const random = 'AAAAAAAAAAAAAAAAAAAAAA';
// The document server's tests hold the same two texts: what it writes must be read here.
const signature = 'FmK_Sk4zjG-JAdRcKBJy7YGM1vXraaXOybrAxmg0hno';
const id = `${random}.mkev36o0.${signature}`;
const token = '1f1kyxDqW5wWTb8IYEUccQl_iCWiKrJR-2Y6CCb0_t8';

test('a page view that the document server signed is known, whatever the order of its versions', () => {
  expect(readPageView(secret, id, versions, now)).toBe(random);
  expect(readPageView(secret, id, { catalog: '1.4.2', shell: '2.0.0' }, now)).toBe(random);
});

test.each([
  ['another version', id, { ...versions, catalog: '1.4.3' }],
  ['a part more', id, { ...versions, checkout: '1.0.0' }],
  ['a part less', id, { shell: '2.0.0' }],
  ['two parts written as one', id, { 'catalog@1.4.2,shell': '2.0.0' }],
  ['another random part', id.replace('AAA', 'AAB'), versions],
  ['another time', id.replace('mkev36o0', 'mkev36o1'), versions],
  ['no signature', `${random}.mkev36o0.`, versions],
  ['half a signature', id.slice(0, -20), versions],
  ['a signature more', `${id}.${signature}`, versions],
  ['the signature of something else', `${random}.mkev36o0.${token}`, versions],
  ['nothing at all', '', versions],
  ['letters of another width', `${id.slice(0, -1)}ｘ`, versions],
])('%s is not known', (_what, forged, parts) => {
  expect(readPageView(secret, forged, parts as Record<string, string>, now)).toBeNull();
});

test('a page view is known for half an hour, and not long before it began', () => {
  const at = (ms: number) => readPageView(secret, id, versions, new Date(issued + ms));

  expect(at(30 * 60_000)).toBe(random);
  expect(at(30 * 60_000 + 1)).toBeNull();
  expect(at(-60_000)).toBe(random);
  expect(at(-60_001)).toBeNull();
});

test("the shop's own servers are known by their token alone", () => {
  expect(isServiceToken(secret, token)).toBe(true);
  expect(isServiceToken(secret, signature)).toBe(false);
  expect(isServiceToken('another secret', token)).toBe(false);
  expect(isServiceToken(secret, '')).toBe(false);
});

test('addresses of one subscriber are one network, and no address is left in its name', () => {
  const network = (ip: string) => networkOf(secret, ip);

  expect(network('203.0.113.7')).toBe(network('203.0.113.250'));
  expect(network('::ffff:203.0.113.7')).toBe(network('203.0.113.7'));
  expect(network('203.0.113.7')).not.toBe(network('203.0.114.7'));
  expect(network('2001:db8:1:2::3')).toBe(network('2001:0db8:0001:ffff:1:2:3:4'));
  expect(network('2001:db8:1::1')).not.toBe(network('2001:db8:2::1'));
  expect(network('::1')).toBe(network('0:0:0:0:0:0:0:1'));
  expect(network('203.0.113.7')).not.toContain('203');
});
