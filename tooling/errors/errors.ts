/** Writes `docs/errors.md` again. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { backendCodes } from './backend-codes';
import { errorPage } from './error-page';
import { errorTexts } from './error-texts';

const root = path.resolve(import.meta.dirname, '../..');
const codes = backendCodes(root);
const file = path.join(root, 'docs/errors.md');
writeFileSync(file, errorPage(codes, errorTexts(root, new Set(codes.keys()))));
console.log(`${String(codes.size)} codes in ${path.relative(root, file)}`);
