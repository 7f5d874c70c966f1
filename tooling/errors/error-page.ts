import type { BackendCodes } from './backend-codes';
import { unworded, type ErrorText } from './error-texts';

/** The page for anyone who tests or helps: each code, what people read of it in both languages, and where that comes from. */
export function errorPage(codes: BackendCodes, texts: ErrorText[]): string {
  const words = [...codes.keys()].sort().flatMap((code) => {
    const said = texts.filter((text) => text.code === code);
    const modules = [...new Set((codes.get(code) ?? []).map(moduleOf))].join(', ');
    const known = said.map(({ from, key, vi, en }) => [`\`${code}\``, modules, vi, en, `${from} \`${key}\``]);
    const own = [
      `\`${code}\``,
      modules,
      unworded.vi[code] ?? '',
      unworded.en[code] ?? '',
      'no page of its own',
    ];
    return known.length > 0 ? known : [own];
  });
  const others = texts
    .filter(({ code }) => code === null)
    .map(({ from, key, vi, en }) => [from, `\`${key}\``, vi, en]);
  return `# Errors

Made by \`npm run errors\` of the contract's \`ErrorCode\` and the catalogues of the pages; a test fails when it is behind. A
code reaches a client as \`errorCode\`; its text is made there. Notices with what triggers them: [notices](notices.md).

## Codes of the backend

Where no page has words of its own for a code, people see the general text of the page they are on, and the text here says
what it means.

${table(['Code', 'Answered by', 'Tiếng Việt', 'English', 'Said in'], words)}

## Other texts about what goes wrong

Codes of gateways, failures that a page notices by itself, rules of forms, notices.

${table(['Of', 'Key', 'Tiếng Việt', 'English'], others)}
`;
}

const moduleOf = (file: string) => file.split('/').slice(1, 3).join('/').replace('modules/', '');

function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), `|${' --- |'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
