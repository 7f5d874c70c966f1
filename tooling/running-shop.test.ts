import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dataFolder, refuseSecondShop } from './running-shop.mjs';

let root: string;
let shop: ChildProcess | undefined;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'running-'));
  jest.replaceProperty(process, 'env', { ...process.env, DATA_DIR: root });
});
afterEach(() => {
  shop?.kill();
  rmSync(root, { recursive: true, force: true });
});

const recorded = (pid: number) =>
  writeFileSync(
    path.join(dataFolder(root), 'running-shop.json'),
    JSON.stringify({ pid, url: 'http://localhost:5500', command: 'npm start' }),
  );

/** A process with the arguments of a shop, or with others. */
async function aProcess(...args: string[]): Promise<number> {
  shop = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)', '--', ...args]);
  await new Promise((resolve) => shop?.once('spawn', resolve));
  return shop.pid ?? 0;
}

test('a second start of the same shop says where the first one is', async () => {
  const pid = await aProcess('tooling/start.ts');
  recorded(pid);

  expect(() => refuseSecondShop(root)).toThrow(
    `The shop of this folder is running already, at http://localhost:5500 (npm start, process ${String(pid)}).`,
  );
});

test('a shop that was killed does not stop the next one', () => {
  recorded(2 ** 22 + 1);

  expect(() => refuseSecondShop(root)).not.toThrow();
});

test('another program that got the process id of a killed shop does not stop the next one', async () => {
  recorded(await aProcess('editor.ts'));

  expect(() => refuseSecondShop(root)).not.toThrow();
});

test.each(['', '{"pid":"1"}', '{"pid":-1,"url":"x"}', 'null'])(
  'a record that reads %j is ignored',
  (text) => {
    writeFileSync(path.join(root, 'running-shop.json'), text);

    expect(() => refuseSecondShop(root)).not.toThrow();
  },
);
