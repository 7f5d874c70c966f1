/** Marks the figures of `docs/performance.md` that are older than the code: `npm run bench:mark`. */
import { readFile, writeFile } from 'node:fs/promises';
import { buildsNow, figuresFile, unmarkedOldFigures, withOldMarks } from './measured';

const document = await readFile(figuresFile, 'utf8');
const builds = await buildsNow();
const old = unmarkedOldFigures(document, builds);
await writeFile(figuresFile, withOldMarks(document, builds));
console.log(old.length === 0 ? 'Every old figure is marked.' : `Marked as old: ${old.join(', ')}.`);
