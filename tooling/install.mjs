// Runs before anything is installed, so it imports nothing that has to be.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const oldest = [20, 19];

/** Ends with a sentence where Node is too old for anything that follows. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(`The shop needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Installs what the lock file names, without running anyone's install scripts, unless that has been done.
 * @param {string} root
 */
export function ensureInstalled(root) {
  requireNode();
  if (isInstalled(root)) return;
  console.log('Installing…');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('Installing failed; what npm said stands above.');
    process.exit(1);
  }
  markInstalled(root);
}

/** @typedef {{ platform: string, arch: string }} Machine */

/**
 * Whether everything that the lock file names is installed for this machine: by an earlier start, or by hand.
 * @param {string} root
 * @param {Machine} [machine]
 */
export function isInstalled(root, machine = process) {
  const mark = markOf(root);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === stateOf(root, machine)) return true;
  if (!isComplete(root, machine)) return false;
  markInstalled(root);
  return true;
}

/**
 * Records that what the lock file names by now is installed, so that the next start does not repeat it.
 * @param {string} root
 */
export function markInstalled(root) {
  writeFileSync(markOf(root), stateOf(root, process));
}

/** @param {string} root */
const markOf = (root) => path.join(root, 'node_modules/.installed-lock');

/**
 * Some packages contain a program for one kind of machine; none depends on the version of Node.
 * @param {string} root
 * @param {Machine} machine
 */
function stateOf(root, { platform, arch }) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${platform} ${arch}`;
}

/**
 * Compares the lock file with npm's own list of what it has installed, which it writes last.
 * @param {string} root
 * @param {Machine} machine
 */
function isComplete(root, machine) {
  const list = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = packagesIn(list);
  if (!installed) return false;
  return Object.entries(packagesIn(path.join(root, 'package-lock.json')) ?? {}).every(([place, wanted]) => {
    const found = installed[place];
    // The first entry is the project itself, which nobody installs.
    if (place === '' || (!found && isForAnotherMachine(wanted, machine))) return true;
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package */

/**
 * @param {string} file
 * @returns {Record<string, Package> | null}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    // npm was ended while it wrote.
    return null;
  }
}

/**
 * What npm may leave out. For one C library only, or brought along by what is left out, it cannot be told apart.
 * @param {Package} wanted
 * @param {Machine} machine
 */
function isForAnotherMachine({ optional, os, cpu, libc }, { platform, arch }) {
  if (!optional) return false;
  const isOwn = (os?.includes(platform) ?? true) && (cpu?.includes(arch) ?? true);
  return !isOwn || Boolean(libc) || (!os && !cpu);
}
