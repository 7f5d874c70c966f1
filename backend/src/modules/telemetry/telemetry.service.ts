import { createHash } from 'node:crypto';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { tooManyRequests } from '../../lib/errors';
import { MAX_PER_ADDRESS, type RateLimits } from '../../lib/rate-limits';
import { messageKept, stackKept } from './error-text';
import { percentile75, stepOf } from './histogram';
import { isServiceToken, networkOf, readPageView } from './page-view-id';
import { createTelemetryRepository } from './telemetry.repository';
import {
  vitalNames,
  type FailureCause,
  type RumEvent,
  type RumReport,
  type RumSummary,
  type RumVersion,
} from './telemetry.schema';
import type { Counts } from './telemetry.tables';

const MINUTE_MS = 60_000;
/** Longer than an id lives, so that none is counted twice. */
const VIEW_RETENTION_MS = 60 * MINUTE_MS;
const RETENTION_MS = 14 * 24 * 60 * MINUTE_MS;
const MAX_ERRORS = 500;
const MAX_ERRORS_PER_VIEW = { max: 10, windowMs: 30 * MINUTE_MS };
const MAX_ERRORS_PER_ADDRESS = { max: 60, windowMs: MINUTE_MS };

export interface TelemetryDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  platformSecret: string;
}

/** An error of a page, as it is stored and logged. */
interface StoredError {
  remote: string;
  version: string;
  message: string;
  stack: string;
  /** The failed call's request, or else that of the page. */
  ofRequest: string | null;
}

export type TelemetryService = ReturnType<typeof createTelemetryService>;

/** How the versions of the shell and its remotes do in people's browsers; nothing of who they are is kept. */
export function createTelemetryService({ db, clock, limits, platformSecret }: TelemetryDependencies) {
  const telemetry = createTelemetryRepository(db);

  async function count(viewId: string, { versions, events }: RumReport, network: string) {
    const at = clock();
    const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
    // In one order everywhere, so that two reports never wait for each other.
    const used = [...new Set(events.filter(isCounted).map(({ remote }) => remote))].sort();
    await telemetry.transaction(async (tx) => {
      for (const remote of used) {
        const version = versionIn(versions, remote);
        if (version === undefined) continue;
        const view = await telemetry.openView(tx, { viewId, remote, version, at, network });
        const { counts, ...after } = newIn(
          view,
          events.filter((event) => event.remote === remote),
        );
        if (Object.keys(counts).length === 0) continue;
        await telemetry.updateView(tx, { viewId, remote }, after);
        await telemetry.addCounts(tx, { remote, version, minute, counts });
      }
    });
  }

  async function keepErrors(viewId: string, { versions, events, requestId }: RumReport, ip: string) {
    const stored: StoredError[] = [];
    for (const event of events) {
      const version = versionIn(versions, event.remote);
      const told = errorIn(event);
      if (version === undefined || told === null) continue;
      if (!(await limits.consume(`telemetry errors of view ${viewId}`, MAX_ERRORS_PER_VIEW)).allowed) break;
      if (!(await limits.consume(`telemetry errors ${ip}`, MAX_ERRORS_PER_ADDRESS)).allowed) break;
      const message = messageKept(told.message);
      const stack = stackKept(told.stack);
      const error = { remote: event.remote, version, message, stack };
      const ofRequest = told.requestId ?? requestId ?? null;
      await telemetry.addError({
        ...error,
        fingerprint: digest([error.remote, version, message, stack.split('\n')[0] ?? '']),
        requestId: ofRequest,
        firstAt: clock(),
        lastAt: clock(),
        count: 1,
      });
      stored.push({ ...error, ofRequest });
    }
    return stored;
  }

  return {
    /**
     * Counts what is new in a report; one without a page view of this shop is not even an error.
     * @returns the errors in it, for the log
     */
    async record(report: RumReport, ip: string): Promise<StoredError[]> {
      const { allowed, retryAfterSeconds } = await limits.consume(`telemetry ${ip}`, MAX_PER_ADDRESS);
      if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
      const viewId = readPageView(platformSecret, report.view, report.versions, clock());
      if (viewId === null) return [];
      await count(viewId, report, networkOf(platformSecret, ip));
      return keepErrors(viewId, report, ip);
    },

    async summary(minutes: number, remote?: string): Promise<RumSummary> {
      const ago = (ms: number) => new Date(clock().getTime() - ms);
      const since = ago(minutes * MINUTE_MS);
      const weighed = await telemetry.weighedSince(since, remote);
      const counted = byVersion(await telemetry.countsSince(minuteBefore(since), remote));
      const errors = await telemetry.lastErrors(20, remote);
      return {
        minutes,
        versions: counted.map(({ counts, ...part }) => ({
          ...part,
          ...told(counts),
          weighed: weighedOf(
            weighed.find((row) => row.remote === part.remote && row.version === part.version),
          ),
        })),
        errors: errors.map(({ fingerprint: _, firstAt, lastAt, ...error }) => ({
          ...error,
          firstAt: firstAt.toISOString(),
          lastAt: lastAt.toISOString(),
        })),
      };
    },

    /** How page views and failures of each version went on, up to now; the last step is the one that is under way. */
    async series({ steps, minutesPerStep }: { steps: number; minutesPerStep: number }) {
      const now = minuteBefore(clock()).getTime();
      const since = new Date(now - (steps * minutesPerStep - 1) * MINUTE_MS);
      const found = new Map<string, VersionSeries>();
      for (const row of await telemetry.seriesSince(since, minutesPerStep)) {
        const { remote, version, step, views, failures } = row;
        const series = found.get(`${remote}@${version}`) ?? { remote, version, steps: emptySteps(steps) };
        if (step >= 0 && step < steps) series.steps[step] = { views, failures };
        found.set(`${remote}@${version}`, series);
      }
      return [...found.values()];
    },

    mayRead: (token: string) => isServiceToken(platformSecret, token),

    async purgeExpired() {
      const now = clock().getTime();
      const kept = new Date(now - RETENTION_MS);
      await telemetry.purge(
        { views: new Date(now - VIEW_RETENTION_MS), minutes: kept, errors: kept },
        MAX_ERRORS,
      );
    },
  };
}

interface VersionSeries {
  remote: string;
  version: string;
  steps: { views: number; failures: number }[];
}
const emptySteps = (count: number) => Array.from({ length: count }, () => ({ views: 0, failures: 0 }));

/** Own names only: every object has a `constructor`. */
const versionIn = (versions: RumReport['versions'], remote: string) =>
  Object.hasOwn(versions, remote) ? versions[remote] : undefined;

const isCounted = ({ kind }: RumEvent) => kind !== 'error';

/** What of an event is shown among the last errors. */
function errorIn(event: RumEvent): { message: string; stack: string; requestId?: string } | null {
  if (event.kind === 'error' || event.kind === 'boundary') return event;
  if (event.kind === 'failed') return { message: `${event.door} did not come: ${event.cause}`, stack: '' };
  return null;
}

interface Seen {
  hasFailed: boolean;
  counted: string[];
}

/** What these events add to what was counted of their page view and part. Each thing counts once, a failure too. */
function newIn(view: Seen & { isNew: boolean }, events: RumEvent[]): Seen & { counts: Counts } {
  const counts: Counts = view.isNew ? { views: 1 } : {};
  const counted = new Set(view.counted);
  let { hasFailed } = view;

  function once(name: string, key = name) {
    if (counted.has(name)) return;
    counted.add(name);
    counts[key] = 1;
  }
  function fail(cause: FailureCause) {
    if (!hasFailed) counts[`failures:${cause}`] = 1;
    hasFailed = true;
  }
  for (const event of events) {
    if (event.kind === 'loaded') once('load', stepOf('load', event.ms));
    if (event.kind === 'vital') once(event.name, stepOf(event.name, event.value));
    if (event.kind === 'failed') fail(event.cause);
    if (event.kind === 'boundary') {
      once('boundary');
      fail('threw');
    }
  }
  return { hasFailed, counted: [...counted], counts };
}

function byVersion(rows: { remote: string; version: string; key: string; total: number }[]) {
  const found = new Map<string, { remote: string; version: string; counts: Counts }>();
  for (const { remote, version, key, total } of rows) {
    const part = found.get(`${remote}@${version}`) ?? { remote, version, counts: {} };
    part.counts[key] = total;
    found.set(`${remote}@${version}`, part);
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
}

function told(counts: Counts): Omit<RumVersion, 'remote' | 'version' | 'weighed'> {
  const causes = Object.fromEntries(
    Object.entries(counts).flatMap(([key, total]) =>
      key.startsWith('failures:') ? [[key.slice('failures:'.length), total]] : [],
    ),
  );
  const failures = Object.values(causes).reduce((sum, total) => sum + total, 0);
  const views = counts['views'] ?? 0;
  return {
    views,
    failures,
    failureShare: views > 0 ? Math.round((failures / views) * 10_000) / 10_000 : 0,
    causes,
    boundaryHits: counts['boundary'] ?? 0,
    loadMsP75: percentile75('load', counts),
    vitalsP75: Object.fromEntries(
      vitalNames.map((name) => [name, percentile75(name, counts)]),
    ) as RumVersion['vitalsP75'],
  };
}

const weighedOf = (row?: RumVersion['weighed']): RumVersion['weighed'] => ({
  views: row?.views ?? 0,
  failures: row?.failures ?? 0,
  failingNetworks: row?.failingNetworks ?? 0,
});

const minuteBefore = (at: Date) => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);

const digest = (parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);
