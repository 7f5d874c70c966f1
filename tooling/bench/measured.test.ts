import { readFile } from 'node:fs/promises';
import { buildsNow, figuresFile, figuresIn, oldMark, unmarkedOldFigures, withOldMarks } from './measured';

const figures = (builds: string) =>
  `Text.\n\n<!-- pages -->\n\n| a |\n\nMeasured (${builds}).\n\n<!-- /pages -->\n\nMore.\n`;

test('figures of another build are marked as old, and marked once', () => {
  const old = figures('shell 1.0.0-a');

  const marked = withOldMarks(old, 'shell 1.0.0-b');

  expect(marked).toContain(`<!-- pages -->\n\n${oldMark}\n`);
  expect(withOldMarks(marked, 'shell 1.0.0-b')).toBe(marked);
  expect(withOldMarks(old, 'shell 1.0.0-a')).toBe(old);
});

test('the figures of pages that are older than the code say so', async () => {
  const document = await readFile(figuresFile, 'utf8');

  expect(figuresIn(document).map(({ name }) => name)).toEqual(['lighthouse', 'peers']);
  // When this fails, measure again (`npm run bench -- --write`) or mark them (`npm run bench:mark`).
  expect(unmarkedOldFigures(document, await buildsNow())).toEqual([]);
});
