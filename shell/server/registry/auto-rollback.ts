import type { RumSummary, RumVersion } from '@storefront/shared/contracts';
import { serviceToken } from '../page-view';
import { changeRegistry, WriteConflict } from './change-registry';
import { ReleaseRefused, rolloutOf, latestRelease, autoRollback } from './releases';
import { componentsOf, type ComponentRecord, type RegistryDocument } from './registry-document';
import type { Store } from './store';

/** Page views of a version, and those it failed, with no network counting for more than a few. */
export type Health = RumVersion['weighed'];

/** What a version must do to be rolled back: all of it. */
export const thresholds = {
  /** Fewer page views say nothing. */
  views: 50,
  /** Of its page views, as many fail. */
  share: 0.05,
  /** And so many times the share of the version before it. */
  times: 3,
  /** Failures come from as many networks: one alone, however many page views it opens, rolls nothing back. */
  networks: 5,
} as const;

/** For how long after it was promoted a version is watched. */
export const watchMs = 30 * 60_000;
const everyMs = 5_000;
const askMs = 2_000;
const minuteMs = 60_000;

/** Whether a version fails so much more than the one before it that it must go. */
export function isFailing(now: Health, before: Health): boolean {
  return (
    now.views >= thresholds.views &&
    now.failingNetworks >= thresholds.networks &&
    now.failures >= thresholds.share * now.views &&
    now.failures * before.views >= thresholds.times * before.failures * now.views
  );
}

/** A version that was moved lately, and the one that a rollback leads to. */
export interface WatchedRelease {
  part: string;
  version: string;
  before: string;
  since: number;
}

/** What is to be watched at this moment: nothing that was withdrawn before, and nothing without a way back. */
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

/** Asks how the versions of a part did in the last minutes. */
export type FetchHealth = (component: string, minutes: number) => Promise<RumVersion[]>;

/** The summary that the backend keeps of what browsers tell. */
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
    if (!answer.ok) throw new Error(`The telemetry's summary answered ${String(answer.status)}.`);
    return ((await answer.json()) as { data: RumSummary }).data.versions;
  };
}

export interface AutoRollbackOptions {
  store: Store;
  document: () => RegistryDocument;
  ask: FetchHealth;
  /** Hears of each rollback, and once of what keeps the guard from looking. */
  report: (message: string) => void;
  now?: () => number;
}

/**
 * Looks once at every version that was moved lately, and rolls back what fails.
 * @throws ReleaseRefused when something fails and the registry does not allow it to go back: a person must
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
    const minutes = Math.max(1, Math.ceil((now() - since) / minuteMs));
    const health = healthOf(version, await ask(component, minutes));
    if (health.views < thresholds.views) continue;
    const earlier = healthOf(before, await ask(component, 60));
    if (!isFailing(health, earlier)) continue;

    const why = `${inPercent(health)} of its page views failed, ${inPercent(earlier)} with ${before}`;
    const actor = { who: 'auto-rollback', at: new Date(now()).toISOString(), why };
    try {
      const moved = await changeRegistry(store, component, (latest) =>
        autoRollback(latest, component, version, actor),
      );
      if (moved.after !== moved.before)
        report(`${component} ${version} was rolled back to ${before}: ${why}.`);
    } catch (error) {
      // Somebody, or another server's guard, moved it in this moment; the next look sees what is left to do.
      if (error instanceof WriteConflict) continue;
      if (!(error instanceof ReleaseRefused)) throw error;
      stuck.push(`${component} ${version} fails and cannot go back to ${before} by itself: ${error.message}`);
    }
  }
  if (stuck.length > 0) throw new ReleaseRefused(stuck.join('\n'));
}

/** Looks every five seconds until it is stopped. */
export function startAutoRollback(options: AutoRollbackOptions): { stop: () => void } {
  let isStopped = false;
  let reported = '';
  let timer = setTimeout(() => void look(), everyMs);
  timer.unref();

  async function look(): Promise<void> {
    try {
      await rollBackFailing(options);
      reported = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const problem =
        error instanceof ReleaseRefused ? message : `Versions moved lately are not watched now: ${message}`;
      if (problem !== reported) options.report(problem);
      reported = problem;
    }
    if (isStopped) return;
    timer = setTimeout(() => void look(), everyMs);
    timer.unref();
  }

  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function shareOf({ views, failures }: Health): number {
  return views > 0 ? failures / views : 0;
}

function inPercent(health: Health): string {
  return `${(shareOf(health) * 100).toFixed(1)} %`;
}

function healthOf(version: string, versions: RumVersion[]): Health {
  return (
    versions.find((one) => one.version === version)?.weighed ?? { views: 0, failures: 0, failingNetworks: 0 }
  );
}
