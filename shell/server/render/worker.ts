import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { PageRenderer, RenderBuild } from '../../src/render';
import { compile } from './compile';
import {
  registriesKept,
  type FromWorker,
  type RenderProblem,
  type ShellCode,
  type ToWorker,
} from './messages';
import type { Snapshot } from '../registry/snapshot';
import { createRemoteModules, type RemoteModules } from './remote-modules';

/** One of the threads that draw pages: loads the shell's code and the remotes' builds for Node, and keeps them. */
interface Shell {
  draw: PageRenderer;
  modules: RemoteModules;
}

const aliveEveryMs = 100;
const shellsKept = 2;
const shells = new Map<string, Shell>();
const registries = new Map<number, Snapshot>();
const port = parentPort;
if (!port) throw new Error('This file is a worker.');

function say(message: FromWorker): void {
  port?.postMessage(message);
}

function shellOf({ file, integrity }: ShellCode): Shell {
  const known = shells.get(file);
  if (known) return known;
  const { createPageRenderer, provided } = compile(readFileSync(file), {
    integrity,
    filename: file,
    require: createRequire(file),
  }) as RenderBuild;
  const draw = createPageRenderer((error, where, requestId) => {
    const problem = problemOf(error);
    say({ kind: 'problem', problem: { ...problem, message: `${where}: ${problem.message}`, requestId } });
  });
  const shell = { draw, modules: createRemoteModules(provided) };
  shells.set(file, shell);
  for (const old of [...shells.keys()].slice(0, -shellsKept)) shells.delete(old);
  return shell;
}

function keep({ number, registry }: Extract<ToWorker, { kind: 'registry' }>): void {
  registries.set(number, registry);
  for (const oldest of [...registries.keys()].slice(0, -registriesKept)) registries.delete(oldest);
}

async function draw({
  id,
  shell: code,
  job,
  registry: number,
}: Extract<ToWorker, { kind: 'draw' }>): Promise<void> {
  try {
    const registry = registries.get(number);
    if (!registry) throw new Error('This thread was not told the registry.');
    const { draw, modules } = shellOf(code);
    const modulesOf = async (name: string) => {
      const build = registry.remotes[name]?.node;
      if (!build) throw new Error(`${name} has no build for Node.`);
      return modules.load(name, build);
    };
    const result = await draw(
      { ...job, registry },
      async (name) => (await modulesOf(name)).remote,
      async (name, widget) => {
        const { widgets = {} } = await modulesOf(name);
        const load = Object.hasOwn(widgets, widget) ? widgets[widget] : undefined;
        if (!load) throw new Error(`The build of ${name} for Node has no widget ${widget}.`);
        return load();
      },
      (remote) => {
        say({ kind: 'runs', id, remote });
      },
    );
    say({ kind: 'drawn', id, result });
  } catch (error) {
    say({ kind: 'failed', id, problem: problemOf(error) });
  }
}

async function warm({ number, shell: code, registry }: Extract<ToWorker, { kind: 'warm' }>): Promise<void> {
  try {
    const { modules } = shellOf(code);
    const builds = Object.entries(registry.remotes);
    // One that cannot be loaded does not keep the thread from being warm for the others.
    const loads = await Promise.allSettled(
      builds.map(async ([name, { node }]) => node && modules.load(name, node)),
    );
    for (const load of loads)
      if (load.status === 'rejected') say({ kind: 'problem', problem: problemOf(load.reason) });
  } catch (error) {
    say({ kind: 'problem', problem: problemOf(error) });
  }
  say({ kind: 'warmed', number });
}

function problemOf(error: unknown): RenderProblem {
  if (!(error instanceof Error)) return { message: String(error) };
  return { message: error.message, stack: error.stack };
}

port.on('message', (message: ToWorker) => {
  if (message.kind === 'registry') keep(message);
  else void (message.kind === 'draw' ? draw(message) : warm(message));
});
setInterval(() => {
  say({ kind: 'alive' });
}, aliveEveryMs);
