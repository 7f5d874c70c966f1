import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { browserslist } = JSON.parse(read('package.json')) as { browserslist: string[] };

test('merchants read which browsers the shop is built for', () => {
  const built = Object.fromEntries(browserslist.map((one) => one.split(' >= ') as [string, string]));
  const [, promised = ''] = /from (iOS and Safari .*?) on/s.exec(read('docs/operations.md')) ?? [];

  expect(promised.replaceAll(/\s+/g, ' ')).toBe(
    `iOS and Safari ${String(built['iOS'])}, Chrome and Edge ${String(built['Chrome'])}, ` +
      `Firefox ${String(built['Firefox'])} and Samsung Internet ${String(built['Samsung'])}`,
  );
  expect([built['Safari'], built['Edge'], built['ChromeAndroid'], built['FirefoxAndroid']]).toEqual([
    built['iOS'],
    built['Chrome'],
    built['Chrome'],
    built['Firefox'],
  ]);
});

/** What ESLint says about a line in a file that runs in browsers. */
function lint(line: string): Promise<string> {
  const args = ['--stdin', '--stdin-filename', path.join(root, 'mf-catalog/src/paths/paths.ts')];
  const eslint = spawn(path.join(root, 'node_modules/.bin/eslint'), args, { cwd: root });
  return new Promise((resolve, reject) => {
    let said = '';
    eslint.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    eslint.on('error', reject);
    eslint.on('close', () => resolve(said));
    eslint.stdin.end(`${line}\n`);
  });
}

test('what the oldest of them lack is refused in what runs in browsers', async () => {
  const lines = [
    'export const sorted = [2, 1].toSorted();',
    'export const last = [2, 1].findLast(Boolean);',
    "export const isUrl = URL.canParse('/');",
    'export const signal = AbortSignal.timeout(1);',
    'export const behind = /(?<=a)b/;',
  ];

  const said = await lint(lines.join('\n'));

  const refused = said.split('\n').filter((line) => line.includes('browserslist in package.json'));
  expect(refused.map((line) => Number.parseInt(line.trim(), 10))).toEqual([1, 2, 3, 4, 5]);
});
