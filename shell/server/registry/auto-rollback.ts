import type { RumSummary, RumVersion } from '@storefront/shared/contracts';
import { serviceToken } from '../page-view';
import { changeRegistry, WriteConflict } from './change-registry';
import { ReleaseRefused, rolloutOf, latestRelease, autoRollback, stillPinned } from './releases';
import { componentsOf, type ComponentRecord, type RegistryDocument } from './registry-document';
import type { Store } from './store';

/** Page views of a version and how many of them failed; each network counts for a few at most. */
export type Health = RumVersion['weighed'];

/** A version is rolled back when it meets all of these. */
export const thresholds = {
  /** With fewer page views the share of failures means nothing. */
  views: 50,
  /** At least this share of its page views fails. */
  share: 0.05,
  /** And the share is at least this many times that of the version before. */
  times: 3,
  /** Failures come from at least this many networks, so that a single client cannot cause a rollback. */
  networks: 5,
} as const;

/** How long a version is watched after it was promoted. */
export const watchMs = 30 * 60_000;
const everyMs = 5_000;
const askMs = 2_000;
const minuteMs = 60_000;
/** The version before counts with the last hour, whenever it was released. */
export const earlierMinutes = 60;

/** Whole minutes since a release, as the summary is asked for. */
export function minutesSince(since: number, now: number): number {
  return Math.max(1, Math.ceil((now - since) / minuteMs));
}

/** Whether a version fails so much more often than the one before that it must be rolled back. */
export function isFailing(now: Health, before: Health): boolean {
  return (
    now.views >= thresholds.views &&
    now.failingNetworks >= thresholds.networks &&
    now.failures >= thresholds.share * now.views &&
    now.failures * before.views >= thresholds.times * before.failures * now.views
  );
}

/** A recently released version, and the one that a rollback leads to. */
export interface WatchedRelease {
  part: string;
  version: string;
  before: string;
  since: number;
}

/** Versions to watch now, without those that were already rolled back once or have no previous version. */
export function watchedReleases(document: RegistryDocument, now: number): WatchedRelease[] {
  return componentsOf(document).flatMap(([component, record]: [string, ComponentRecord<unknown>]) => {
    const rollout = rolloutOf(record);
    const version = latestRelease(record);
    const before = rollout ? record.live : record.previous;
    const since = Date.parse(rollout?.at ?? record.promotedAt ?? '');
    if (version === null || before === null || record.withdrawn.includes(version)) return [];
    return now - since <= watchMs ? [{ part: component, version, before, since }] : [];
  });
}

/** Fetches the page views and failures of a component's versions in the last minutes. */
export type FetchHealth = (component: string, minutes: number) => Promise<RumVersion[]>;

/** Reads the summary that the backend makes of the telemetry of browsers. */
export function healthFromBackend({
  backendUrl,
  platformSecret,
}: {
  backendUrl: string;
  platformSecret: string;
}): FetchHealth {
  const headers = { authorization: `Bearer ${serviceToken(platformSecret)}` };
  return async (component, minutes) => {
    const address = `${backendUrl}/api/rum/summary?remote=${component}&minutes=${String(minutes)}`;
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(askMs) });
    if (!answer.ok) throw new Error(`The telemetry summary answered ${String(answer.status)}.`);
    return ((await answer.json()) as { data: RumSummary }).data.versions;
  };
}

export interface AutoRollbackOptions {
  store: Store;
  document: () => RegistryDocument;
  ask: FetchHealth;
  /** Gets a message for each rollback, and once for each problem that prevents watching. */
  report: (message: string) => void;
  now?: () => number;
}

/**
 * Checks every recently released version once, and rolls back those that fail.
 * @throws ReleaseRefused when a version fails but the registry refuses the rollback, so that a person must act
 */
export async function rollBackFailing({
  store,
  document,
  ask,
  report,
  now = Date.now,
}: AutoRollbackOptions): Promise<void> {
  const stuck: string[] = [];
  for (const { part: component, version, before, since } of watchedReleases(document(), now())) {
    const minutes = minutesSince(since, now());
    const health = healthOf(version, await ask(component, minutes));
    if (health.views < thresholds.views) continue;
    const earlier = healthOf(before, await ask(component, earlierMinutes));
    if (!isFailing(health, earlier)) continue;

    const why = `${inPercent(health)} of its page views failed, ${inPercent(earlier)} with ${before}`;
    const actor = { who: 'auto-rollback', at: new Date(now()).toISOString(), why };
    try {
      const moved = await changeRegistry(store, component, (latest) =>
        autoRollback(latest, component, version, actor),
      );
      if (moved.after !== moved.before)
        report(
          `${component} ${version} was rolled back to ${before}: ${why}.${stillPinned(moved.after, component)}`,
        );
    } catch (error) {
      // A person or another server has just released something else; the next check sees what is left to do.
      if (error instanceof WriteConflict) continue;
      if (!(error instanceof ReleaseRefused)) throw error;
      stuck.push(
        `${component} ${version} fails, but it cannot be rolled back to ${before} automatically: ${error.message}`,
      );
    }
  }
  if (stuck.length > 0) throw new ReleaseRefused(stuck.join('\n'));
}

/** Checks every five seconds until it is stopped. */
export function startAutoRollback(options: AutoRollbackOptions): { stop: () => void } {
  let isStopped = false;
  let reported = '';
  let timer = setTimeout(() => void check(), everyMs);
  timer.unref();

  async function check(): Promise<void> {
    try {
      await rollBackFailing(options);
      reported = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const problem =
        error instanceof ReleaseRefused ? message : `Recent releases are not watched now: ${message}`;
      if (problem !== reported) options.report(problem);
      reported = problem;
    }
    if (isStopped) return;
    timer = setTimeout(() => void check(), everyMs);
    timer.unref();
  }

  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** The share of page views that failed. */
export function shareOf({ views, failures }: Health): number {
  return views > 0 ? failures / views : 0;
}

function inPercent(health: Health): string {
  return `${(shareOf(health) * 100).toFixed(1)} %`;
}

/** Page views and failures of one version; none when nothing was reported. */
export function healthOf(version: string, versions: RumVersion[]): Health {
  return (
    versions.find((one) => one.version === version)?.weighed ?? { views: 0, failures: 0, failingNetworks: 0 }
  );
}
