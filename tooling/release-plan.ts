import { sentenceOf } from '../shell/server/registry/change-registry';
import type {
  ComponentRecord,
  RegistryDocument,
  ReleaseEvent,
} from '../shell/server/registry/registry-document';
import { pinSentence, rolloutOf, unpinCommand } from '../shell/server/registry/releases';
import { shareText } from '../shell/server/registry/rollout-audience';

/** What a build does with one component: make its version live, or leave it as it is, with the reason. */
export type Decision = { what: 'promote' } | { what: 'is live' } | LeftAlone;
export interface LeftAlone {
  what: 'left alone';
  why: string;
  /** The command that ends this, or lets the build's version go on. */
  next: string;
}

/** What a build may do with a version: a component that somebody pinned, rolls out, rolled back or retired stays as it is. */
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
  const last = lastRelease(document, component);
  if (last && stays.includes(last.what))
    return { what: 'left alone', why: sentenceOf(last), next: releaseCommand(component, version, record) };
  return { what: 'promote' };
}

const stays: ReleaseEvent['what'][] = ['rollback', 'automatic rollback', 'retire'];

function lastRelease({ moves }: RegistryDocument, component: string): ReleaseEvent | undefined {
  return moves.findLast(({ part, what }) => part === component && what !== 'publish');
}

/** How a team releases this version by itself. */
function releaseCommand(
  component: string,
  version: string,
  { versions }: ComponentRecord<{ gate: { passed: boolean } }>,
): string {
  return Object.hasOwn(versions, version) && versions[version]?.gate.passed
    ? `npm run remote -- promote ${component} ${version}`
    : `npm run remote -- publish ${component}`;
}
