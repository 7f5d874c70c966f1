import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { codeOf } from './failures';

/** Another process uses this folder. Two processes at once would silently corrupt it. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(folder: string, owner: string) {
    super(
      `The data folder ${folder} is in use${owner}. Stop that process, or give this one another folder with DATA_DIR, ` +
        'or use a PostgreSQL server with DATABASE_URL.',
    );
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only owner of a folder, with locks that the kernel releases when the process dies, however it
 * dies. A lock file would survive a kill -9.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const real = realpathSync(folder);
  const holds: (() => void | Promise<void>)[] = [];
  try {
    if (process.platform === 'linux') {
      holds.push(await listenOn(`\0storefront-${identityOf(real)}`));
      // Containers with the same volume have separate abstract socket names, but share the folder.
      holds.push(await listenInFolder(real));
    } else if (process.platform === 'win32') {
      holds.push(await listenOn(`\\\\.\\pipe\\storefront-${identityOf(real)}`));
    } else {
      holds.push(openExclusively(join(real, 'owner.lock')));
    }
  } catch (error) {
    for (const release of holds.reverse()) await release();
    if (isTaken(error)) throw new FolderInUse(real, ownerOf(real));
    throw error;
  }
  writeFileSync(join(real, 'owner.json'), JSON.stringify({ pid: process.pid, since: new Date() }));
  return {
    async release() {
      for (const release of holds.reverse()) await release();
    },
  };
}

/** The identity of a folder, independent of the path or link that leads to it. */
function identityOf(real: string) {
  const { dev, ino } = statSync(real, { bigint: true });
  return createHash('sha256')
    .update(process.platform === 'win32' ? real.toLowerCase() : `${dev}:${ino}`)
    .digest('hex')
    .slice(0, 32);
}

const isTaken = (error: unknown) => ['EADDRINUSE', 'EAGAIN', 'EWOULDBLOCK'].includes(codeOf(error));

async function listenOn(name: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((done, failed) => server.once('error', failed).listen(name, done));
  server.unref();
  return () => closed(server);
}

const closed = (server: Server) => new Promise<void>((done) => server.close(() => done()));

/** A socket in the folder: if connecting to it works, there is a living owner, possibly in another container. */
async function listenInFolder(folder: string): Promise<() => void | Promise<void>> {
  // Socket paths are limited to about a hundred bytes; this one is short for every folder.
  const directory = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const path = `/proc/self/fd/${directory}/owner.sock`;
  try {
    if (await answers(path)) throw Object.assign(new Error('taken'), { code: 'EADDRINUSE' });
    unlinkIfThere(path);
    const release = await listenOn(path);
    return async () => {
      await release();
      closeSync(directory);
    };
  } catch (error) {
    closeSync(directory);
    // Some shared file systems do not support sockets; the abstract name still protects this machine.
    if (isTaken(error)) throw error;
    return () => undefined;
  }
}

const answers = (path: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(path);
    socket.once('connect', () => (socket.destroy(), done(true))).once('error', () => done(false));
  });

function unlinkIfThere(path: string) {
  try {
    unlinkSync(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** macOS and BSD acquire an advisory lock on opening (O_EXLOCK, O_NONBLOCK) and release it with the process. */
function openExclusively(path: string): () => void {
  const O_EXLOCK = 0x20;
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK);
  return () => closeSync(file);
}

function ownerOf(folder: string): string {
  try {
    const { pid } = JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8')) as { pid?: number };
    return pid === undefined ? '' : ` by process ${pid}`;
  } catch {
    return '';
  }
}
