import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dependenciesOf } from './file-graph';
import type { Sources } from './sources';

/** A hash of all that a file of tests runs with, and whether it has passed with exactly that. */
export type TestKeys = Record<string, { key: string; hasPassed: boolean }>;

const record = '.cache/passed-tests.json';
/** They decide how every test is run. */
const always = ['package-lock.json', 'jest.config.mjs'];

/** Which of these files of tests passed before with the same files. */
export function passedBefore(sources: Sources, tests: readonly string[], isFresh: boolean): TestKeys {
  const passed = isFresh ? {} : readRecord(sources.root);
  const hash = hasher(sources.root);
  const files = [...sources.files];
  const common = always.flatMap((file) => [...dependenciesOf(sources.graph.uses, file, files)]);
  return Object.fromEntries(
    tests.map((test) => {
      const needed = new Set([...common, ...dependenciesOf(sources.graph.uses, test, files)]);
      const key = createHash('sha256').update(process.version);
      for (const file of [...needed].sort()) key.update(file).update(hash(file));
      const digest = key.digest('hex');
      return [test, { key: digest, hasPassed: passed[test] === digest }];
    }),
  );
}

/** Remembers the files of tests that passed, in a folder that a fresh clone does not have. */
export function recordPassed(root: string, keys: TestKeys, passed: readonly string[]): void {
  const known = Object.entries(readRecord(root)).filter(([test]) => existsSync(path.join(root, test)));
  const added = passed.flatMap((test) => (keys[test] ? [[test, keys[test].key]] : []));
  mkdirSync(path.join(root, path.dirname(record)), { recursive: true });
  writeFileSync(path.join(root, record), JSON.stringify(Object.fromEntries([...known, ...added])));
}

function readRecord(root: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path.join(root, record), 'utf8')) as Record<string, string>;
  } catch {
    // There is none yet, or its writing was interrupted: the tests run again.
    return {};
  }
}

function hasher(root: string): (file: string) => string {
  const hashes = new Map<string, string>();
  return (file) => {
    const known = hashes.get(file);
    if (known !== undefined) return known;
    const full = path.join(root, file);
    const hash = existsSync(full) ? createHash('sha256').update(readFileSync(full)).digest('hex') : '';
    hashes.set(file, hash);
    return hash;
  };
}
