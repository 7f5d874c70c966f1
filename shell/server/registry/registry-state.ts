import { createHash } from 'node:crypto';
import { countServing } from './document-servers';
import {
  componentsOf,
  type ComponentRecord,
  type RegistryDocument,
  type RemoteVersion,
  type ShellVersion,
} from './registry-document';
import { recordOf, rolloutOf } from './releases';
import type { ServerReport, ServingProblem } from './server-reports';

/** The registry as the screens of administrators show it. */
export interface RegistryState {
  /** Document servers that report what they serve. */
  servers: number;
  /** The shell and all remotes. */
  components: ComponentState[];
  /** Releases and pins, the newest first. */
  history: HistoryEntry[];
}

/** What of a component a release changes. */
export interface ReleasedState {
  live: string | null;
  canary: { version: string; percent: number; audience: readonly string[] } | null;
  isPinned: boolean;
}

interface ComponentState {
  name: string;
  /** Another one after every release and pin of this component: what was decided by an older one is refused. */
  revision: string;
  live: string | null;
  /** The target of a rollback. */
  previous: string | null;
  promotedAt: string | null;
  canary: { version: string; percent: number; audience: readonly string[]; at: string } | null;
  pin: { by: string; at: string; why: string } | null;
  /** Document servers that give pages what the registry says. */
  served: number;
  /** The newest first. */
  versions: VersionState[];
}

interface VersionState {
  version: string;
  publishedAt: string;
  by: string;
  /** The release gate let it pass. */
  isPassed: boolean;
  isUploading: boolean;
  /** It was rolled back automatically. */
  isWithdrawn: boolean;
  /** Why a document server cannot serve it. */
  problem: ServingProblem['reason'] | null;
}

interface HistoryEntry {
  at: string;
  who: string;
  what: 'publish' | 'promote' | 'rollback' | 'automatic rollback' | 'retire' | 'pin' | 'unpin';
  component: string;
  from: string | null;
  to: string | null;
  percent: number | null;
  why: string;
}

const historyLength = 100;

/** What the registry says, and what the document servers make of it. */
export function registryState(document: RegistryDocument, reports: ServerReport[]): RegistryState {
  return {
    servers: reports.length,
    components: componentsOf(document).map(([name, record]) => ({
      name,
      revision: revisionOf(document, name),
      live: record.live,
      previous: record.previous,
      promotedAt: record.promotedAt,
      canary: canaryOf(record),
      pin: record.pinned ?? null,
      served: countServing(reports, name, document),
      versions: Object.values<RemoteVersion | ShellVersion>(record.versions)
        .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
        .map(({ version, publishedAt, by, gate, isUploading = false }) => ({
          version,
          publishedAt,
          by,
          isPassed: gate.passed,
          isUploading,
          isWithdrawn: record.withdrawn.includes(version),
          problem: problemOf(reports, name, version),
        })),
    })),
    history: historyOf(document),
  };
}

/** What of a component a release changes, to compare before and after. */
export function releasedState(document: RegistryDocument, component: string): ReleasedState {
  const record = recordOf(document, component);
  const canary = canaryOf(record);
  return {
    live: record.live,
    canary: canary && { version: canary.version, percent: canary.percent, audience: canary.audience },
    isPinned: record.pinned !== undefined,
  };
}

/**
 * Short, and equal only while nobody has released or pinned the component; publishing leaves it as it is. The time of the last
 * event is part of it, so a command that was undone since cannot be repeated with the revision that it was decided on.
 */
export function revisionOf(document: RegistryDocument, component: string): string {
  const record = recordOf(document, component);
  const { live, previous, promotedAt, pinned } = record;
  const isOwn = ({ part, what }: { part: string; what: string }) => part === component && what !== 'publish';
  return createHash('sha256')
    .update(
      JSON.stringify([
        live,
        previous,
        promotedAt,
        rolloutOf(record),
        pinned?.at ?? null,
        document.moves.findLast(isOwn)?.at ?? null,
        document.pinEvents?.findLast(isOwn)?.at ?? null,
      ]),
    )
    .digest('base64url')
    .slice(0, 16);
}

function canaryOf(record: ComponentRecord<unknown>): ComponentState['canary'] {
  const rollout = rolloutOf(record);
  return rollout && { ...rollout, audience: rollout.audience ?? [] };
}

function problemOf(reports: ServerReport[], component: string, version: string): VersionState['problem'] {
  const found = reports.map(({ remotes }) => remotes[component]?.problems[version]).find(Boolean);
  return found?.reason ?? null;
}

function historyOf({ moves, pinEvents = [] }: RegistryDocument): HistoryEntry[] {
  const pins = pinEvents.map(({ part: component, ...event }) => ({
    ...event,
    component,
    from: null,
    to: null,
    percent: null,
  }));
  return [
    ...moves.map(({ at, who, what, part: component, from, to, percent, why }) => ({
      at,
      who,
      what,
      component,
      from,
      to,
      percent,
      why,
    })),
    ...pins,
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, historyLength);
}
