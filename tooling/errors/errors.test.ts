import { readFileSync } from 'node:fs';
import path from 'node:path';
import { backendCodes } from './backend-codes';
import { errorPage } from './error-page';
import { errorTexts, unworded } from './error-texts';

const root = path.resolve(__dirname, '../..');
const found = backendCodes(root);
const codes = [...found.keys()];
const texts = errorTexts(root, new Set(codes));
const worded = new Set(texts.map(({ code }) => code));

test('every code of the contract is answered by something, and each stands there once', () => {
  expect([...found].filter(([, files]) => files.length === 0)).toEqual([]);
  expect(codes).toEqual([...new Set(codes)].sort());
});

test.each(['vi', 'en'] as const)('every code that the backend may answer has a text in %s', (language) => {
  const said = (code: string) =>
    texts.some((text) => text.code === code && text[language].trim() !== '') ||
    unworded[language][code]?.trim();

  expect(codes.filter((code) => !said(code))).toEqual([]);
});

test('a text stands by only for codes that are answered and that no page words', () => {
  for (const language of ['vi', 'en'] as const) {
    const idle = Object.keys(unworded[language]).filter((code) => !codes.includes(code) || worded.has(code));
    expect([language, idle]).toEqual([language, []]);
  }
});

test('the page of errors is up to date (npm run errors)', () => {
  const written = readFileSync(path.join(root, 'docs/errors.md'), 'utf8');

  expect(written === errorPage(found, texts)).toBe(true);
});
