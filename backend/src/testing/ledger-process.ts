import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface LedgerFiles {
  ledger: string;
  worker: string;
  migrations: string;
}

export interface LedgerProcess {
  child: ChildProcess;
  /** Resolves with the first line that has this prefix; rejects when the process ends first. */
  prints(start: string): Promise<void>;
  lines: string[];
  ended: Promise<{ code: number | null; errors: string }>;
}

/** Starts `ledger` with a data folder. */
export function startLedger(
  files: LedgerFiles,
  folder: string,
  mode: 'write' | 'read' | 'hold',
): LedgerProcess {
  const child = spawn(process.execPath, [files.ledger, folder, files.migrations, files.worker, mode], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let errors = '';
  const waiting: { start: string; done: () => void }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const { start, done } of waiting) if (line.startsWith(start)) done();
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<{ code: number | null; errors: string }>((done) =>
    child.once('close', (code) => done({ code, errors })),
  );
  return {
    child,
    lines,
    ended,
    prints: (start) =>
      new Promise((done, failed) => {
        if (lines.some((line) => line.startsWith(start))) return done();
        waiting.push({ start, done });
        void ended.then(() => failed(new Error(`ended before it printed "${start}": ${errors}`)));
      }),
  };
}
