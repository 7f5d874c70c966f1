import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ledgerFiles } from '../testing/test-database';
import { startLedger } from '../testing/ledger-process';
import { FolderInUse, lockFolder } from './folder-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a second process on the same data gets an error with the owner and a remedy, and a kill -9 releases the folder', async () => {
  const first = startLedger(ledgerFiles, folder, 'hold');
  await first.prints('open');

  const second = await startLedger(ledgerFiles, folder, 'hold').ended;
  expect(second.code).toBe(1);
  expect(second.errors).toContain(`The data folder ${folder} is in use by process ${first.child.pid}.`);
  expect(second.errors).toContain('DATA_DIR');
  expect(first.child.exitCode).toBeNull();

  first.child.kill('SIGKILL');
  await first.ended;
  const third = startLedger(ledgerFiles, folder, 'hold');
  await third.prints('open');
  third.child.kill('SIGKILL');
  await third.ended;
}, 120_000);

test('another path to the same folder is locked as well', async () => {
  const link = `${folder}-link`;
  await symlink(folder, link);
  const lock = await lockFolder(folder);

  await expect(lockFolder(link)).rejects.toThrow(FolderInUse);

  await lock.release();
  await (await lockFolder(link)).release();
  await rm(link);
});

test('exactly one of twenty concurrent attempts locks the folder', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));

  const got = attempts.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(got).toHaveLength(1);
  await got[0]?.release();
});
