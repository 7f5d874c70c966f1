import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remotes } from './apps';

type Words = { [key: string]: string | Words };

const root = path.resolve(import.meta.dirname, '..');
const workspaces = ['shared', 'shell', 'backend', ...remotes.map(({ dir }) => dir)];
/** Every folder of locales, from the root of the repository: of the pages and of the mails. */
export const localeFolders = workspaces.flatMap((dir) =>
  readdirSync(path.join(root, dir, 'src'), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name === 'locales')
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
);

/**
 * What is wrong between the two languages of a folder: keys that one lacks, empty texts, missing forms of a plural, other
 * values inside a text, two spellings.
 */
export function problemsOf(folder: string): string[] {
  const vi = flat(read(folder, 'vi'));
  const en = flat(read(folder, 'en'));
  return [
    ...differences(folder, 'en', vi, en),
    ...differences(folder, 'vi', en, vi),
    ...missingForms(folder, 'en'),
    ...missingForms(folder, 'vi'),
    ...otherSpellings(folder, vi),
    ...hyphened(folder, 'vi', vi),
    ...hyphened(folder, 'en', en),
    ...[...vi.entries()].flatMap(([key, text]) => {
      const other = en.get(key);
      if (other === undefined || valuesIn(text) === valuesIn(other)) return [];
      return [
        `${folder}: ${key} has other values in Vietnamese (${valuesIn(text)}) than in English (${valuesIn(other)})`,
      ];
    }),
  ];
}

/** Every text of a folder in a language by its key. */
export const textsOf = (folder: string, language: 'vi' | 'en') => flat(read(folder, language));

function differences(
  folder: string,
  language: string,
  wanted: Map<string, string>,
  had: Map<string, string>,
) {
  return [...wanted.keys()].flatMap((key) => {
    const text = had.get(key);
    if (text === undefined) return [`${folder}/${language}.json lacks ${key}`];
    return text.trim() === '' ? [`${folder}/${language}.json says nothing for ${key}`] : [];
  });
}

/** A number for which a language has no form would be read as the name of its key. */
function missingForms(folder: string, language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const counted = new Map<string, string[]>();
  for (const key of keysOf(read(folder, language))) {
    const [, base, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
    if (base && form) counted.set(base, [...(counted.get(base) ?? []), form]);
  }
  return [...counted].flatMap(([base, had]) =>
    forms
      .filter((form) => !had.includes(form))
      .map((form) => `${folder}/${language}.json lacks ${base}_${form}`),
  );
}

/** Both are right, and one shop writes one of them: `huỷ`, `hoá`, with the tone on the last vowel. */
function otherSpellings(folder: string, vi: Map<string, string>): string[] {
  return [...vi].flatMap(([key, text]) =>
    [...text.matchAll(/\p{L}*(?:[òóỏõọ][ae]|(?<!q)[ùúủũụ]y)(?!\p{L})/giu)].map(
      ([word]) => `${folder}/vi.json writes ${word} in ${key} with the tone on the other vowel`,
    ),
  );
}

/** Both are right, and one shop writes one of them. */
function hyphened(folder: string, language: string, words: Map<string, string>): string[] {
  return [...words].flatMap(([key, text]) =>
    /\be-mail/i.test(text) ? [`${folder}/${language}.json writes e-mail in ${key}; here it is email`] : [],
  );
}

function keysOf(words: Words, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

/** `a.b` → text; the forms of a plural are one key, for Vietnamese has one form and English two. */
function flat(words: Words, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[prefix + key.replace(/_(zero|one|two|few|many|other)$/, ''), value]]
        : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

/** A count may go unsaid in one form ("one piece"), so it is not compared. */
function valuesIn(text: string): string {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name);
  return [...new Set(names)]
    .filter((name) => name !== 'count')
    .sort()
    .join(', ');
}

function read(folder: string, language: string): Words {
  return JSON.parse(readFileSync(path.join(root, folder, `${language}.json`), 'utf8')) as Words;
}
