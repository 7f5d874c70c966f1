import {
  earlierMinutes,
  healthOf,
  minutesSince,
  shareOf,
  thresholds,
  watchedReleases,
  watchMs,
  type FetchHealth,
  type Health,
} from '../shell/server/registry/auto-rollback';
import type { ComponentRecord, RegistryDocument } from '../shell/server/registry/registry-document';
import { latestRelease, recordOf, rolloutOf } from '../shell/server/registry/releases';

/** How far the latest release of a component is from being rolled back automatically, or why nothing watches it. */
export type RollbackDistance =
  | { isWatched: false; version: string; why: string }
  | {
      isWatched: true;
      version: string;
      minutesLeft: number;
      /** Null when nobody said how it does. */
      counted: Counted | null;
    };
interface Counted {
  now: Health;
  before: Health;
  /** Page views, however many come from one network. */
  views: number;
}

const minuteMs = 60_000;

/**
 * Compares the latest release with the thresholds of the automatic rollback, by the same figures.
 * @returns null when the component has no release
 */
export async function rollbackDistance(
  document: RegistryDocument,
  component: string,
  {
    now,
    isSwitchedOff,
    ask,
  }: {
    now: number;
    /** `AUTOMATIC_ROLLBACK=off`. */
    isSwitchedOff: boolean;
    /** Null without a shop to ask. */
    ask: FetchHealth | null;
  },
): Promise<RollbackDistance | null> {
  const record: ComponentRecord<unknown> = recordOf(document, component);
  const version = latestRelease(record);
  if (version === null) return null;
  const watched = watchedReleases(document, now).find(({ part }) => part === component);
  if (isSwitchedOff || !watched)
    return { isWatched: false, version, why: isSwitchedOff ? switchedOff : whyUnwatched(record, version) };
  const { before, since } = watched;
  const minutesLeft = Math.ceil((since + watchMs - now) / minuteMs);
  try {
    if (!ask) return { isWatched: true, version, minutesLeft, counted: null };
    const versions = await ask(component, minutesSince(since, now));
    const counted = {
      now: healthOf(version, versions),
      before: healthOf(before, await ask(component, earlierMinutes)),
      views: versions.find((one) => one.version === version)?.views ?? 0,
    };
    return { isWatched: true, version, minutesLeft, counted };
  } catch {
    return { isWatched: true, version, minutesLeft, counted: null };
  }
}

/** `watched for 24 more minutes: 31 of 50 views, 2.0 of 5 % failing, …`; all four must be reached for a rollback. */
export function distanceText(distance: RollbackDistance): string {
  if (!distance.isWatched) return `${distance.version} is not watched: ${distance.why}`;
  const { version, minutesLeft, counted } = distance;
  const watched = `${version} is watched for ${String(minutesLeft)} more ${minutesLeft === 1 ? 'minute' : 'minutes'}`;
  if (!counted)
    return `${watched}; the metrics of a shop (--shop <address>) tell how far it is from being rolled back`;
  const { now, before } = counted;
  return `${watched}: ${[
    `${weight(now.views)} of ${String(thresholds.views)} views`,
    `${(100 * shareOf(now)).toFixed(1)} of ${String(100 * thresholds.share)} % failing`,
    `${timesText(now, before)} of ${String(thresholds.times)} times the version before`,
    `${String(now.failingNetworks)} of ${String(thresholds.networks)} networks with failures`,
  ].join(', ')}${isOneNetwork(counted) ? oneNetwork : ''}`;
}

/** As in a demo, whose visitors are all on one machine. */
function isOneNetwork({ now, views }: Counted): boolean {
  return views > now.views && now.views <= viewsOfNetwork;
}

const viewsOfNetwork = 5;
const oneNetwork = `; ${String(viewsOfNetwork)} views at most count of one network, and all came from one`;
const switchedOff = 'AUTOMATIC_ROLLBACK is off here';

function whyUnwatched(record: ComponentRecord<unknown>, version: string): string {
  if (record.withdrawn.includes(version))
    return 'it was rolled back automatically once, and a second time is a decision of people';
  if ((rolloutOf(record) ? record.live : record.previous) === null)
    return 'there is no version before it to go back to';
  return `it was promoted more than ${String(watchMs / minuteMs)} minutes ago`;
}

/** Nothing fails: 0.0 times. Only the new version fails: more than any number of times. */
function timesText(now: Health, before: Health): string {
  if (now.failures === 0) return '0.0';
  return before.failures === 0 ? 'infinitely many' : (shareOf(now) / shareOf(before)).toFixed(1);
}

/** Networks with many page views count in fractions. */
function weight(views: number): string {
  return views.toFixed(Number.isInteger(views) ? 0 : 1);
}
