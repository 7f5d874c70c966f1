import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '../root';
import { versionsOf } from '../version';

/** Where figures of pages stand. */
export const figuresFile = path.join(root, 'docs/performance.md');
/** What the pages that are measured are built from. */
const measuredParts = ['shell', 'mf-catalog'];
/** Says of figures that the code has changed since. */
export const oldMark = '**Older than the code that they measure.**';

export const loadAverage = (): string => (os.loadavg()[0] ?? 0).toFixed(1);

/** The builds that these sources make: `shell 1.0.0-794845d2, mf-catalog 1.0.0-565a0986`. */
export async function buildsNow(): Promise<string> {
  const versions = await versionsOf(measuredParts);
  return measuredParts.map((part) => `${part} ${versions[part]?.version ?? ''}`).join(', ');
}

/** When, of what and on what machine figures were measured: the sentence below a table. */
export async function measuredNow(given: {
  command: string;
  benchmarkIndex: number;
  loadAtStart: string;
}): Promise<string> {
  const { command, benchmarkIndex, loadAtStart } = given;
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const day = new Date().toISOString().slice(0, 10);
  return `\`${command}\` on ${day} at commit ${commit.stdout.trim()} (${await buildsNow()}); benchmark index ${String(Math.round(benchmarkIndex))}; load average ${loadAtStart} before, ${loadAverage()} after.`;
}

/** Replaces only the text between two markers, so that hand-written text around it stays. */
export async function writeFigures(name: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const whole = await readFile(figuresFile, 'utf8');
  const [before, rest] = whole.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/performance.md has no place for these figures: ${begin} … ${end}.`);
  await writeFile(figuresFile, `${before}${begin}\n\n${text}\n\n${end}${after}`);
  spawnSync(path.join(root, 'node_modules/.bin/prettier'), ['--write', '--log-level=warn', figuresFile]);
}

/** The texts between markers that say of what builds they are. */
export function figuresIn(document: string): { name: string; text: string }[] {
  return [...document.matchAll(/<!-- ([a-z]+) -->([^]*?)<!-- \/\1 -->/g)].map(([, name = '', text = '']) => ({
    name,
    text,
  }));
}

/** Those whose builds are other ones than these sources make, and that do not say so. */
export function unmarkedOldFigures(document: string, builds: string): string[] {
  return figuresIn(document)
    .filter(({ text }) => !text.includes(`(${builds})`) && !text.includes(oldMark))
    .map(({ name }) => name);
}

/** The document with the mark at all figures that are older than the code. */
export function withOldMarks(document: string, builds: string): string {
  return unmarkedOldFigures(document, builds).reduce(
    (marked, name) => marked.replace(`<!-- ${name} -->\n`, `<!-- ${name} -->\n\n${oldMark}\n`),
    document,
  );
}
