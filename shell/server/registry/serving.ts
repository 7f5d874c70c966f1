import { keyOf, type CheckEntry, type PublishedEntry } from './entry-check';
import { createEntryChecks } from './entry-checks';
import {
  claimedTwice,
  type RegistryDocument,
  type RemoteRecord,
  type RemoteVersion,
} from './registry-document';
import { originFor, type OriginRules, type RemoteOrigin } from './remote-origins';
import { servedOf, waitReason, type Served } from './served';
import type { RemoteReport, ServingProblem } from './server-reports';

/** What this server gives to pages of the newest registry, and why it does not give them the rest. */
export interface Serving {
  served: () => Served;
  /** From now on this document counts. */
  adopt: (document: RegistryDocument) => void;
  report: () => Record<string, RemoteReport>;
  stop: () => void;
}

/** How long a start waits for the files of what pages get. */
const startMs = 2_200;

/**
 * Follows a document, but gives a version to pages only after its entry was loaded with the published bytes. At the start
 * nothing is known of what was served before: a version that fails then is replaced by the previous one if that is there,
 * and else given to pages all the same.
 */
export async function createServing(
  first: RegistryDocument,
  {
    rules,
    check,
    onServed,
    onChange,
    report,
  }: {
    rules: OriginRules;
    check: CheckEntry;
    /** Called when pages get something else of the same document. */
    onServed: () => void;
    /** Called when a version was checked with another result. */
    onChange: () => void;
    /** Gets a message for each version that pages do not get, or that fails while they get it. */
    report: (problem: string) => void;
  },
): Promise<Serving> {
  let document = first;
  let origins = originsIn(document);
  let served: Served | null = null;
  /** Entries that were there once: they are not checked again before a rollback to them. */
  const seen = new Set<string>();
  let reported = new Set<string>();
  const checks = createEntryChecks({
    check,
    onResult() {
      if (!served) return;
      const before = choiceIn(served);
      refresh();
      if (choiceIn(served) !== before) onServed();
      onChange();
    },
  });

  function originsIn({ remotes }: RegistryDocument): Map<string, RemoteOrigin> {
    return new Map(
      Object.entries(remotes).map(([name, { origin }]) => [name, originFor(name, origin, rules)]),
    );
  }

  function entryOf(name: string, version: string | null, origin = origins.get(name)?.origin ?? null) {
    const stored = version === null ? undefined : document.remotes[name]?.versions[version];
    return stored && origin !== null ? entryAt(stored, origin) : null;
  }

  function isReady(name: string, version: string, origin: string): boolean {
    const entry = entryOf(name, version, origin);
    return entry !== null && (seen.has(keyOf(entry)) || checks.resultOf(entry) === null);
  }

  function want(): void {
    const entries = (versionsIn: (record: RemoteRecord) => (string | null)[]): PublishedEntry[] =>
      Object.entries(document.remotes)
        .flatMap(([name, record]) => versionsIn(record).map((version) => entryOf(name, version)))
        .filter((entry) => entry !== null);
    checks.want(entries(shownIn), entries(promotableIn));
  }

  function refresh(): void {
    served = servedOf(document, served, {
      origins: Object.fromEntries([...origins].map(([name, { origin }]) => [name, origin])),
      isReady,
    });
    for (const [name, record] of Object.entries(served.document.remotes)) {
      for (const version of shownIn(record)) {
        const entry = entryOf(name, version, served.origins[name] ?? null);
        if (entry) seen.add(keyOf(entry));
      }
    }
    reportProblems();
  }

  /** What pages got before a start is not known: what the registry says counts, or the version before it. */
  function assumed(): Served {
    const withPrevious = assumedWith(true);
    // The previous version may have an address that another remote has taken over since.
    return claimedTwice(withPrevious.document).length === 0 ? withPrevious : assumedWith(false);
  }

  function assumedWith(mayGoBack: boolean): Served {
    const remotes = Object.entries(document.remotes).map(([name, record]) => {
      const [live, previous] = [entryOf(name, record.live), entryOf(name, record.previous)];
      const isBack =
        mayGoBack &&
        previous !== null &&
        live !== null &&
        checks.resultOf(live) &&
        checks.resultOf(previous) === null;
      return [name, { ...record, live: isBack ? record.previous : record.live, rollout: null }] as const;
    });
    const known = [...origins].flatMap(([name, { origin }]) =>
      origin === null ? [] : [[name, origin] as const],
    );
    return {
      document: { ...document, remotes: Object.fromEntries(remotes) },
      origins: Object.fromEntries(known),
    };
  }

  function problemOf(name: string, version: string): ServingProblem | null | undefined {
    const { origin, problem } = origins.get(name) ?? { origin: null, problem: null };
    if (origin === null) return problem;
    const entry = entryOf(name, version);
    const result = entry ? checks.resultOf(entry) : undefined;
    // The files are probably where the registry says.
    return result && problem ? problem : result;
  }

  function reportProblems(): void {
    const problems = Object.entries(document.remotes).flatMap(([name, record]) =>
      shownIn(record).flatMap((version) => {
        const problem = version === null ? null : problemOf(name, version);
        return version !== null && problem ? [sentence(name, version, problem)] : [];
      }),
    );
    for (const problem of problems) if (!reported.has(problem)) report(problem);
    reported = new Set(problems);
  }

  function sentence(name: string, version: string, { says }: ServingProblem): string {
    const record = served?.origins[name] === undefined ? undefined : served.document.remotes[name];
    const given = [record?.live, record?.rollout?.version];
    if (given.includes(version)) return `${name} ${version} is still served, but ${says}.`;
    return `${name} ${version} is left out${record?.live ? `, and ${record.live} is served` : ''}: ${says}.`;
  }

  /** Why a remote whose files are there is late; null when it is not, or waits for its files. */
  function waitOf(name: string, record: RemoteRecord): string | null {
    const given = served?.document.remotes[name];
    const isLate = given?.live !== record.live || given.rollout?.version !== record.rollout?.version;
    const areFilesThere = shownIn(record).every(
      (version) => version === null || problemOf(name, version) === null,
    );
    return served && isLate && areFilesThere ? waitReason(document, served, name) : null;
  }

  want();
  const shown = Object.entries(document.remotes).flatMap(([name, { live, previous }]) =>
    [live, previous].map((version) => entryOf(name, version)).filter((entry) => entry !== null),
  );
  await checks.settled(shown, startMs);
  served = assumed();
  for (const [name, { live }] of Object.entries(served.document.remotes)) {
    const entry = entryOf(name, live);
    if (entry) seen.add(keyOf(entry));
  }
  refresh();

  return {
    served: () => served ?? assumed(),
    adopt(fresh) {
      document = fresh;
      origins = originsIn(fresh);
      want();
      refresh();
    },
    report: () =>
      Object.fromEntries(
        Object.entries(document.remotes).map(([name, record]) => {
          const given = served?.document.remotes[name];
          const origin = served?.origins[name] ?? null;
          const results = [...new Set([...shownIn(record), ...promotableIn(record)])]
            .filter((version) => version !== null)
            .map((version) => ({ version, problem: problemOf(name, version) }));
          const waits = waitOf(name, record);
          return [
            name,
            {
              origin,
              live: origin === null ? null : (given?.live ?? null),
              canary: origin === null ? null : (given?.rollout?.version ?? null),
              problems: Object.fromEntries(
                results.flatMap(({ version, problem }) => (problem ? [[version, problem] as const] : [])),
              ),
              ...(waits !== null && { waits }),
              unchecked: results.flatMap(({ version, problem }) => (problem === undefined ? [version] : [])),
            },
          ];
        }),
      ),
    stop: checks.stop,
  };
}

/** The versions that the registry gives to pages. */
function shownIn({ live, rollout }: RemoteRecord): (string | null)[] {
  return [live, rollout?.version ?? null];
}

/** The versions that a team may promote at any time: they are checked before that. */
function promotableIn({ previous, versions }: RemoteRecord): (string | null)[] {
  const stored = Object.values(versions).filter(({ gate, isUploading }) => gate.passed && !isUploading);
  return [previous, ...stored.map(({ version }) => version).toReversed()];
}

function choiceIn({ document: { remotes }, origins }: Served): string {
  return JSON.stringify([origins, Object.values(remotes).map(({ live, rollout }) => [live, rollout])]);
}

function entryAt({ entry, integrity }: RemoteVersion, origin: string): PublishedEntry {
  return { url: new URL(entry, `${origin}/`).href, integrity };
}
