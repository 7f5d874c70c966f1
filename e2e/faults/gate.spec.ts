import { expect, test } from '@playwright/test';
import { tryBroken, type Place } from '../../tooling/gate/try-broken';

const laterPage: Place = { onlyOf: 'products/:slug' };

test.describe('the gate opens a version in a browser, and in time', () => {
  test.setTimeout(180_000);

  test('lets one through with which nothing is wrong @full', async () => {
    expect(await tryBroken('catalog', laterPage, '')).toEqual([]);
  });

  for (const [what, place, code, found] of [
    [
      'whose entry throws',
      'remoteEntry.js',
      `throw new Error('broken on purpose');`,
      /the page fails: broken on purpose\n[^]*does not open its remoteEntry\.js within 20 s/,
    ],
    [
      'whose entry never ends',
      'remoteEntry.js',
      'for(;;);',
      /its first page does not load within 20 s|does not open its remoteEntry\.js within 20 s/,
    ],
    [
      'whose later page throws',
      laterPage,
      `throw new Error('broken on purpose');`,
      /the page \/products\/:slug cannot be loaded/,
    ],
    [
      'whose later page never ends',
      laterPage,
      'for(;;);',
      /its pages, messages and widgets do not all load within 20 s/,
    ],
  ] as const) {
    test(`refuses one ${what} @full`, async () => {
      expect((await tryBroken('catalog', place, code)).join('\n')).toMatch(found);
    });
  }
});
