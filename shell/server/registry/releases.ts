import type { ErrorCode } from '@storefront/shared/contracts';
import {
  claimedTwice,
  componentsOf,
  type GateVerdict,
  type ReleaseEvent,
  type ComponentRecord,
  type Pin,
  type PinEvent,
  type Published,
  type RegistryDocument,
  type RemoteRecord,
  type RemoteVersion,
  type ShellVersion,
} from './registry-document';
import { audienceConditions, shareText, type Audience } from './rollout-audience';

/** Who makes a release, when and why. */
export interface Actor {
  who: string;
  at: string;
  why?: string;
}

/** A release that the registry does not allow; the message says why and what to do. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
  constructor(
    message: string,
    /** Says the same to programs, and to people in their language. */
    readonly code: ErrorCode = 'RELEASE_REFUSED',
  ) {
    super(message);
  }
}

/** Versions stored per component that passed the gate; more while open pages may still request their files. */
export const storedVersions = 5;
/** Versions stored beside them that the gate refused, or whose upload was aborted. */
export const storedRefusals = 5;
/** How long those are stored. */
const refusalMs = 24 * 60 * 60_000;
/** How long pages may stay open with a version that new page views no longer get. */
const openPageMs = 24 * 60 * 60_000;
/** Upper limit for a component that is released all day long, as during development. */
const maxVersions = 20;
const maxEvents = 200;
/** An upload that takes longer is considered aborted. */
const uploadMs = 10 * 60_000;

/** Adds a version of a remote; shoppers get it only after it is promoted. */
export function publishRemote(
  document: RegistryDocument,
  remote: string,
  version: RemoteVersion,
): RegistryDocument {
  return published(document, remote, recordOrNone(document, remote), version);
}

/** Adds a version of the shell. */
export function publishShell(document: RegistryDocument, version: ShellVersion): RegistryDocument {
  return published(document, 'shell', document.shell, version);
}

/**
 * Makes a version live for everybody, or a canary: for the cohorts below a percentage, for an audience, or for both.
 * @throws ReleaseRefused
 */
export function promote(
  document: RegistryDocument,
  component: string,
  version: string,
  { percent = 100, audience, who, at, why = '' }: Actor & { percent?: number; audience?: Audience },
): RegistryDocument {
  const record = recordOf(document, component);
  refusePinned(component, record, 'promoted');
  const chosen = storedVersion(component, record, version);
  if (chosen.isUploading) throw stillUploading(component, chosen);
  if (!chosen.gate.passed) {
    throw new ReleaseRefused(
      `The release gate refused ${component} ${version}:\n${bullets(chosen.gate)}\nMend this, then publish again: npm run remote -- publish ${component}.`,
      'REMOTE_VERSION_REFUSED',
    );
  }
  if (!Number.isInteger(percent) || percent < 1 || percent > 100) {
    throw new ReleaseRefused(`A percentage is a whole number from 1 to 100, not ${String(percent)}.`);
  }
  const unknown = audience?.find((one) => !audienceConditions.includes(one));
  if (unknown !== undefined) {
    throw new ReleaseRefused(
      `A canary cannot be narrowed to "${unknown}". After --only comes one of ${audienceConditions.join(', ')}.`,
    );
  }
  const rollout = rolloutOf(record);
  const isForAll = percent === 100 && !audience;
  if (record.live === version && (!isForAll || !rollout)) {
    throw new ReleaseRefused(
      `${component} ${version} is already live for everybody, so nothing was changed. Publish a newer version first: npm run remote -- publish ${component}.`,
      'REMOTE_VERSION_LIVE',
    );
  }
  const event: ReleaseEvent = {
    at,
    who,
    what: 'promote',
    part: component,
    from: record.live,
    to: version,
    percent: isForAll ? null : percent,
    ...(audience && { audience }),
    why,
  };
  refuseUntried(document, component, chosen);
  if (isForAll) return checked(written(document, component, madeLive(record, version, at), event));
  if (!isRemote(record)) {
    throw new ReleaseRefused(
      'The shell goes to everybody at once: promote it without --percent and --only.',
      'SHELL_WITHOUT_CANARY',
    );
  }
  const other = Object.entries(document.remotes).find(([name, one]) => name !== component && one.rollout);
  if (other) {
    const [name, { rollout: theirs }] = other;
    throw new ReleaseRefused(
      `${name} ${theirs?.version ?? ''} is a canary for ${theirs ? shareText(theirs) : ''}, and only one remote can have a canary at a time. End that one first: npm run remote -- promote ${name} for everybody, or npm run remote -- rollback ${name}.`,
      'CANARY_OF_ANOTHER_REMOTE',
    );
  }
  const canary = { version, percent, at, ...(audience && { audience }) };
  return checked(written(document, component, { ...record, rollout: canary }, event));
}

/**
 * Ends a rollout, or makes the previous version live again.
 * @throws ReleaseRefused
 */
export function rollback(
  document: RegistryDocument,
  component: string,
  { who, at, why = '' }: Actor,
  what: 'rollback' | 'automatic rollback' = 'rollback',
): RegistryDocument {
  const record = recordOf(document, component);
  const from = latestRelease(record);
  const to = rolloutOf(record) ? record.live : record.previous;
  const event = { at, who, what, part: component, from, percent: null, why };
  if (isRemote(record) && record.rollout) {
    return written(document, component, { ...record, rollout: null }, { ...event, to });
  }
  if (to === null) {
    throw new ReleaseRefused(
      `${component} has no previous version to go back to. Promote a stored version by name: npm run remote -- promote ${component} <version>, with ${passedVersions(record).join(', ') || 'none that passed the gate yet'}.`,
      'NO_PREVIOUS_VERSION',
    );
  }
  return checked(
    written(document, component, { ...record, live: to, previous: null, promotedAt: at }, { ...event, to }),
  );
}

/**
 * Takes a remote out of the shop: new page views have none of its routes, navigation and slots. Its versions stay in the
 * registry, so it can be promoted again, and a rollback restores the version that was live.
 * @throws ReleaseRefused
 */
export function retire(
  document: RegistryDocument,
  component: string,
  { who, at, why = '' }: Actor,
): RegistryDocument {
  const record = recordOf(document, component);
  if (!isRemote(record)) {
    throw new ReleaseRefused(
      'The shell cannot be retired, because every page needs it. Promote another version of it.',
    );
  }
  refusePinned(component, record, 'retired');
  const from = record.live ?? latestRelease(record);
  if (from === null)
    throw new ReleaseRefused(`${component} has no live version, so there is nothing to retire.`);
  const retired = {
    ...record,
    live: null,
    previous: record.live ?? record.previous,
    promotedAt: null,
    rollout: null,
  };
  return written(document, component, retired, {
    at,
    who,
    what: 'retire',
    part: component,
    from,
    to: null,
    percent: null,
    why,
  });
}

/**
 * Rolls back a version because it fails. This happens once per version: if a person promotes it again, it stays.
 * @returns null when the version was rolled back automatically before, or is not released any more
 */
export function autoRollback(
  document: RegistryDocument,
  component: string,
  version: string,
  actor: Actor,
): RegistryDocument | null {
  const record = recordOf(document, component);
  if (latestRelease(record) !== version || record.withdrawn.includes(version)) return null;
  if (!rolloutOf(record) && record.previous === null) return null;
  const back = rollback(document, component, actor, 'automatic rollback');
  const after = recordOf(back, component);
  return withRecord(back, component, { ...after, withdrawn: [...after.withdrawn, version] });
}

/**
 * Pins a component: what is live, and a canary, stay until it is unpinned, unless they are rolled back.
 * @throws ReleaseRefused
 */
export function pin(
  document: RegistryDocument,
  component: string,
  { who, at, why = '' }: Actor,
): RegistryDocument {
  const record = recordOf(document, component);
  const { pinned } = record;
  if (pinned) throw new ReleaseRefused(`${pinSentence(component, pinned)} It stays so.`, 'REMOTE_PINNED');
  return withPinEvent(withRecord(document, component, { ...record, pinned: { by: who, at, why } }), {
    at,
    who,
    what: 'pin',
    part: component,
    why,
  });
}

/**
 * Takes the pin off a component.
 * @throws ReleaseRefused
 */
export function unpin(
  document: RegistryDocument,
  component: string,
  { who, at, why = '' }: Actor,
): RegistryDocument {
  const { pinned, ...record } = recordOf(document, component);
  if (!pinned)
    throw new ReleaseRefused(
      `${component} is not pinned, so there is nothing to unpin.`,
      'REMOTE_NOT_PINNED',
    );
  return withPinEvent(withRecord(document, component, record), {
    at,
    who,
    what: 'unpin',
    part: component,
    why,
  });
}

/** `catalog was pinned by Bo at 2026-11-21T08:00:00Z: sale of the year.` */
export function pinSentence(component: string, { by, at, why }: Pin): string {
  return `${component} was pinned by ${by} at ${at}${why && `: ${why}`}.`;
}

/** What to add to the report of a rollback, which leaves a pin in place; nothing without one. */
export function stillPinned(document: RegistryDocument, component: string): string {
  const { pinned } = recordOf(document, component);
  return pinned
    ? ` ${pinSentence(component, pinned)} It stays pinned; to unpin it: ${unpinCommand(component)}.`
    : '';
}

/** The command that takes the pin off. */
export const unpinCommand = (component: string): string => `npm run remote -- unpin ${component}`;

function refusePinned(component: string, { pinned }: ComponentRecord<unknown>, what: string): void {
  if (!pinned) return;
  throw new ReleaseRefused(
    `${pinSentence(component, pinned)} Until it is unpinned it cannot be ${what}: ${unpinCommand(component)}.`,
    'REMOTE_PINNED',
  );
}

function withPinEvent(document: RegistryDocument, event: PinEvent): RegistryDocument {
  return {
    ...document,
    revision: document.revision + 1,
    pinEvents: [...(document.pinEvents ?? []), event].slice(-maxEvents),
  };
}

/** The latest release: the canary if there is one, otherwise the live version. */
export function latestRelease(record: ComponentRecord<unknown>): string | null {
  return rolloutOf(record)?.version ?? record.live;
}

/** The version to promote by default: the canary, or the newest version that passed the gate and never failed. */
export function nextVersion(document: RegistryDocument, component: string): string {
  const record = recordOf(document, component);
  const rollout = rolloutOf(record);
  if (rollout) return rollout.version;
  const newest = Object.values<RemoteVersion | ShellVersion>(record.versions)
    .filter(({ version, gate }) => gate.passed && !record.withdrawn.includes(version))
    .sort(byPublishing)
    .at(-1);
  if (!newest)
    throw new ReleaseRefused(
      `No stored version of ${component} can be promoted: each was refused by the gate or rolled back automatically. Publish another: npm run remote -- publish ${component}.`,
    );
  return newest.version;
}

/** @throws ReleaseRefused when there is no such component */
export function recordOf(
  document: RegistryDocument,
  component: string,
): ComponentRecord<ShellVersion> | RemoteRecord {
  if (component === 'shell') return document.shell;
  const record = recordOrNone(document, component);
  if (record !== noRemote) return record;
  const names = componentsOf(document).map(([name]) => name);
  throw new ReleaseRefused(
    `The registry has no component named ${component}. It has ${names.join(', ')}.`,
    'REMOTE_NOT_FOUND',
  );
}

/** Versions that were removed between two documents; their files can be deleted. */
export function dropped(
  before: RegistryDocument,
  after: RegistryDocument,
): { part: string; version: string }[] {
  return componentsOf(before).flatMap(([component, { versions }]) => {
    const stored = new Map(componentsOf(after)).get(component)?.versions ?? {};
    return Object.keys(versions)
      .filter((version) => !Object.hasOwn(stored, version))
      .map((version) => ({ part: component, version }));
  });
}

const noRemote: RemoteRecord = {
  live: null,
  previous: null,
  promotedAt: null,
  versions: {},
  withdrawn: [],
  rollout: null,
};

function recordOrNone({ remotes }: RegistryDocument, name: string): RemoteRecord {
  return (Object.hasOwn(remotes, name) && remotes[name]) || noRemote;
}

function isRemote(record: ComponentRecord<unknown>): record is RemoteRecord {
  return 'rollout' in record;
}

export function rolloutOf(record: ComponentRecord<unknown>): RemoteRecord['rollout'] {
  return isRemote(record) ? record.rollout : null;
}

/** The stored versions that can be promoted, the newest last. */
function passedVersions({
  versions,
}: {
  versions: Record<string, Published & { version: string }>;
}): string[] {
  return Object.values(versions)
    .filter(({ gate }) => gate.passed)
    .sort(byPublishing)
    .map(({ version }) => version);
}

function storedVersion<Version extends Published & { version: string }>(
  component: string,
  { versions }: ComponentRecord<Version>,
  version: string,
): Version {
  const stored = Object.hasOwn(versions, version) ? versions[version] : undefined;
  if (stored) return stored;
  throw new ReleaseRefused(
    `The registry has no ${component} ${version}. It has ${passedVersions({ versions }).join(', ') || 'none that passed the gate; publish one first'}.`,
    'REMOTE_VERSION_NOT_FOUND',
  );
}

function withVersion<Version extends RemoteVersion | ShellVersion, Held extends ComponentRecord<Version>>(
  component: string,
  record: Held,
  version: Version,
): Held {
  const there = Object.hasOwn(record.versions, version.version)
    ? record.versions[version.version]
    : undefined;
  if (there?.isUploading && isAnothers(there, version)) throw stillUploading(component, there);
  // A version that the gate refused may be published again: the shell that it needs may be live by now.
  if (there?.gate.passed) throw alreadyPublished(component, there);
  const all = { ...record.versions, [version.version]: version };
  const gone = new Set(spareVersions(record, all, version));
  const isStored = (name: string) => !gone.has(name);
  return {
    ...record,
    versions: Object.fromEntries(Object.entries(all).filter(([name]) => isStored(name))),
    withdrawn: record.withdrawn.filter(isStored),
    ...(record.left && {
      left: Object.fromEntries(Object.entries(record.left).filter(([name]) => isStored(name))),
    }),
  };
}

/** Versions to remove when one is published. Those that passed the gate and the others do not count for each other. */
function spareVersions(
  record: ComponentRecord<unknown>,
  all: Record<string, RemoteVersion | ShellVersion>,
  { version, publishedAt }: RemoteVersion | ShellVersion,
): string[] {
  const now = Date.parse(publishedAt);
  const used = new Set([record.live, record.previous, rolloutOf(record)?.version, version]);
  const spare = Object.values(all)
    .filter((one) => !used.has(one.version))
    .sort(byPublishing);
  const count = Object.values(all).filter(({ gate }) => gate.passed).length;
  return [
    ...sparePassed(
      record,
      spare.filter(({ gate }) => gate.passed),
      { count, now },
    ),
    ...spareRefused(
      spare.filter(({ gate }) => !gate.passed),
      now,
    ),
  ].map((one) => one.version);
}

/** First those that were never released, the oldest first, then those that no open page can use. */
function sparePassed<Version extends { version: string }>(
  record: ComponentRecord<unknown>,
  spare: Version[],
  { count, now }: { count: number; now: number },
): Version[] {
  const leftAt = ({ version }: Version) => Date.parse(record.left?.[version] ?? '');
  const isOpen = (one: Version) => now - leftAt(one) < openPageMs;
  const closed = spare.filter((one) => !isOpen(one)).slice(0, Math.max(0, count - storedVersions));
  const open = spare.filter(isOpen).sort((a, b) => leftAt(a) - leftAt(b));
  return [...closed, ...open.slice(0, Math.max(0, count - closed.length - maxVersions))];
}

/** Refused versions and aborted uploads after a day, or sooner when there are many; never those that are being uploaded. */
function spareRefused<Version extends Published>(spare: Version[], now: number): Version[] {
  const age = ({ publishedAt }: Version) => now - Date.parse(publishedAt);
  const done = spare.filter((one) => !one.isUploading || age(one) >= uploadMs);
  const recent = done.filter((one) => age(one) < refusalMs);
  return [
    ...done.filter((one) => age(one) >= refusalMs),
    // One place is for the version that is being published.
    ...recent.slice(0, Math.max(0, recent.length - (storedRefusals - 1))),
  ];
}

/** Whether somebody else is uploading this version. An aborted upload may be restarted by the same person at once. */
function isAnothers(there: Published, { by, publishedAt, isUploading }: Published): boolean {
  const isOwn = there.by === by && (isUploading || there.publishedAt === publishedAt);
  return !isOwn && Date.parse(publishedAt) - Date.parse(there.publishedAt) < uploadMs;
}

function stillUploading(
  component: string,
  { version, by, publishedAt }: RemoteVersion | ShellVersion,
): ReleaseRefused {
  return new ReleaseRefused(
    `${component} ${version} is being uploaded by ${by}, since ${publishedAt}. Wait until it is done, or publish under another name with --as. If that upload was aborted, publish again ten minutes after it began.`,
    'REMOTE_VERSION_UPLOADING',
  );
}

/** The error for publishing a version that exists. */
export function alreadyPublished(component: string, there: RemoteVersion | ShellVersion): ReleaseRefused {
  return new ReleaseRefused(
    `${component} ${there.version} was already published by ${there.by} at ${there.publishedAt}. Promote it (npm run remote -- promote ${component} ${there.version}), or publish under another name with --as.`,
  );
}

function published<Version extends RemoteVersion | ShellVersion>(
  document: RegistryDocument,
  component: string,
  record: ComponentRecord<Version> & (ComponentRecord<ShellVersion> | RemoteRecord),
  version: Version,
): RegistryDocument {
  const next = written(
    document,
    component,
    withVersion(component, record, version),
    publishing(component, record, version),
  );
  // An upload that has only begun is not a release event yet.
  return version.isUploading ? { ...next, moves: document.moves } : next;
}

function publishing(
  component: string,
  { live }: ComponentRecord<unknown>,
  { version, publishedAt, by, gate }: RemoteVersion | ShellVersion,
): ReleaseEvent {
  const why = gate.passed ? '' : 'refused by the release gate';
  return {
    at: publishedAt,
    who: by,
    what: 'publish',
    part: component,
    from: live,
    to: version,
    percent: null,
    why,
  };
}

/** A verdict is only valid for the versions that it was tested with, not for those released since. */
function refuseUntried(
  document: RegistryDocument,
  component: string,
  { version, gate }: RemoteVersion | ShellVersion,
): void {
  const chosen = { name: `${component} ${version}`, against: gate.against };
  const untried = componentsOf(document)
    .filter(([name]) => (name === 'shell') !== (component === 'shell'))
    .flatMap(([name, record]) =>
      givenOf(record).map((one) => ({
        name: `${name} ${one}`,
        against: record.versions[one]?.gate.against ?? [],
      })),
    )
    .find((one) => !wereTried(chosen, one));
  if (!untried) return;
  throw new ReleaseRefused(
    `${chosen.name} was tested with ${chosen.against.join(' and ')}, and nobody has tested it with ${untried.name}, which was released after that. Publish it once more, which tests both together: npm run remote -- publish ${component} --as ${version}-2.`,
    'REMOTE_VERSION_NOT_TESTED',
  );
}

interface Tried {
  name: string;
  against: string[];
}

/** Either was tested against the other. Components that one build releases together have nothing to be tested against. */
function wereTried(one: Tried, other: Tried): boolean {
  return (
    one.against.length === 0 ||
    other.against.length === 0 ||
    one.against.includes(other.name) ||
    other.against.includes(one.name)
  );
}

function madeLive<Held extends ComponentRecord<unknown>>(record: Held, version: string, at: string): Held {
  const moved = {
    ...record,
    live: version,
    previous: record.live === version ? record.previous : record.live,
    promotedAt: at,
  };
  return isRemote(moved) ? { ...moved, rollout: null } : moved;
}

function written(
  document: RegistryDocument,
  component: string,
  record: ComponentRecord<ShellVersion> | RemoteRecord,
  event: ReleaseEvent,
): RegistryDocument {
  const before = component === 'shell' ? document.shell : recordOrNone(document, component);
  const next = withRecord(document, component, { ...record, ...leaving(before, record, event.at) });
  return {
    ...next,
    revision: document.revision + 1,
    moves: recentMoves([...document.moves, event]),
  };
}

/** The newest events, and rollbacks and retirements that no later release followed: builds leave those components alone. */
function recentMoves(moves: readonly ReleaseEvent[]): ReleaseEvent[] {
  const releases = moves.filter(({ what }) => what !== 'publish');
  const last = new Set(new Map(releases.map((event) => [event.part, event])).values());
  return moves.filter(
    (event, index) => moves.length - index <= maxEvents || (last.has(event) && event.what !== 'promote'),
  );
}

/** Records when versions stopped being served to new page views. */
function leaving(
  before: ComponentRecord<unknown>,
  after: ComponentRecord<unknown>,
  at: string,
): Pick<ComponentRecord<unknown>, 'left'> {
  const given = givenOf(after);
  const earlier = Object.entries(after.left ?? {}).filter(([name]) => !given.includes(name));
  const now = givenOf(before).filter((name) => !given.includes(name));
  return { left: Object.fromEntries([...earlier, ...now.map((name) => [name, at] as const)]) };
}

/** The versions that page views get: the live one and the canary. */
function givenOf(record: ComponentRecord<unknown>): string[] {
  return [record.live, rolloutOf(record)?.version ?? null].filter((one) => one !== null);
}

function withRecord(
  document: RegistryDocument,
  component: string,
  record: ComponentRecord<ShellVersion> | RemoteRecord,
): RegistryDocument {
  return isRemote(record)
    ? { ...document, remotes: { ...document.remotes, [component]: record } }
    : { ...document, shell: record };
}

function checked(document: RegistryDocument): RegistryDocument {
  const problems = claimedTwice(document);
  if (problems.length > 0) throw new ReleaseRefused(problems.join('\n'), 'REMOTE_ADDRESS_TAKEN');
  return document;
}

const byPublishing = (a: { publishedAt: string }, b: { publishedAt: string }): number =>
  a.publishedAt.localeCompare(b.publishedAt);

const bullets = ({ problems }: GateVerdict): string => problems.map((one) => `  - ${one}`).join('\n');
