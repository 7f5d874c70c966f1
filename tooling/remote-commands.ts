import { readPlatformSecret, signOverrideOrigin } from '../shell/server/platform-secret';
import {
  changeRegistry,
  readRegistry,
  sentenceOf,
  sentenceOfPin,
} from '../shell/server/registry/change-registry';
import {
  nextVersion,
  pin,
  promote,
  recordOf,
  retire,
  rollback,
  rolloutOf,
  stillPinned,
  unpin,
} from '../shell/server/registry/releases';
import { audienceConditions } from '../shell/server/registry/rollout-audience';
import type { RegistryDocument } from '../shell/server/registry/registry-document';
import type { Store } from '../shell/server/registry/store';
import { remotes } from './apps';
import { createRemote, install } from './create-remote';
import { refuseUnservable, seenByServers } from '../shell/server/registry/document-servers';
import { nextCommands, nextText, type NextCommand } from './next-command';
import { UsageError, whoOf, type Flags, type Outcome, type Surroundings } from './remote-command';
import { nameOrigin } from './remote-origin';
import { status } from './remote-status';
import { trace } from './remote-trace';
import { root } from './root';

const usage = `npm run remote -- <command>

  publish <component> [--as <version>] [--origin <origin>]   builds it, runs the release gate, uploads it; it is
                                                   not live yet. Where its files are is what origin names
  promote <component> [version] [--percent <1-99>] makes a version live for everybody, or a canary for some browsers
          [--only <audience>]                      narrows the canary: ${audienceConditions.join(', ')}
                                                   (repeat --only to narrow it further)
  rollback <component> [--why <reason>]            ends a canary, or goes back to the previous version
  retire <remote> [--why <reason>]                 takes it out of the shop; promote or rollback restores it
  pin <component> [--why <reason>]                 nobody promotes or retires it, and no build does, until it is unpinned
  unpin <component> [--why <reason>]               takes the pin off
  status [component] [--shop <address>]            all stored versions and which are live, with metrics of that shop
  origin <remote> <origin|none>                    names the origin of its files to document servers that allow it
  log [component]                                  the release history: who, what, when and why
  trace [component] <version> <[file:]line:column> what is there in the sources; without words it reads a stack from
                                                   standard input: npm run remote -- trace < stack.txt
  create <name>                                    a new remote, mf-<name>, with a first page
  sign <origin>                                    a token for one day: one browser may load a remote from there

A component is shell, or a remote: ${remotes.map(({ name }) => name).join(', ')}.
  --by <name>   your name in the release history; by default your user name
  --if-new      publish and promote end without an error when there is nothing new, as in CI
  --json        prints JSON
  --without-install   create does not run npm install
The registry is in REGISTRY_STORE: a folder (.deploy), or s3://bucket/prefix.`;

/** Runs one command of the registry. */
export async function runRemoteCommand(
  words: string[],
  flags: Flags,
  around: Surroundings,
): Promise<Outcome> {
  const [command, component, version, ...rest] = words;
  if (flags.help || command === undefined) return { text: usage, data: { usage } };
  if (command === 'trace') return trace(words.slice(1), around);
  if (rest.length > 0 || (version !== undefined && !['promote', 'origin'].includes(command))) {
    throw new UsageError(`Too many words after ${command}.\n\n${usage}`);
  }
  const named = (): string => {
    if (component === undefined) throw new UsageError(`Name the component to ${command}.\n\n${usage}`);
    return component;
  };
  switch (command) {
    case 'publish':
      // Imported here, because it loads the bundler, which the other commands do not need.
      return (await import('./remote-publish')).publishComponent(named(), flags, around);
    case 'promote':
      return promoteComponent(named(), version, flags, around);
    case 'rollback':
      return rollbackComponent(named(), flags, around);
    case 'retire':
      return retireRemote(named(), flags, around);
    case 'pin':
      return pinComponent(named(), pin, flags, around);
    case 'unpin':
      return pinComponent(named(), unpin, flags, around);
    case 'origin':
      return nameOrigin(named(), version, around);
    case 'status':
      return status(component, flags, around);
    case 'log':
      return log(component, around);
    case 'sign':
      return sign(named(), around);
    case 'create':
      return create(named(), flags);
    default:
      throw new UsageError(`There is no command ${command}.\n\n${usage}`);
  }
}

async function promoteComponent(
  component: string,
  wanted: string | undefined,
  flags: Flags,
  { store, env }: Surroundings,
): Promise<Outcome> {
  const percent = flags.percent === undefined ? 100 : Number(flags.percent.replace(/%$/, ''));
  if (flags['if-new']) {
    const { document } = await readRegistry(store);
    const version = wanted ?? nextVersion(document, component);
    const { live } = recordOf(document, component);
    const rollout = rolloutOf(recordOf(document, component));
    const isCanary = rollout?.version === version && rollout.percent >= percent;
    if (live === version || isCanary) {
      const text = `${component} ${version} is ${live === version ? 'live' : 'a canary'} already, so there is nothing to promote.`;
      return { text, data: { revision: document.revision, move: null } };
    }
  }
  await refuseUnservable(store, component, wanted);
  const { after } = await changeRegistry(store, component, (document) =>
    promote(document, component, wanted ?? nextVersion(document, component), {
      ...actorOf(flags, env),
      percent,
      ...(flags.only && { audience: [...new Set(flags.only)] }),
    }),
  );
  return moved(after, component, store);
}

async function rollbackComponent(
  component: string,
  flags: Flags,
  { store, env }: Surroundings,
): Promise<Outcome> {
  const { after } = await changeRegistry(store, component, (document) =>
    rollback(document, component, actorOf(flags, env)),
  );
  return moved(after, component, store, stillPinned(after, component));
}

async function retireRemote(remote: string, flags: Flags, { store, env }: Surroundings): Promise<Outcome> {
  const { after } = await changeRegistry(store, remote, (document) =>
    retire(document, remote, actorOf(flags, env)),
  );
  return moved(after, remote, store);
}

async function pinComponent(
  component: string,
  change: typeof pin,
  flags: Flags,
  { store, env }: Surroundings,
): Promise<Outcome> {
  const { after } = await changeRegistry(store, component, (document) =>
    change(document, component, actorOf(flags, env)),
  );
  const event = after.pinEvents?.at(-1);
  return { text: event ? sentenceOfPin(event) : '', data: { revision: after.revision, pin: event } };
}

/** What was released, who of the document servers gives it to pages, and what to do next. */
async function moved(
  document: RegistryDocument,
  component: string,
  store: Store,
  note = '',
): Promise<Outcome> {
  const { moves, revision } = document;
  const next = nextCommands(document, component);
  const event = moves.at(-1);
  const servers = await seenByServers(store, component, document);
  return {
    text: [
      ...(event ? [sentenceOf(event) + note] : []),
      servers.text,
      ...(next.length > 0 ? [nextText(next)] : []),
    ].join('\n'),
    data: { revision, move: event, servers: servers.data, ...(next.length > 0 && { next }) },
    failed: servers.isRefused,
  };
}

async function log(component: string | undefined, { store }: Surroundings): Promise<Outcome> {
  const { document } = await readRegistry(store);
  if (component !== undefined) recordOf(document, component);
  const ofComponent = ({ part }: { part: string }) => component === undefined || part === component;
  const moves = document.moves.filter(ofComponent);
  const pins = (document.pinEvents ?? []).filter(ofComponent);
  const lines = [
    ...moves.map((event) => ({ at: event.at, line: sentenceOf(event) })),
    ...pins.map((event) => ({ at: event.at, line: sentenceOfPin(event) })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return {
    text: lines.map(({ line }) => line).join('\n') || 'No releases yet.',
    data: [...moves, ...pins].sort((a, b) => a.at.localeCompare(b.at)),
  };
}

const dayMs = 24 * 60 * 60 * 1000;

function sign(address: string, { env }: Surroundings): Outcome {
  let origin: string;
  try {
    const url = new URL(address);
    if (!['http:', 'https:'].includes(url.protocol)) throw new Error(url.protocol);
    origin = url.origin;
  } catch {
    throw new UsageError(`An origin is http://… or https://…, not "${address}".`);
  }
  const until = Date.now() + dayMs;
  const token = signOverrideOrigin(readPlatformSecret(env), origin, until);
  return {
    text: `${token}\nValid for ${origin} until ${new Date(until).toISOString()}.`,
    data: { origin, until: new Date(until).toISOString(), token },
  };
}

async function create(name: string, flags: Flags): Promise<Outcome> {
  const { dir, port } = await createRemote(root, name);
  if (!flags['without-install']) install(root);
  const next: NextCommand[] = [
    {
      command: `npm run dev -w ${dir}`,
      does: 'shows it in the shop of this machine (npm start) while you write; -- --shell=<address> names another shop',
    },
    { command: `npm test -w ${dir}`, does: 'runs its tests' },
    { command: `npm run remote -- publish ${name}`, does: 'builds it, tests it and adds it to the registry' },
    {
      command: `npm run remote -- promote ${name} --percent 10`,
      does: 'makes it a canary for 10 % of all browsers',
    },
  ];
  return {
    text: `Created ${dir}: a page at /${name}, its messages in two languages, its test.\n${nextText(next)}`,
    data: { dir, port, next },
  };
}

function actorOf(flags: Flags, env: NodeJS.ProcessEnv) {
  return { who: whoOf(flags, env), at: new Date().toISOString(), why: flags.why ?? '' };
}
