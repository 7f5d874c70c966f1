import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { RegistryProblem } from './registry-document';

/**
 * Works on a folder while no other process of this machine does, by a hold that the kernel takes back from a process that
 * dies, however it dies.
 * @throws RegistryProblem when another one does not let go
 */
export async function underLock<T>(
  folder: string,
  work: () => Promise<T>,
  { timeoutMs = 10_000 } = {},
): Promise<T> {
  const name = `storefront-registry-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const release = await hold(folder, name);
    if (release) {
      try {
        return await work();
      } finally {
        await release();
      }
    }
    if (Date.now() > giveUpAt) {
      throw new RegistryProblem(
        `Another process has been writing ${folder} for ${String(timeoutMs / 1000)} s. End it if it hangs, and try again.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20));
  }
}

type Release = () => Promise<void>;

/** Null when somebody else has it. */
function hold(folder: string, name: string): Promise<Release | null> {
  if (process.platform === 'linux') return listenOn(`\0${name}`);
  if (process.platform === 'win32') return listenOn(`\\\\.\\pipe\\${name}`);
  return openExclusively(path.join(folder, '.lock'));
}

function listenOn(name: string): Promise<Release | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    server.listen(name, () => {
      server.unref();
      resolve(() => new Promise((closed) => server.close(() => closed())));
    });
  });
}

async function openExclusively(file: string): Promise<Release | null> {
  // O_EXLOCK of the BSD family, which Node's constants do not name.
  const exclusiveLock = 0x20;
  try {
    const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | exclusiveLock;
    const handle = await open(file, flags);
    return () => handle.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return null;
    throw error;
  }
}
