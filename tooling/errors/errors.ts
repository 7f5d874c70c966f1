/** Writes `docs/errors.md` again. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { backendCodes } from './backend-codes';
import { errorPage, readErrorTexts } from './error-page';

const root = path.resolve(import.meta.dirname, '../..');
const codes = backendCodes(root);
const file = path.join(root, 'docs/errors.md');
writeFileSync(file, errorPage(codes, readErrorTexts(root)));
console.log(`${String(codes.size)} codes in ${path.relative(root, file)}`);
