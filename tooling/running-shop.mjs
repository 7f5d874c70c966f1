// Runs before anything is installed, so it imports nothing that has to be.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The data folder of a shop, which only one shop at a time may use.
 * @param {string} root
 */
export const dataFolder = (root) => path.resolve(root, process.env['DATA_DIR'] ?? '.data');

/** @param {string} root */
const fileOf = (root) => path.join(dataFolder(root), 'running-shop.json');

/**
 * Fails with the address of the shop that runs in this data folder already, if one does.
 * @param {string} root
 */
export function refuseSecondShop(root) {
  const running = readRunning(root);
  if (!running || running.pid === process.pid || !isShop(running.pid)) return;
  throw new Error(
    `The shop of this folder is running already, at ${running.url} (${running.command}, process ${running.pid}).\n` +
      'Open it, or stop it with Ctrl+C in its terminal. For a second shop beside it set both PORT_BASE and DATA_DIR.',
  );
}

/**
 * Records, until this process ends, that it runs the shop.
 * @param {string} root
 * @param {{ url: string, command: string }} shop
 */
export function recordRunning(root, { url, command }) {
  const file = fileOf(root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, url, command }));
  process.once('exit', () => rmSync(file, { force: true }));
}

/**
 * @param {string} root
 * @returns {{ pid: number, url: string, command: string } | null}
 */
function readRunning(root) {
  try {
    const { pid, url, command } = JSON.parse(readFileSync(fileOf(root), 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? { pid, url: String(url), command: String(command) } : null;
  } catch {
    // None has run here yet, or it was ended while it wrote.
    return null;
  }
}

/**
 * Whether a process runs that is a shop's: after a restart of the machine its id may be another program's.
 * @param {number} pid
 */
function isShop(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return /tooling[\\/](start|dev)\.ts/.test(commandOf(pid));
}

/**
 * Empty where this machine does not tell: a taken port then stops the second shop.
 * @param {number} pid
 */
function commandOf(pid) {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
