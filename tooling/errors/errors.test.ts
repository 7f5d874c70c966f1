import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readNoticeRows } from '../notice-rows';
import { backendCodes } from './backend-codes';
import { errorPage, errorTriggers, readErrorTexts } from './error-page';

const root = path.resolve(__dirname, '../..');
const found = backendCodes(root);
const codes = [...found.keys()];
const texts = readErrorTexts(root);

test('every code of the contract is answered by something, and each stands there once', () => {
  expect([...found].filter(([, files]) => files.length === 0)).toEqual([]);
  expect(codes).toEqual([...new Set(codes)].sort());
});

test.each(['vi', 'en'] as const)(
  'every code has one text in %s, and no text is left of a code that is gone',
  (language) => {
    const { field, wait, ...own } = texts[language];

    expect(Object.keys(own).sort()).toEqual(codes);
    expect(Object.entries(own).filter(([, text]) => String(text).trim() === '')).toEqual([]);
    expect([typeof field, typeof wait]).toEqual(['object', 'object']);
  },
);

test('the page of errors is up to date (npm run errors)', () => {
  const written = readFileSync(path.join(root, 'docs/errors.md'), 'utf8');

  expect(written === errorPage(found, texts)).toBe(true);
});

test('the errors of the gallery are up to date (npm run errors)', () => {
  const written = readFileSync(path.join(root, 'shared/src/ui/gallery/error-triggers.json'), 'utf8');

  expect(JSON.parse(written)).toEqual(errorTriggers(found, readNoticeRows(root)));
});
