import { sentenceOf } from '../shell/server/registry/change-registry';
import type { RegistryDocument, ReleaseEvent } from '../shell/server/registry/registry-document';
import { pinSentence, rolloutOf, unpinCommand } from '../shell/server/registry/releases';
import { shareText } from '../shell/server/registry/rollout-audience';
import { promotion, publication } from './next-command';
import { storedVersionIn } from './publish';

/** Who publishes and promotes what a build made. */
export const builder = 'npm run build';

/** What a build does with one component: make its version live, or leave it as it is, with the reason. */
export type Decision = { what: 'promote' } | { what: 'is live' } | LeftAlone;
export interface LeftAlone {
  what: 'left alone';
  why: string;
  /** The command that ends this, or lets the build's version go on. */
  next: string;
}

/**
 * What a build may do with a version. A component that somebody pinned, rolls out, rolled back or retired stays as it is, and
 * a version that somebody published waits until it is promoted for the first time.
 */
export function decide(document: RegistryDocument, component: string, version: string): Decision {
  const record = component === 'shell' ? document.shell : document.remotes[component];
  if (!record) return { what: 'promote' };
  const rollout = rolloutOf(record);
  if (record.live === version && !rollout) return { what: 'is live' };
  const { pinned } = record;
  if (pinned) {
    return { what: 'left alone', why: pinSentence(component, pinned), next: unpinCommand(component) };
  }
  if (rollout) {
    return {
      what: 'left alone',
      why: `${component} ${rollout.version} is a canary for ${shareText(rollout)}.`,
      next: `npm run remote -- promote ${component}, or npm run remote -- rollback ${component}, and build again`,
    };
  }
  const stored = storedVersionIn(document, component, version);
  const passed = stored?.gate.passed === true ? stored : undefined;
  const { command: next } = passed ? promotion(component, version) : publication(component);
  const last = lastRelease(document, component);
  if (last && stays.includes(last.what)) return { what: 'left alone', why: sentenceOf(last), next };
  if (passed && passed.by !== builder && !wasReleased(document, component, version)) {
    const why = `${component} ${version} was published by ${passed.by} at ${passed.publishedAt} and waits for its promotion.`;
    return { what: 'left alone', why, next };
  }
  return { what: 'promote' };
}

const stays: ReleaseEvent['what'][] = ['rollback', 'automatic rollback', 'retire'];

function lastRelease({ moves }: RegistryDocument, component: string): ReleaseEvent | undefined {
  return moves.findLast(({ part, what }) => part === component && what !== 'publish');
}

/** After its first promotion a version is a build like any other: coming back to its sources brings it back. */
function wasReleased({ moves }: RegistryDocument, component: string, version: string): boolean {
  return moves.some(
    ({ part, what, to, percent }) =>
      part === component && what === 'promote' && to === version && percent === null,
  );
}
