import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesOfRemote } from './new-remote';
import { stepsOf, withInsertion } from './tutorial';

const root = path.resolve(__dirname, '..');
const sources = path.join(root, 'tooling/tutorial');
const steps = stepsOf(readFileSync(path.join(root, 'docs/tutorial.md'), 'utf8'));
const shown = new Map(steps.flatMap((step) => (step.kind === 'file' ? [[step.file, step.text]] : [])));

const generated = new Map(
  Object.entries(filesOfRemote({ name: 'gifts', port: 3008, versions: {} })).map(([file, text]) => [
    `mf-gifts/${file}`,
    text,
  ]),
);
const written = new Map(
  readdirSync(sources, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(sources, file), readFileSync(file, 'utf8')]),
);
/** What every workspace has, and the tutorial does not explain. */
const unexplained = ['package.json', 'tsconfig.json', 'README.md'].map((file) => `mf-gifts/${file}`);

test.each([...shown.keys()])('the tutorial shows %s as it is generated or checked', (file) => {
  expect(shown.get(file)).toBe(generated.get(file) ?? written.get(file));
});

test('the tutorial shows every file', () => {
  const files = [...generated.keys(), ...written.keys()].filter((file) => !unexplained.includes(file));

  expect([...shown.keys()].sort()).toEqual(files.sort());
});

test('the tutorial inserts lines only where the product has their anchor', () => {
  const texts = new Map([...generated, ...written]);
  for (const step of steps) {
    if (step.kind !== 'insertion') continue;
    const file = path.join(root, step.file);
    const text = texts.get(step.file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
    expect(withInsertion(text, step)).toContain(step.text.trim());
  }
});

test('a code block without a file name is reported', () => {
  expect(() => stepsOf('```ts\nconst a = 1;\n```\n')).toThrow('names no file');
});
