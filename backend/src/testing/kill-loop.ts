import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startLedger, type LedgerFiles } from './ledger-process';

export interface KillReport {
  kills: number;
  /** Kills before the database was open: during its first start, migration or recovery. */
  whileStarting: number;
  promised: number;
  lost: string[];
  /** Transactions that were stored in part. */
  halves: string[];
}

/**
 * Kills a writing process at random moments, including its first start, and compares the writes that it confirmed with
 * the data that the next process finds. Every tenth round starts with an empty folder.
 */
export async function killLoop(
  files: LedgerFiles,
  rounds: number,
  log: (line: string) => void,
): Promise<KillReport> {
  const report: KillReport = { kills: 0, whileStarting: 0, promised: 0, lost: [], halves: [] };
  let folder = '';
  let promised = new Set<string>();
  let startMs = 3_000;

  for (let round = 0; round < rounds; round++) {
    if (round % 10 === 0) {
      if (folder) await rm(folder, { recursive: true, force: true });
      folder = await mkdtemp(join(tmpdir(), 'storefront-kill-'));
      promised = new Set();
    }
    const startedAt = Date.now();
    const writer = startLedger(files, folder, 'write');
    const opened = writer.prints('wrote').then(
      () => (startMs = Date.now() - startedAt),
      () => undefined,
    );
    // Every third kill happens during startup, the others during writes.
    if (round % 3 === 0) await wait(Math.random() * startMs);
    else await opened.then(() => wait(Math.random() * 700));
    writer.child.kill('SIGKILL');
    await writer.ended;
    report.kills += 1;
    if (!writer.lines.includes('open')) report.whileStarting += 1;
    for (const line of writer.lines) if (line.startsWith('wrote ')) promised.add(line.slice(6));

    const reader = startLedger(files, folder, 'read');
    const { code, errors } = await reader.ended;
    if (code !== 0) throw new Error(`After kill ${report.kills} the database does not open: ${errors}`);
    const found = new Map<string, string[]>();
    for (const line of reader.lines.filter((text) => text.startsWith('has '))) {
      const [, key = '', caller = ''] = line.split(' ');
      found.set(key, [...(found.get(key) ?? []), caller]);
    }
    report.lost.push(...[...promised].filter((key) => !found.has(key)));
    for (const [key, callers] of found)
      if (callers.length === 1 && callers[0] !== 'one') report.halves.push(key);
    report.promised += promised.size;
    log(
      `kill ${report.kills}: ${promised.size} promised, ${report.lost.length} lost, ${report.halves.length} halves`,
    );
  }
  await rm(folder, { recursive: true, force: true });
  return report;
}
