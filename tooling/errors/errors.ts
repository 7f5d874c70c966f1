/** Writes `docs/errors.md` and the data of the gallery again. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readNoticeRows } from '../notice-rows';
import { backendCodes } from './backend-codes';
import { errorPage, errorTriggers, readErrorTexts } from './error-page';

const root = path.resolve(import.meta.dirname, '../..');
const codes = backendCodes(root);
const file = path.join(root, 'docs/errors.md');
writeFileSync(file, errorPage(codes, readErrorTexts(root)));
writeFileSync(
  path.join(root, 'shared/src/ui/gallery/error-triggers.json'),
  `${JSON.stringify(errorTriggers(codes, readNoticeRows(root)), null, 2)}\n`,
);
console.log(`${String(codes.size)} codes in ${path.relative(root, file)}`);
