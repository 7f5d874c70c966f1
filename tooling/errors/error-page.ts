import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BackendCodes } from './backend-codes';

export type ErrorTexts = Record<'vi' | 'en', Record<string, unknown>>;

export const readErrorTexts = (root: string): ErrorTexts => ({
  vi: readWords(root, 'vi'),
  en: readWords(root, 'en'),
});

function readWords(root: string, language: string): Record<string, unknown> {
  const file = path.join(root, `shared/src/errors/locales/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/** The page for anyone who tests or helps: each code, who answers it, and its one text in both languages. */
export function errorPage(codes: BackendCodes, texts: ErrorTexts): string {
  const rows = [...codes].map(([code, files]) => [
    `\`${code}\``,
    [...new Set(files.map(moduleOf))].join(', '),
    String(texts.vi[code]),
    String(texts.en[code]),
  ]);
  return `# Errors

Made by \`npm run errors\` of the contract's \`ErrorCode\` and of \`shared/src/errors/locales\`; a test fails when it is behind. A
code reaches a client as \`errorCode\`; this is what people read of it, except where a page has something else to say
(\`overrides\` of \`useErrorText\`, \`messages\` of \`ServerErrors\`). Notices with what triggers them: [notices](notices.md).

${table(['Code', 'Answered by', 'Tiếng Việt', 'English'], rows)}
`;
}

const moduleOf = (file: string) => file.split('/').slice(1, 3).join('/').replace('modules/', '');

function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), `|${' --- |'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
