import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesOfRemote } from './new-remote';

const root = path.resolve(__dirname, '..');
const files = filesOfRemote({ name: 'gifts', port: 3008, versions: { react: '19.3.1' } });

test('a new remote has its name in its folder, its manifest, its build and its texts', () => {
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({ name: 'mf-gifts', config: { port: 3008 } });
  expect(files['src/remote.ts']).toContain("name: 'gifts'");
  expect(files['webpack.config.ts']).toContain("name: 'gifts'");
  expect(files['src/i18next.d.ts']).toContain('gifts: typeof import');
  expect(Object.entries(files).flat().join('\n')).not.toMatch(/sample/i);
});

test('a new remote takes the versions of libraries that the shell has', () => {
  const { dependencies } = JSON.parse(files['package.json'] ?? '') as {
    dependencies: Record<string, string>;
  };

  expect(dependencies['react']).toBe('19.3.1');
});

test('a new remote is small, and its root only composes', () => {
  const sources = Object.entries(files).filter(
    ([file]) => /^src\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const lines = sources.map(([, text]) => text.split('\n').length - 1);

  expect(sources.length).toBeLessThanOrEqual(12);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(350);
  expect(sources.filter(([file]) => /^src\/[^/]+$/.test(file)).length).toBeLessThanOrEqual(7);
});

test.each(['ab', 'abcdefghijklmnopqrstuvwxyzabcd'])('a remote named %s is formatted', (name) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'new-remote-'));
  try {
    for (const [file, text] of Object.entries(filesOfRemote({ name, port: 3008, versions: {} }))) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const prettier = path.join(root, 'node_modules/prettier/bin/prettier.cjs');
    const config = path.join(root, 'package.json');
    const args = [prettier, '--check', '--config', config, '.'];

    expect(() => execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' })).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
