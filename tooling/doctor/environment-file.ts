import { statSync } from 'node:fs';
import { right, wrong, type Finding } from './finding';

/** The file `.env` holds every secret of the shop: only its owner and one group may read it. Nothing without a file. */
export function environmentFileFindings(file: string): Finding[] {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return [];
  const mode = (found.mode & 0o777).toString(8);
  if ((found.mode & 0o006) === 0)
    return [right('keys.file', `chỉ người được phép đọc ${file}`, `only those who may read ${file}`)];
  return [
    wrong(
      'keys.file',
      {
        vi: `mọi người dùng của máy đọc hoặc sửa được ${file} (${mode})`,
        en: `every user of the machine may read or change ${file} (${mode})`,
      },
      { vi: `chmod 640 ${file}`, en: `chmod 640 ${file}` },
    ),
  ];
}
