import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '../fixtures';
import { expectPage, places } from './expectations';
import { test } from './fixtures';
import { untilLive } from './live';

/** What may happen to the registry's file, and what the log then says to anyone who reads it. */
const accidents: { says: string; text: (good: string) => string | null; told: RegExp; isSmoke?: boolean }[] =
  [
    { says: 'is missing', text: () => null, told: /There is no registry\.json .* Publish: npm run build/ },
    { says: 'is empty', text: () => '', told: /The registry is empty\. Put the last good copy back/ },
    {
      says: 'is cut off in the middle',
      text: (good) => good.slice(0, good.length / 2),
      told: /not valid JSON, or only the beginning of it\. Put the last good copy back/,
      isSmoke: true,
    },
    {
      says: 'is a page instead',
      text: () => '<!doctype html><title>404</title>',
      told: /not valid JSON, or only the beginning of it\. Put the last good copy back/,
    },
    {
      says: 'comes from a future program',
      text: (good) => good.replace('"schema": 2', '"schema": 3'),
      told: /newer than this program reads \(2\)\. Update the program first/,
    },
    {
      says: 'names an origin that is not allowed',
      text: (good) => good.replaceAll('"/catalog/', '"https://elsewhere.example/catalog/'),
      told: /an entry of catalog .* at https:\/\/elsewhere\.example, but files of catalog must be at/,
    },
  ];

for (const { says, text, told, isSmoke = false } of accidents) {
  test(
    `a registry that ${says} changes nothing in the shop, and the log says what to do`,
    {
      tag: isSmoke ? [] : ['@full'],
    },
    async ({ page, faultShop: { stack } }) => {
      const file = path.join(stack.registry, 'registry.json');
      const log = path.join(stack.dataDir, 'logs/shell.log');
      const good = await readFile(file, 'utf8');
      const before = (await readFile(log, 'utf8')).length;
      const spoilt = text(good);
      expect(spoilt).not.toBe(good);
      try {
        if (spoilt === null) await rm(file);
        else await replace(file, spoilt);
        await expect.poll(async () => (await readFile(log, 'utf8')).slice(before)).toMatch(told);

        await page.goto(places.catalog.path);
        await expectPage(page, places.catalog, 'vi');
        await page.goto(places.checkout.path);
        await expectPage(page, places.checkout, 'vi');
        // The reader looks four times a second; it said it once.
        expect(
          (await readFile(log, 'utf8')).slice(before).match(/The registry cannot be used/g),
        ).toHaveLength(1);
      } finally {
        await replace(file, good);
      }
      const { remotes } = JSON.parse(good) as { remotes: Record<string, { live: string }> };
      await untilLive(stack.url, 'catalog', remotes['catalog']?.live ?? '');
    },
  );
}

/** As a program that writes carefully does: never half a file. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
