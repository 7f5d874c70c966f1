import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NoticeRow } from '../notice-rows';
import type { BackendCodes } from './backend-codes';

/** What the page of errors and the gallery `/ui` show beside the texts. */
export interface ErrorTriggers {
  codes: Record<string, string>;
  notices: ({ key: string } & NoticeRow)[];
}

export type ErrorTexts = Record<'vi' | 'en', Record<string, unknown>>;

export const readErrorTexts = (root: string): ErrorTexts => ({
  vi: readWords(root, 'vi'),
  en: readWords(root, 'en'),
});

function readWords(root: string, language: string): Record<string, unknown> {
  const file = path.join(root, `shared/src/errors/locales/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/** The gallery's data: who answers each code, and the notices of failures with their triggers. */
export const errorTriggers = (codes: BackendCodes, notices: Map<string, NoticeRow>): ErrorTriggers => ({
  codes: Object.fromEntries([...codes].map(([code, files]) => [code, answeredBy(files)])),
  notices: [...notices]
    .map(([key, row]) => ({ key, ...row }))
    .filter(({ kind }) => kind === 'error' || kind === 'warning'),
});

/** Lists each code with the modules that send it and its text in both languages, for testers and support. */
export function errorPage(codes: BackendCodes, texts: ErrorTexts): string {
  const rows = [...codes].map(([code, files]) => [
    `\`${code}\``,
    answeredBy(files),
    String(texts.vi[code]),
    String(texts.en[code]),
  ]);
  return `# Errors

\`npm run errors\` generates this page from the contract's \`ErrorCode\` and \`shared/src/errors/locales\`; a test fails when it is
stale. The backend sends a code as \`errorCode\`, and the shop shows the text below, unless a page overrides it
(\`overrides\` of \`useErrorText\`, \`messages\` of \`ServerErrors\`). Notices and their triggers: [notices](notices.md).

${table(['Code', 'Answered by', 'Tiếng Việt', 'English'], rows)}

## Codes of fields

What an answer with \`errors: [{ field, code }]\` says beside a field. Forms have texts of their own for rules that they check, too.

${table(['Code', 'Tiếng Việt', 'English'], fieldRows(texts))}
`;
}

function fieldRows({ vi, en }: ErrorTexts): string[][] {
  const english = flat(en['field']);
  return [...flat(vi['field'])]
    .map(([code, text]) => [`\`${code}\``, text, english.get(code) ?? ''])
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
}

/** Texts in objects by their path: `quantity.required`. */
function flat(texts: unknown, before = ''): Map<string, string> {
  if (typeof texts !== 'object' || texts === null) return new Map();
  return new Map(
    Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
      typeof text === 'string' ? [[`${before}${name}`, text] as const] : [...flat(text, `${before}${name}.`)],
    ),
  );
}

const answeredBy = (files: string[]) => [...new Set(files.map(moduleOf))].join(', ');
const moduleOf = (file: string) => file.split('/').slice(1, 3).join('/').replace('modules/', '');

function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), `|${' --- |'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
