/** Writes `docs/errors.md` anew. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { backendCodes } from './backend-codes';
import { errorPage } from './error-page';
import { errorTexts } from './error-texts';

const root = path.resolve(import.meta.dirname, '../..');
const found = backendCodes(root);
const file = path.join(root, 'docs/errors.md');
writeFileSync(file, errorPage(found, errorTexts(root, new Set(found.codes.keys()))));
console.log(`${String(found.codes.size)} codes in ${path.relative(root, file)}`);
