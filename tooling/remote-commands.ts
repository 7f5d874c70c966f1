import { readPlatformSecret, signOverrideOrigin } from '../shell/server/platform-secret';
import { changeRegistry, readRegistry, sentenceOf } from '../shell/server/registry/change-registry';
import { nextVersion, promote, recordOf, retire, rollback } from '../shell/server/registry/releases';
import type { RegistryDocument } from '../shell/server/registry/registry-document';
import type { Store } from '../shell/server/registry/store';
import { remotes } from './apps';
import { createRemote, install } from './create-remote';
import { refuseUnservable, seenByServers } from './document-servers';
import { UsageError, whoOf, type Flags, type Outcome, type Surroundings } from './remote-command';
import { nameOrigin } from './remote-origin';
import { status } from './remote-status';
import { root } from './root';

const usage = `npm run remote -- <command>

  publish <component> [--as <version>] [--origin <origin>]   builds it, runs the contract gate, uploads it; it is
                                                   not live yet. Where its files are is what origin names
  promote <component> [version] [--percent <1-99>] makes a version live for everybody, or a canary for some browsers
  rollback <component> [--why <reason>]            ends a canary, or goes back to the previous version
  retire <remote> [--why <reason>]                 takes it out of the shop; promote or rollback restores it
  status [component] [--shop <address>]            all stored versions and which are live, with metrics of that shop
  origin <remote> <origin|none>                    names the origin of its files to document servers that allow it
  log [component]                                  the release history: who, what, when and why
  create <name>                                    a new remote, mf-<name>, with a first page
  sign <origin>                                    a token for one day: one browser may load a remote from there

A component is shell, or a remote: ${remotes.map(({ name }) => name).join(', ')}.
  --by <name>   your name in the release history; by default your user name
  --json        prints JSON
  --without-install   create does not run npm install
The registry is in REGISTRY_STORE: a folder (.deploy), or s3://bucket/prefix.`;

/** Runs one command of the registry. */
export async function runRemoteCommand(
  [command, component, version, ...rest]: string[],
  flags: Flags,
  around: Surroundings,
): Promise<Outcome> {
  if (flags.help || command === undefined) return { text: usage, data: { usage } };
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
  await refuseUnservable(store, component, wanted);
  const percent = flags.percent === undefined ? 100 : Number(flags.percent.replace(/%$/, ''));
  const { after } = await changeRegistry(store, component, (document) =>
    promote(document, component, wanted ?? nextVersion(document, component), {
      ...actorOf(flags, env),
      percent,
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
  return moved(after, component, store);
}

async function retireRemote(remote: string, flags: Flags, { store, env }: Surroundings): Promise<Outcome> {
  const { after } = await changeRegistry(store, remote, (document) =>
    retire(document, remote, actorOf(flags, env)),
  );
  return moved(after, remote, store);
}

/** What was released, and who of the document servers gives it to pages. */
async function moved(document: RegistryDocument, component: string, store: Store): Promise<Outcome> {
  const { moves, revision } = document;
  const event = moves.at(-1);
  const servers = await seenByServers(store, component, document);
  return {
    text: [...(event ? [sentenceOf(event)] : []), servers.text].join('\n'),
    data: { revision, move: event, servers: servers.data },
    failed: servers.isRefused,
  };
}

async function log(component: string | undefined, { store }: Surroundings): Promise<Outcome> {
  const { document } = await readRegistry(store);
  if (component !== undefined) recordOf(document, component);
  const moves = document.moves.filter((event) => component === undefined || event.part === component);
  return { text: moves.map(sentenceOf).join('\n') || 'No releases yet.', data: moves };
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
  const next = [
    [
      `npm run dev -w ${dir}`,
      'shows it in the shop of this machine (npm start) while you write; -- --shell=<address> names another shop',
    ],
    [`npm test -w ${dir}`, 'runs its tests'],
    [`npm run remote -- publish ${name}`, 'builds it, tests it and adds it to the registry'],
    [`npm run remote -- promote ${name}`, 'makes it live for everybody'],
  ] as const;
  return {
    text: [
      `Created ${dir}: a page at /${name}, its messages in two languages, its test. Next:`,
      ...next.map(([command, what]) => `  ${command}\n      ${what}`),
    ].join('\n'),
    data: { dir, port },
  };
}

function actorOf(flags: Flags, env: NodeJS.ProcessEnv) {
  return { who: whoOf(flags, env), at: new Date().toISOString(), why: flags.why ?? '' };
}
