import Type from 'typebox';
import { Value } from 'typebox/value';
import type { RegistryRemote } from '@storefront/shared/contracts';

/** What lies in the store as `registry.json`: every kept version of every part, which are live, and who moved what. */
export interface RegistryDocument {
  schema: 2;
  /** One more with every write. */
  revision: number;
  shell: ComponentRecord<ShellVersion>;
  remotes: Record<string, RemoteRecord>;
  /** Newest last. */
  moves: ReleaseEvent[];
}

/** The shell or a remote: its kept versions and which of them people get. */
export interface ComponentRecord<Version> {
  live: string | null;
  /** Where a rollback leads. */
  previous: string | null;
  promotedAt: string | null;
  versions: Record<string, Version>;
  /** Versions that were rolled back because they failed; that happens to each once. */
  withdrawn: string[];
  /** Versions that people were given and are given no more, and since when: open pages still ask for their files. */
  left?: Record<string, string>;
}
export interface RemoteRecord extends ComponentRecord<RemoteVersion> {
  /** A version on trial: cohorts below `percent` get it. */
  rollout: { version: string; percent: number; at: string } | null;
}

/** What every published version says of its publishing. */
export interface Published {
  publishedAt: string;
  by: string;
  gate: GateVerdict;
  /** Its files are on their way: nobody else may send theirs, and nobody can promote it. */
  isUploading?: true;
}
/** What the contract gate found when the version was published; promoting reads this and checks nothing again. */
export interface GateVerdict {
  passed: boolean;
  at: string;
  /** Versions it was tried against: shells for a remote, remotes for the shell. */
  against: string[];
  /** Whether it was opened in a browser. */
  smoke: boolean;
  problems: string[];
}

/** A file relative to its version's folder, with the hash that browsers hold it to. */
export type VersionFile = RegistryRemote['preload'][number];

/** What a remote's build says of itself and the registry keeps. */
export interface RemoteBuild extends Omit<RegistryRemote, 'entry'> {
  /**
   * By route pattern, what its page loads beside `preload`. As with `wordFiles`, what is not named is not known, or of
   * a version that was published before builds told it: it comes when the page asks for it.
   */
  pageFiles?: Record<string, VersionFile[]>;
  /** By language, the files of its words. */
  wordFiles?: Record<string, VersionFile[]>;
  /** By route pattern and language, the files of the words that only this page and a few others need. */
  pageWordFiles?: Record<string, Record<string, VersionFile[]>>;
  /** The build for Node, relative to the version's folder; null when nothing of it is rendered on the server. */
  node: VersionFile | null;
  /** Exports of each shared library that its sources import; `*` for all of it. */
  uses: Record<string, string[]>;
  /** The range of each shared library that it was built for. */
  sharedVersions: Record<string, string>;
  /** Version of the federation plugin that built it. */
  pluginVersion: string;
}
export interface RemoteVersion extends RemoteBuild, Published {
  /** Path of its `remoteEntry.js` at the remote's origin. */
  entry: string;
}
export interface ShellVersion extends Published {
  version: string;
  contract: string;
}

/** Who moved what, when and why. */
export interface ReleaseEvent {
  at: string;
  who: string;
  what: 'publish' | 'promote' | 'rollback' | 'automatic rollback' | 'retire';
  /** `shell`, or a remote's name. */
  part: string;
  from: string | null;
  /** Null when nothing is live any more, or nothing was before a trial ended. */
  to: string | null;
  percent: number | null;
  why: string;
}

/** The document's place in its store. */
export const registryKey = 'registry.json';

/** A registry before anything was published. */
export const emptyRegistry: RegistryDocument = {
  schema: 2,
  revision: 0,
  shell: { live: null, previous: null, promotedAt: null, versions: {}, withdrawn: [] },
  remotes: {},
  moves: [],
};

/** The registry cannot be used as it is; each problem says what is wrong and what to do. */
export class RegistryProblem extends Error {
  override name = 'RegistryProblem';
}

const version = Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$' });
const integrity = Type.String({ pattern: '^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$' });
const relativePath = Type.String({ pattern: '^(?!/)(?!.*(\\.\\.|//|[\\\\?#:])).+$' });
/** A file of a version, by its path inside the version's folder. */
export const versionFile = Type.Object({ path: relativePath, integrity });
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const published = {
  publishedAt: Type.String(),
  by: Type.String(),
  isUploading: Type.Optional(Type.Literal(true)),
  gate: Type.Object({
    passed: Type.Boolean(),
    at: Type.String(),
    against: Type.Array(Type.String()),
    smoke: Type.Boolean(),
    problems: Type.Array(Type.String()),
  }),
};
const component = {
  live: nullable(version),
  previous: nullable(version),
  promotedAt: nullable(Type.String()),
  withdrawn: Type.Array(version),
  left: Type.Optional(Type.Record(Type.String(), Type.String())),
};
const remoteVersion = Type.Object({
  ...published,
  version,
  container: Type.String({ pattern: '^[A-Za-z_]\\w*$' }),
  entry: Type.String({ minLength: 1 }),
  integrity,
  contract: Type.String({ pattern: '^\\d+\\.\\d+$' }),
  routes: Type.Array(
    Type.Object({
      path: Type.String(),
      access: Type.Enum(['public', 'customer', 'provider', 'operator']),
      render: Type.Enum(['server', 'client']),
      frame: Type.Enum(['full', 'bare']),
      cacheKeys: Type.Array(Type.String()),
    }),
  ),
  slots: Type.Array(
    Type.Object({
      slot: Type.String(),
      widget: Type.String(),
      order: Type.Number(),
      access: Type.Optional(Type.Enum(['public', 'customer', 'provider', 'operator'])),
    }),
  ),
  navigation: Type.Array(
    Type.Object({
      place: Type.String(),
      to: Type.String({ pattern: '^/(?!/)' }),
      label: Type.Object({ vi: Type.String(), en: Type.String() }),
      order: Type.Number(),
    }),
  ),
  widgets: Type.Array(Type.String()),
  notices: Type.Record(Type.String(), Type.String()),
  preload: Type.Array(versionFile),
  pageFiles: Type.Optional(Type.Record(Type.String(), Type.Array(versionFile))),
  wordFiles: Type.Optional(Type.Record(Type.String(), Type.Array(versionFile))),
  pageWordFiles: Type.Optional(
    Type.Record(Type.String(), Type.Record(Type.String(), Type.Array(versionFile))),
  ),
  node: nullable(versionFile),
  uses: Type.Record(Type.String(), Type.Array(Type.String())),
  sharedVersions: Type.Record(Type.String(), Type.String()),
  pluginVersion: Type.String(),
});
const documentSchema = Type.Object({
  schema: Type.Literal(2),
  revision: Type.Integer({ minimum: 0 }),
  shell: Type.Object({
    ...component,
    versions: Type.Record(Type.String(), Type.Object({ ...published, version, contract: Type.String() })),
  }),
  remotes: Type.Record(
    Type.String({ pattern: '^[a-z][a-z0-9]*$' }),
    Type.Object({
      ...component,
      rollout: nullable(
        Type.Object({
          version,
          percent: Type.Integer({ minimum: 1, maximum: 99 }),
          at: Type.String(),
        }),
      ),
      versions: Type.Record(Type.String(), remoteVersion),
    }),
    { additionalProperties: false },
  ),
  moves: Type.Array(
    Type.Object({
      at: Type.String(),
      who: Type.String(),
      what: Type.Enum(['publish', 'promote', 'rollback', 'automatic rollback', 'retire']),
      part: Type.String(),
      from: nullable(version),
      to: nullable(version),
      percent: nullable(Type.Integer()),
      why: Type.String(),
    }),
  ),
});

/**
 * Reads a registry strictly: what is not one is a problem with a sentence, never a half-read registry.
 * @throws RegistryProblem
 */
export function parseRegistry(text: string): RegistryDocument {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new RegistryProblem(
      text.trim() === ''
        ? 'The registry is empty. Put the last good copy back.'
        : 'The registry is no JSON, or only the beginning of one. Put the last good copy back.',
    );
  }
  const schema = parsed !== null && typeof parsed === 'object' && 'schema' in parsed ? parsed.schema : null;
  if (typeof schema === 'number' && schema > 2) {
    throw new RegistryProblem(
      `The registry has schema ${String(schema)}, which is newer than this program reads (2). Update the program first.`,
    );
  }
  // Its first form was written again by every build and held nothing that a build does not bring again.
  if (schema === 1) return emptyRegistry;
  if (schema !== 2) throw new RegistryProblem('This is no registry that this program reads (schema 2).');
  if (!isDocument(parsed)) {
    const [first] = Value.Errors(documentSchema, parsed);
    throw new RegistryProblem(
      `The registry is not as it must be: ${first?.instancePath || '/'} ${first?.message ?? 'is wrong'}.`,
    );
  }
  const problems = [...danglingVersions(parsed), ...claimedTwice(parsed)];
  if (problems.length > 0) throw new RegistryProblem(problems.join('\n'));
  return parsed;
}

/** The schema leaves open what only people read; the types say it. */
function isDocument(parsed: unknown): parsed is RegistryDocument {
  return Value.Check(documentSchema, parsed);
}

/** The shell and every remote, with their names. */
export function componentsOf(
  document: RegistryDocument,
): [name: string, ComponentRecord<ShellVersion> | RemoteRecord][] {
  return [['shell', document.shell], ...Object.entries(document.remotes)];
}

function danglingVersions(document: RegistryDocument): string[] {
  return componentsOf(document).flatMap(([name, record]) => {
    const rollout = 'rollout' in record ? (record.rollout?.version ?? null) : null;
    const named = [record.live, record.previous, rollout].filter((one) => one !== null);
    const wrong = Object.entries(record.versions).filter(([key, one]) => one.version !== key);
    return [
      ...named
        .filter((one) => !Object.hasOwn(record.versions, one))
        .map((one) => `The registry names ${name} ${one}, but holds no such version.`),
      ...wrong.map(([key, one]) => `The registry holds ${name} ${one.version} under the name ${key}.`),
    ];
  });
}

/** Route patterns of live versions, and of versions on trial, that two remotes claim. */
export function claimedTwice(document: RegistryDocument): string[] {
  const owners = new Map<string, string>();
  const problems = new Set<string>();
  for (const [remote, { live, rollout, versions }] of Object.entries(document.remotes)) {
    for (const shown of [live, rollout?.version ?? null]) {
      for (const { path } of (shown !== null && versions[shown]?.routes) || []) {
        for (const address of addressesOf(path)) {
          const owner = owners.get(address) ?? remote;
          owners.set(address, owner);
          if (owner !== remote)
            problems.add(
              `${owner} and ${remote} both claim the address /${path}. Give one of them another pattern.`,
            );
        }
      }
    }
  }
  return [...problems];
}

/**
 * The kinds of address that a pattern matches. Names of parameters do not matter, and what is optional is there or not:
 * two patterns that share one claim the same.
 */
export function addressesOf(pattern: string): string[] {
  const segments = pattern.replace(/^\/+|\/+$/g, '').split('/');
  return segments
    .reduce<string[][]>(
      (shapes, segment) => {
        const shape = segment.replace(/\?$/, '').replace(/^:.*/, ':').toLowerCase();
        const without = segment.endsWith('?') ? shapes : [];
        return [...without, ...shapes.map((before) => [...before, shape])];
      },
      [[]],
    )
    .map((shape) => shape.join('/'));
}
