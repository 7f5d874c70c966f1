import { readFileSync } from 'node:fs';
import path from 'node:path';
import { noticeCodes, notices, type NoticeKey, type Remote } from '@storefront/shared/contracts';
import { remotes } from './apps';
import { readErrorTexts } from './errors/error-page';
import { readNoticeRows } from './notice-rows';

const root = path.resolve(__dirname, '..');

const rows = readNoticeRows(root);

function textsOf(folder: string, language: string): Record<string, string> {
  const file = path.join(root, folder, `src/locales/${language}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { notices?: Record<string, string> }).notices ?? {};
}

const errorTexts = readErrorTexts(root);
/** A notice that stands for an error code has the text of the code. */
function textOf(key: string, own: Record<string, string>, language: 'vi' | 'en'): unknown {
  const code = noticeCodes[key as NoticeKey];
  return code ? errorTexts[language][code] : own[key];
}

async function noticesOf(dir: string): Promise<Record<string, string>> {
  const { remote } = (await import(path.join(root, dir, 'src/remote.ts'))) as { remote: Remote };
  return remote.notices ?? {};
}

test.each([
  {
    of: 'the shop',
    prefix: '',
    folder: 'shell',
    kinds: () => Promise.resolve<Record<string, string>>(notices),
  },
  ...remotes.map(({ name, dir }) => ({
    of: dir,
    prefix: `${name}:`,
    folder: dir,
    kinds: () => noticesOf(dir),
  })),
])(
  'every notice of $of is in the table with its variant, its texts and its trigger',
  async ({ prefix, folder, kinds }) => {
    const [vi, en] = [textsOf(folder, 'vi'), textsOf(folder, 'en')];
    const own = [...rows.keys()].filter((key) => (prefix ? key.startsWith(prefix) : !key.includes(':')));

    expect(own.sort()).toEqual(
      Object.keys(await kinds())
        .map((key) => `${prefix}${key}`)
        .sort(),
    );
    for (const [key, kind] of Object.entries(await kinds())) {
      expect(rows.get(`${prefix}${key}`)).toEqual({
        kind,
        vi: textOf(key, vi, 'vi'),
        en: textOf(key, en, 'en'),
        shownWhen: expect.stringMatching(/\w{3}/) as string,
      });
    }
  },
);
