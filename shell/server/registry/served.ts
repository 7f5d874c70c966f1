import { claimedTwice, type RegistryDocument, type RemoteRecord } from './registry-document';
import type { RemoteOrigins } from './remote-origins';

/** What a document server gives to pages: the registry, but with versions whose files it has seen. */
export interface Served {
  document: RegistryDocument;
  /** By name; a remote without one is left out. */
  origins: RemoteOrigins;
}

/** Whether the files of a version are known to be at an origin. */
type IsReady = (name: string, version: string, origin: string) => boolean;

/**
 * Decides what pages get of a document. A version that is not ready is not given to anyone: the remote keeps what it had
 * before, and a remote that is new is left out. What ends (a canary, a retired remote) ends at once.
 */
export function servedOf(
  document: RegistryDocument,
  before: Served | null,
  { origins, isReady }: { origins: Readonly<Record<string, string | null>>; isReady: IsReady },
): Served {
  const remotes = Object.entries(document.remotes);
  const fresh = new Map(
    remotes.map(([name, record]) => [
      name,
      remoteServed(name, record, {
        wanted: origins[name] ?? null,
        earlier: remoteBefore(name, before),
        isReady,
      }),
    ]),
  );
  const all = assembled(document, fresh);
  if (!before || claimedTwice(all.document).length === 0) return all;

  // One waits for its files and still has an address that another one has already taken over: the other one waits, too.
  const held = new Map(
    remotes.map(([name, record]) => [name, remoteHeld(record, remoteBefore(name, before), fresh.get(name))]),
  );
  for (const [name, one] of fresh) {
    const earlier = held.get(name);
    held.set(name, one);
    if (earlier && claimedTwice(assembled(document, held).document).length > 0) held.set(name, earlier);
  }
  return assembled(document, held);
}

/**
 * Why pages do not get yet what the registry says of a remote whose files are there: another remote still has one of its
 * addresses. Null when it waits for nobody.
 */
export function waitReason(document: RegistryDocument, served: Served, name: string): string | null {
  const record = document.remotes[name];
  if (!record) return null;
  const given = served.document.remotes;
  const owner = Object.keys(given).find((other) => {
    const remotes = { [other]: given[other] as RemoteRecord, [name]: record };
    return other !== name && claimedTwice({ ...document, remotes }).length > 0;
  });
  if (owner === undefined) return null;
  const [now, next] = [String(given[owner]?.live), String(document.remotes[owner]?.live)];
  return `${owner} ${now} still has one of its addresses; it is served as soon as ${owner} ${next} is served`;
}

interface ServedRemote {
  record: RemoteRecord;
  origin: string | null;
}

function remoteServed(
  name: string,
  record: RemoteRecord,
  { wanted, earlier, isReady }: { wanted: string | null; earlier: ServedRemote | null; isReady: IsReady },
): ServedRemote {
  const isUsable = (version: string | null, origin: string) =>
    version === null || isReady(name, version, origin);
  const candidates = [wanted, earlier?.origin ?? null].filter((origin) => origin !== null);
  const canary = record.rollout?.version ?? null;
  const whole = candidates.find((origin) => isUsable(record.live, origin) && isUsable(canary, origin));
  if (whole !== undefined) return { record, origin: whole };
  const withLive = candidates.find((origin) => isUsable(record.live, origin));
  if (withLive !== undefined) return { record: { ...record, rollout: null }, origin: withLive };
  const origin = earlier?.origin ?? wanted;
  const live = storedLive(record, earlier);
  const isCanaryReady = origin !== null && canary !== null && isReady(name, canary, origin);
  return { record: { ...record, live, rollout: isCanaryReady ? record.rollout : null }, origin };
}

/** The remote as it was, except for what has ended since. */
function remoteHeld(
  record: RemoteRecord,
  earlier: ServedRemote | null,
  fresh: ServedRemote | undefined,
): ServedRemote {
  const live = storedLive(record, earlier);
  return { record: { ...record, live, rollout: null }, origin: earlier?.origin ?? fresh?.origin ?? null };
}

/** What was live before, unless the remote is retired: then nothing is, and its addresses are free. */
function storedLive(record: RemoteRecord, earlier: ServedRemote | null): string | null {
  const live = record.live === null ? null : (earlier?.record.live ?? null);
  return live !== null && Object.hasOwn(record.versions, live) ? live : null;
}

function remoteBefore(name: string, before: Served | null): ServedRemote | null {
  const record =
    before && Object.hasOwn(before.document.remotes, name) ? before.document.remotes[name] : null;
  return record ? { record, origin: before?.origins[name] ?? null } : null;
}

function assembled(document: RegistryDocument, remotes: ReadonlyMap<string, ServedRemote>): Served {
  const entries = [...remotes];
  return {
    document: {
      ...document,
      remotes: Object.fromEntries(entries.map(([name, { record }]) => [name, record])),
    },
    origins: Object.fromEntries(
      entries.flatMap(([name, { origin }]) => (origin === null ? [] : [[name, origin] as const])),
    ),
  };
}
