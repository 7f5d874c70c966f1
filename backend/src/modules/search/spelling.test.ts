import { misspellingsOf, partsOf, splitsOf, typosBetween } from './spelling';
import { untelexed } from './telex';

const known = (...words: string[]) => words.map((word) => ({ word, products: 1 }));
/** What a word may have been meant to be, the likeliest first. */
const meant = (word: string, ...words: string[]) =>
  misspellingsOf(word, known(...words))
    .sort((one, other) => one.cost - other.cost)
    .map(({ words: [first] }) => first);

test.each([
  ['thun', 'thum', 1],
  ['thun', 'thunn', 1],
  ['thun', 'tun', 1],
  ['thun', 'htun', 1],
  ['sneaker', 'snaeker', 1],
  ['jean', 'quan', 2],
])('from %s to %s are %i typos', (one, other, typos) => {
  expect([typosBetween(one, other), typosBetween(other, one)]).toEqual([typos, typos]);
});

test.each([
  ['two letters are never another word', 'ao', ['an'], []],
  ['three letters may have one typo', 'aoo', ['ao', 'moi'], ['ao']],
  ['five letters may have one typo', 'jeazs', ['jeans', 'jeals'], ['jeans', 'jeals']],
  ['five letters with two typos are another word', 'jexxs', ['jeans'], []],
  ['six letters may have two typos', 'hoodxx', ['hoodie'], ['hoodie']],
  ['three typos are another word', 'sneaxxx', ['sneaker'], []],
  ['the same beginning is likelier than another', 'ban', ['dan', 'bat'], ['bat', 'dan']],
  [
    'a key that was held too long is likelier than a wrong one',
    'thunn',
    ['thung', 'thun'],
    ['thun', 'thung'],
  ],
])('%s', (_what, word, words, expected) => {
  expect(meant(word, ...words)).toEqual(expected);
});

test('a frequent word is likelier than a rare one that is as near', () => {
  const [rare, frequent] = misspellingsOf('thum', [
    { word: 'thun', products: 2 },
    { word: 'thu', products: 5000 },
  ]);

  expect(frequent?.cost).toBeLessThan(rare?.cost ?? 0);
});

test('a word without spaces is cut into known words, the fewest first', () => {
  const words = new Set(['ao', 'thun', 'aothun', 'a', 'o']);

  const found = splitsOf('aothun', (part) => words.has(part));

  expect(found[0]).toEqual(['ao', 'thun']);
  expect(found).toContainEqual(['a', 'o', 'thun']);
  expect([partsOf('aot'), partsOf('a'.repeat(25))]).toEqual([[], []]);
  expect(partsOf('aoth')).toEqual(expect.arrayContaining(['ao', 'th', 'aoth']));
});

test.each([
  ['ddaamf', 'dam'],
  ['aos', 'ao'],
  ['quaanf', 'quan'],
  ['ao1', 'ao'],
  ['luwowix', 'luoi'],
])('%s is %s, typed in Telex or VNI', (typed, word) => {
  expect(untelexed(typed)[0]).toBe(word);
});
