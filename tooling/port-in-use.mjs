// Runs before anything is installed, so it imports nothing that has to be.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/**
 * Whether nobody listens on a port of this machine, on either address family.
 * @param {number} port
 */
export async function isFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1', true));
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host, isOptional = false) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      resolve(isOptional && error.code !== 'EADDRINUSE');
    });
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

/**
 * The program that listens on a port, with its process id and folder, as far as this user may know it:
 * `node, process 4711, in /home/me/shop`. Its arguments are left out, because they may hold a secret.
 * @param {number} port
 * @returns {string | null}
 */
export function programOn(port) {
  try {
    return process.platform === 'linux' ? onLinux(port) : byLsof(port);
  } catch {
    // Only a help: without it the port is named all the same.
    return null;
  }
}

/** @param {number} port */
function onLinux(port) {
  const wanted = new Set(['tcp', 'tcp6'].flatMap((family) => socketsOn(port, `/proc/net/${family}`)));
  if (wanted.size === 0) return null;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (!holdsOne(pid, wanted)) continue;
    const program = path.basename(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '');
    return described(program, pid, () => readlinkSync(`/proc/${pid}/cwd`));
  }
  return null;
}

/**
 * The sockets that listen on a port, by their inodes.
 * @param {number} port
 * @param {string} table
 */
function socketsOn(port, table) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const listening = '0A';
  try {
    return readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[1]?.endsWith(`:${hex}`) && columns[3] === listening)
      .map((columns) => `socket:[${columns[9]}]`);
  } catch {
    // A machine without IPv6 has no such table.
    return [];
  }
}

/**
 * @param {string} pid
 * @param {Set<string>} sockets
 */
function holdsOne(pid, sockets) {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).some((file) => sockets.has(readlinkSync(path.join(folder, file))));
  } catch {
    // It has ended, closed the file, or belongs to another user.
    return false;
  }
}

/** @param {number} port */
function byLsof(port) {
  const { stdout } = lsof('-iTCP:' + port, '-sTCP:LISTEN', '-Fpc');
  const pid = /^p(\d+)$/m.exec(stdout)?.[1];
  const program = /^c(.+)$/m.exec(stdout)?.[1];
  if (!pid || !program) return null;
  return described(
    program,
    pid,
    () => /^n(.+)$/m.exec(lsof('-a', '-p', pid, '-d', 'cwd', '-Fn').stdout)?.[1],
  );
}

function lsof(/** @type {string[]} */ ...args) {
  return spawnSync('lsof', ['-nP', ...args], { encoding: 'utf8', timeout: 2_000 });
}

/**
 * @param {string} program
 * @param {string} pid
 * @param {() => string | undefined} folderOf
 */
function described(program, pid, folderOf) {
  let folder;
  try {
    folder = folderOf();
  } catch {
    // Another user's.
  }
  return `${program || 'a program'}, process ${pid}${folder ? `, in ${folder}` : ''}`;
}
