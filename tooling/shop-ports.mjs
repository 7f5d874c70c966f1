// Runs before anything is installed, so it imports nothing that has to be.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isFree, programOn } from './port-in-use.mjs';

/** The default of PORT_BASE: every other default port keeps its distance from it. */
const usualBase = 3000;
const lastPort = 65_535;

/** The usual port of each program, and the variable that chooses another. */
export const ports = /** @type {const} */ ({
  shell: { port: 3000, variable: 'SHELL_PORT' },
  remotes: { port: 3100, variable: 'REMOTES_PORT' },
  backend: { port: 4000, variable: 'BACKEND_PORT' },
  payments: { port: 4100, variable: 'SANDBOX_PORT' },
  inbox: { port: 4200, variable: 'SANDBOX_INBOX_PORT' },
  smtp: { port: 4225, variable: 'SANDBOX_SMTP_PORT' },
});

/**
 * All folders `mf-<name>`, sorted by the port in their package.json, so that a new remote needs no entry elsewhere.
 * @param {string} root
 */
export function remotesIn(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name: dir }) => remoteIn(root, dir))
    .sort((a, b) => a.port - b.port);
}

/**
 * @param {string} root
 * @param {string} dir
 */
function remoteIn(root, dir) {
  const name = dir.replace('mf-', '');
  const { config } = JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8'));
  if (!config?.port) throw new Error(`${dir}/package.json names no port: "config": { "port": 3008 }.`);
  return { name, dir, port: Number(config.port) };
}

/**
 * The port that the environment chooses: by its own variable, else moved together with all others by PORT_BASE.
 * @param {{ port: number, variable: string }} usual
 * @param {NodeJS.ProcessEnv} [env]
 * @throws with a sentence for people when a variable is no port
 */
export function portOf({ port, variable }, env = process.env) {
  const own = env[variable]?.trim();
  return own ? asPort(variable, own) : movedPort(port, env);
}

/**
 * A usual port, moved together with all others by PORT_BASE.
 * @param {number} port
 * @param {NodeJS.ProcessEnv} [env]
 * @throws with a sentence for people when PORT_BASE is no port
 */
export function movedPort(port, env = process.env) {
  return port + (baseOf(env) - usualBase);
}

/**
 * The ports that the environment chooses for a shop, or the usual ones.
 * @param {NodeJS.ProcessEnv} [env]
 * @throws with a sentence for people when one is no port, is chosen twice or is taken
 */
export async function freeShopPorts(env = process.env) {
  const wanted = Object.values(ports).map((usual) => ({
    variable: usual.variable,
    port: portOf(usual, env),
  }));
  for (const [index, { variable, port }] of wanted.entries()) {
    const other = wanted.slice(0, index).find((one) => one.port === port);
    if (other)
      throw new Error(`${other.variable} and ${variable} are both ${port}. Give each a port of its own.`);
  }
  const taken = [];
  for (const one of wanted) if (!(await isFree(one.port))) taken.push(one);
  if (taken.length > 0) {
    const [one] = taken;
    throw new Error(
      [
        'The shop cannot start, because these ports are taken:',
        ...taken.map(({ port, variable }) => `  ${port}  ${variable}${usedBy(port)}`),
        taken.length === 1
          ? `End that program, or set ${one?.variable} to another port, in the environment or in .env.`
          : 'End these programs, or set PORT_BASE to move all ports together, in the environment or in .env: PORT_BASE=5000.',
      ].join('\n'),
    );
  }
  const chosen = (/** @type {string} */ variable) =>
    wanted.find((one) => one.variable === variable)?.port ?? 0;
  return {
    shell: chosen(ports.shell.variable),
    backend: chosen(ports.backend.variable),
    payments: chosen(ports.payments.variable),
    inbox: chosen(ports.inbox.variable),
    smtp: chosen(ports.smtp.variable),
    remotes: chosen(ports.remotes.variable),
  };
}

/** @param {NodeJS.ProcessEnv} env */
function baseOf(env) {
  const text = env['PORT_BASE']?.trim();
  if (!text) return usualBase;
  const base = Number(text);
  // The port of mail is the highest.
  const highest = lastPort - (ports.smtp.port - usualBase);
  if (Number.isInteger(base) && base >= 1 && base <= highest) return base;
  throw new Error(
    `PORT_BASE must be a port from 1 to ${highest}, not "${text}": it is the shop's, and the other ports are higher.`,
  );
}

/**
 * @param {string} variable
 * @param {string} text
 */
function asPort(variable, text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= lastPort) return port;
  throw new Error(`${variable} must be a port from 1 to ${lastPort}, not "${text}".`);
}

/** @param {number} port */
function usedBy(port) {
  const program = programOn(port);
  return program ? `, in use by ${program}` : '';
}
