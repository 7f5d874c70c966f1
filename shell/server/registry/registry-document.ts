import Type from 'typebox';
import { Value } from 'typebox/value';
import type { Access, RegistryRemote } from '@storefront/shared/contracts';
import type { Audience } from './rollout-audience';

/** The content of `registry.json`: the stored versions of every component, which are live, and the release history. */
export interface RegistryDocument {
  schema: 2;
  /** Increases with every write. */
  revision: number;
  shell: ComponentRecord<ShellVersion>;
  remotes: Record<string, RemoteRecord>;
  /** Release history, newest last. */
  moves: ReleaseEvent[];
  /** Who pinned and unpinned components, newest last. Apart from `moves`, whose kinds earlier programs check. */
  pinEvents?: PinEvent[];
}

/** The shell or a remote: its stored versions and which of them page views get. */
export interface ComponentRecord<Version> {
  live: string | null;
  /** The target of a rollback. */
  previous: string | null;
  promotedAt: string | null;
  versions: Record<string, Version>;
  /** Versions that were rolled back automatically, which happens once to each. */
  withdrawn: string[];
  /** When versions stopped being served to new page views; open pages may still request their files. */
  left?: Record<string, string>;
  /** Nobody promotes or retires it until it is unpinned; rollbacks still work. */
  pinned?: Pin;
}
/** Who pinned a component, when and why. */
export interface Pin {
  by: string;
  at: string;
  why: string;
}
export interface RemoteRecord extends ComponentRecord<RemoteVersion> {
  /** The canary. */
  rollout: Rollout | null;
  /** Where its files are, which document servers follow if their configuration allows it. */
  origin?: string;
}
/** A version for the cohorts below a percentage, of everybody or of an audience. */
interface Rollout {
  version: string;
  /** 1 to 99; 100 is possible only for an audience. */
  percent: number;
  at: string;
  audience?: Audience;
}

/** How a version was published. */
export interface Published {
  publishedAt: string;
  by: string;
  gate: GateVerdict;
  /** Its files are being uploaded: others cannot upload the same version, and it cannot be promoted. */
  isUploading?: true;
}
/** Result of the release gate at publishing; promoting reads it and does not run the gate again. */
export interface GateVerdict {
  passed: boolean;
  at: string;
  /** Versions that it was tested with: shells for a remote, remotes for the shell. */
  against: string[];
  /** Whether it was tested in a browser. */
  smoke: boolean;
  problems: string[];
}

/** A file relative to its version's folder, with its integrity hash. */
export type VersionFile = RegistryRemote['preload'][number];

/** The part of a remote's build description that the registry stores. */
export interface RemoteBuild extends Omit<RegistryRemote, 'entry'> {
  /**
   * By route pattern, the files that its page loads in addition to `preload`. Like `wordFiles` it may be missing, in
   * versions published by older builds; then the browser loads the files when the page needs them.
   */
  pageFiles?: Record<string, VersionFile[]>;
  /** By language, the files with its messages. */
  wordFiles?: Record<string, VersionFile[]>;
  /** By route pattern and language, the files with messages that only some pages need. */
  pageWordFiles?: Record<string, Record<string, VersionFile[]>>;
  /** By widget, the files that it loads. */
  widgetFiles?: Record<string, VersionFile[]>;
  /** By widget and language, the files with messages of its own; a widget without any uses those of its remote. */
  widgetWordFiles?: Record<string, Record<string, VersionFile[]>>;
  /** The build for Node, relative to the version's folder; null when it has no server-rendered pages. */
  node: VersionFile | null;
  /** By shared library, the exports that its sources import; `*` for all. */
  uses: Record<string, string[]>;
  /** By shared library, the version range that it was built for. */
  sharedVersions: Record<string, string>;
  /** Version of the federation plugin in its build. */
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

/** One entry of the release history. */
export interface ReleaseEvent {
  at: string;
  who: string;
  what: 'publish' | 'promote' | 'rollback' | 'automatic rollback' | 'retire';
  /** `shell`, or a remote's name. */
  part: string;
  from: string | null;
  /** Null when no version is live afterwards. */
  to: string | null;
  percent: number | null;
  /** Whom a canary was narrowed to. */
  audience?: Audience;
  why: string;
}

/** One entry of the history of pins. */
export interface PinEvent {
  at: string;
  who: string;
  what: 'pin' | 'unpin';
  part: string;
  why: string;
}

/** The document's key in its store. */
export const registryKey = 'registry.json';

/** A registry without any versions. */
export const emptyRegistry: RegistryDocument = {
  schema: 2,
  revision: 0,
  shell: { live: null, previous: null, promotedAt: null, versions: {}, withdrawn: [] },
  remotes: {},
  moves: [],
};

/** The registry cannot be used; the message says what is wrong and what to do. */
export class RegistryProblem extends Error {
  override name = 'RegistryProblem';
}

const version = Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$' });
const integrity = Type.String({ pattern: '^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$' });
const relativePath = Type.String({ pattern: '^(?!/)(?!.*(\\.\\.|//|[\\\\?#:])).+$' });
/** A file of a version, by its path inside the version's folder. */
export const versionFile = Type.Object({ path: relativePath, integrity });
const origin = Type.String({ pattern: '^https?://([a-z0-9.-]+|\\[[0-9a-f:]+\\])(:\\d+)?$', maxLength: 200 });
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
  pinned: Type.Optional(Type.Object({ by: Type.String(), at: Type.String(), why: Type.String() })),
};
/** A condition that this program does not know is read, and holds for nobody. */
const audience = Type.Array(Type.String({ pattern: '^[a-z]+(=[a-z]+)?$' }), { minItems: 1, maxItems: 20 });
const rollout = { version, percent: Type.Integer({ minimum: 1, maximum: 99 }), at: Type.String() };
const accesses: Access[] = ['public', 'customer', 'provider', 'operator', 'admin'];
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
      name: Type.Optional(Type.String()),
      access: Type.Enum(accesses),
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
      access: Type.Optional(Type.Enum(accesses)),
      query: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' })),
      render: Type.Optional(Type.Enum(['server', 'client'])),
      // Numbers, because they become styles of every page with the slot.
      keeps: Type.Optional(
        Type.Array(
          Type.Object({
            from: Type.Integer({ minimum: 0, maximum: 10_000 }),
            height: Type.Number({ minimum: 0, maximum: 5_000 }),
            heightVw: Type.Optional(Type.Number({ minimum: 0, maximum: 500 })),
            width: Type.Optional(Type.Number({ minimum: 0, maximum: 5_000 })),
          }),
          { maxItems: 20 },
        ),
      ),
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
  widgetFiles: Type.Optional(Type.Record(Type.String(), Type.Array(versionFile))),
  widgetWordFiles: Type.Optional(
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
      rollout: nullable(Type.Object(rollout)),
      narrowRollout: Type.Optional(
        Type.Object({ ...rollout, percent: Type.Integer({ minimum: 1, maximum: 100 }), audience }),
      ),
      origin: Type.Optional(origin),
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
      audience: Type.Optional(audience),
      why: Type.String(),
    }),
  ),
  pinEvents: Type.Optional(
    Type.Array(
      Type.Object({
        at: Type.String(),
        who: Type.String(),
        what: Type.Enum(['pin', 'unpin']),
        part: Type.String(),
        why: Type.String(),
      }),
    ),
  ),
});

/**
 * Reads a registry strictly: anything invalid throws with a sentence for people.
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
        : 'The registry is not valid JSON, or only the beginning of it. Put the last good copy back.',
    );
  }
  const schema = parsed !== null && typeof parsed === 'object' && 'schema' in parsed ? parsed.schema : null;
  if (typeof schema === 'number' && schema > 2) {
    throw new RegistryProblem(
      `The registry has schema ${String(schema)}, which is newer than this program reads (2). Update the program first.`,
    );
  }
  // Schema 1 was rewritten by every build, so nothing in it is lost.
  if (schema === 1) return emptyRegistry;
  if (schema !== 2)
    throw new RegistryProblem(
      'This is not a registry that this program can read (schema 2). Put the last good copy back.',
    );
  if (!isDocument(parsed)) {
    const [first] = Value.Errors(documentSchema, parsed);
    throw new RegistryProblem(
      `The registry is invalid: ${first?.instancePath || '/'} ${first?.message ?? 'is wrong'}. Put the last good copy back.`,
    );
  }
  const document = withNarrowRollouts(parsed);
  const problems = [...danglingVersions(document), ...claimedTwice(document)];
  if (problems.length > 0) throw new RegistryProblem(problems.join('\n'));
  return document;
}

/**
 * The document as it is stored. A canary for an audience is stored apart from those for everybody: programs that do not
 * know audiences would hand it to everybody, and now they see no canary.
 */
export function registryText(document: RegistryDocument): string {
  const remotes = Object.entries(document.remotes).map(([name, record]): [string, StoredRemote] => {
    const { rollout } = record;
    return [name, rollout?.audience ? { ...record, rollout: null, narrowRollout: rollout } : record];
  });
  return JSON.stringify({ ...document, remotes: Object.fromEntries(remotes) }, null, 1);
}

interface StoredRemote extends RemoteRecord {
  narrowRollout?: Rollout;
}

function withNarrowRollouts(stored: RegistryDocument): RegistryDocument {
  const remotes = Object.entries<StoredRemote>(stored.remotes).map(([name, record]) => {
    const { narrowRollout, ...others } = record;
    const isCurrent = narrowRollout && !wasEndedByOlderProgram(stored, name, record, narrowRollout);
    return [name, isCurrent ? { ...others, rollout: narrowRollout } : others] as const;
  });
  const document = { ...stored, remotes: Object.fromEntries(remotes) };
  if (claimedTwice(document).length === 0) return document;
  // A program that does not see these canaries has given an address of theirs to another remote.
  const withoutCanaries = Object.entries<StoredRemote>(stored.remotes).map(
    ([name, { narrowRollout: _narrow, ...others }]) => [name, others] as const,
  );
  return { ...stored, remotes: Object.fromEntries(withoutCanaries) };
}

const endingEvents: readonly ReleaseEvent['what'][] = ['promote', 'rollback', 'automatic rollback', 'retire'];

/** Programs that do not know narrow rollouts leave them where they are, whatever they release or remove. */
function wasEndedByOlderProgram(
  { moves }: RegistryDocument,
  name: string,
  { rollout, versions }: RemoteRecord,
  { version: canary, at }: Rollout,
): boolean {
  const last = moves.findLast(({ part, what }) => part === name && endingEvents.includes(what));
  return rollout !== null || !Object.hasOwn(versions, canary) || (last !== undefined && last.at !== at);
}

/** The schema is looser than the type for texts that only people read. */
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
        .map(
          (one) => `The registry names ${name} ${one}, but has no such version. Put the last good copy back.`,
        ),
      ...wrong.map(
        ([key, one]) =>
          `The registry has ${name} ${one.version} under the name ${key}. Put the last good copy back.`,
      ),
    ];
  });
}

/** Route patterns that two remotes claim, among live versions and canaries. */
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
 * The normalised addresses that a pattern matches, with parameters as `:` and optional segments both present and
 * absent. Two patterns conflict if they share one.
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
