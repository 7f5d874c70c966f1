import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface Child {
  name: string;
  pid: number;
  /** What it said when it was ready. */
  ready: Record<string, unknown>;
  /** Ends it by its process id: asks first, insists after 10 s. */
  stop: () => Promise<void>;
  /** Resolves when it has ended. */
  ended: Promise<number | null>;
}

/** Starts a program and waits for its line `{"ready":true,…}`; what it prints goes to a log file. */
export function startChild({
  name,
  command,
  args,
  cwd,
  env,
  logFolder,
  timeoutMs = 120_000,
  ending,
  onLine = () => undefined,
}: {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFolder: string;
  timeoutMs?: number;
  /**
   * Stops it while it starts. Who gives this stops it later too, so it is in a process group of its own: Ctrl+C, which a
   * terminal tells a whole group, would be one signal too many.
   */
  ending?: AbortSignal | undefined;
  /** Hears every line, besides the log. */
  onLine?: (line: string) => void;
}): Promise<Child> {
  mkdirSync(logFolder, { recursive: true });
  const log = createWriteStream(path.join(logFolder, `${name}.log`), { flags: 'a' });
  ending?.throwIfAborted();
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ending !== undefined,
  });
  const recent: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));

  return new Promise((resolve, reject) => {
    const onEnding = () => void stop(child, ended);
    ending?.addEventListener('abort', onEnding);
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${name} did not start within ${String(timeoutMs / 1000)} s.\n${recent.join('\n')}`));
    }, timeoutMs);
    const receive = (line: string) => {
      log.write(`${line}\n`);
      recent.push(line);
      if (recent.length > 30) recent.shift();
      const ready = line.startsWith('{"ready":true') ? (JSON.parse(line) as Record<string, unknown>) : null;
      if (!ready) {
        onLine(line);
        return;
      }
      clearTimeout(timer);
      ending?.removeEventListener('abort', onEnding);
      resolve({ name, pid: child.pid ?? 0, ready, ended, stop: () => stop(child, ended) });
    };
    createInterface({ input: child.stdout }).on('line', receive);
    createInterface({ input: child.stderr }).on('line', receive);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${name} ended with code ${String(code)} while starting.\n${recent.join('\n')}`));
    });
  });
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(insist);
}
