import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../apps';

/** A text may come in parts: what happened, and what to do. */
type Words = { [key: string]: string | string[] | Words };

/** A text about something that went wrong, in both languages. */
export interface ErrorText {
  /** The workspace that says it. */
  from: string;
  key: string;
  /** The code of the backend that it words; null for what a page noticed by itself, and for what only explains a code. */
  code: string | null;
  vi: string;
  en: string;
}

/** Files of Vietnamese texts, each with the English ones beside it: `vi.json` for all, `<name>.vi.json` for parts. */
const cataloguesIn = (root: string) =>
  ['shared', 'shell', ...remotes.map(({ dir }) => dir)].flatMap((from) =>
    readdirSync(path.join(root, from, 'src'), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile() && /^(.+\.)?vi\.json$/.test(entry.name))
      .map((entry) => ({ from, file: path.join(entry.parentPath, entry.name) }))
      .sort((a, b) => (a.file < b.file ? -1 : 1)),
  );
/** Tables of texts that tell what went wrong, by how they are called. */
const troubled = /fail|error|problem|refus|gateway|advice|codes|notices|^form\b|voucher\.reason/i;

/** Every text of the pages that is about an error: what stands in a table of them, or under a code of the backend. */
export function errorTexts(root: string, codes: ReadonlySet<string>): ErrorText[] {
  return cataloguesIn(root).flatMap(({ from, file }) => {
    const part = path.basename(file).replace(/\.?vi\.json$/, '');
    const en = flat(read(file.replace(/vi\.json$/, 'en.json')));
    return [...flat(read(file))]
      .filter(
        ([key]) =>
          troubled.test(path.basename(path.dirname(file))) ||
          troubled.test(parentOf(key)) ||
          codeOf(key, codes),
      )
      .map(([key, text]) => ({
        from,
        key: part ? `${part}: ${key}` : key,
        code: codeOf(key, codes),
        vi: text,
        en: en.get(key) ?? '',
      }));
  });
}

const parentOf = (key: string) => key.split('.').slice(0, -1).join('.');

/** A reason explains another code: `NOT_FOUND` of a voucher is not the one of an address. */
function codeOf(key: string, codes: ReadonlySet<string>): string | null {
  const last = key.split('.').at(-1) ?? '';
  return codes.has(last) && !parentOf(key).endsWith('reason') ? last : null;
}

/** Texts of codes that no page words: people see the general text of the page, and who helps them reads these. */
export const unworded = {
  vi: wordsOf('vi'),
  en: wordsOf('en'),
};

function wordsOf(language: string): Record<string, string> {
  const file = path.join(import.meta.dirname, `unworded.${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

function read(file: string): Words {
  return JSON.parse(readFileSync(file, 'utf8')) as Words;
}

function flat(words: Words, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] => {
      if (Array.isArray(value)) return [[prefix + key, value.join(' ')]];
      return typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)];
    }),
  );
}
