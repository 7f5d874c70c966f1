import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { changeRegistry, readRegistry, WriteConflict } from './change-registry';
import { refuseUnservable, seenByServers } from './document-servers';
import type { RegistryDocument } from './registry-document';
import {
  registryState,
  releasedState,
  revisionOf,
  type RegistryState,
  type ReleasedState,
} from './registry-state';
import { pin, promote, recordOf, ReleaseRefused, rollback, rolloutOf, unpin } from './releases';
import { readReports } from './server-reports';
import type { Store } from './store';

const closed = { additionalProperties: false };
const target = {
  component: Type.String({ pattern: '^[a-z][a-z0-9]{0,30}$' }),
  /** As the person saw the component; an older one is refused. */
  revision: Type.String({ maxLength: 40 }),
  by: Type.String({ minLength: 1, maxLength: 80 }),
  why: Type.String({ maxLength: 300 }),
};
const version = Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$' });

/** What the backend asks of a document server. */
const releaseCommand = Type.Union([
  Type.Object({ do: Type.Literal('read') }, closed),
  Type.Object(
    {
      do: Type.Literal('promote'),
      ...target,
      version,
      percent: Type.Integer({ minimum: 1, maximum: 100 }),
    },
    closed,
  ),
  /** Another share of the present canary: 0 ends it, 100 makes it live. */
  Type.Object(
    { do: Type.Literal('canary'), ...target, percent: Type.Integer({ minimum: 0, maximum: 100 }) },
    closed,
  ),
  Type.Object({ do: Type.Literal('rollback'), ...target }, closed),
  Type.Object({ do: Type.Literal('pin'), ...target }, closed),
  Type.Object({ do: Type.Literal('unpin'), ...target }, closed),
]);
export type ReleaseCommand = Static<typeof releaseCommand>;
type ReleaseChange = Exclude<ReleaseCommand, { do: 'read' }>;

/** The result of a change. */
export interface ReleaseOutcome {
  before: ReleasedState;
  after: ReleasedState;
  /** Document servers that report, and those that give pages the result already. */
  servers: number;
  seen: number;
}

/** Whether this is a command that the document server knows; a newer backend may have others. */
export function isReleaseCommand(content: unknown): content is ReleaseCommand {
  return Value.Check(releaseCommand, content);
}

/** The registry as it is now. */
export async function readState(store: Store): Promise<RegistryState> {
  const { document } = await readRegistry(store);
  return registryState(document, await readReports(store));
}

/**
 * Changes a component with the checks of `npm run remote`, and waits for a moment until the document servers serve the result.
 * @throws ReleaseRefused
 */
export async function changeRelease(
  store: Store,
  command: ReleaseChange,
  now = new Date(),
): Promise<ReleaseOutcome> {
  const { component } = command;
  await refuseUnservableTarget(store, command);
  const changed = await changeRegistry(store, component, (document) => {
    if (revisionOf(document, component) !== command.revision)
      throw new WriteConflict(`${component} was changed since it was read, so nothing was changed.`);
    return changeOf(document, command, now.toISOString());
  });
  // The release is done: reports that cannot be read now must not look like a release that failed.
  const { servers, seen } = await seenByServers(store, component, changed.after).then(
    ({ data }) => data,
    () => ({ servers: 0, seen: 0 }),
  );
  return {
    before: releasedState(changed.before, component),
    after: releasedState(changed.after, component),
    servers,
    seen,
  };
}

/** Refuses a version whose entry no document server can load. */
async function refuseUnservableTarget(store: Store, command: ReleaseChange): Promise<void> {
  const { component } = command;
  if (command.do === 'promote') return refuseUnservable(store, component, command.version);
  if (command.do !== 'canary' || command.percent === 0) return;
  const { document } = await readRegistry(store);
  const canary = rolloutOf(recordOf(document, component));
  if (canary) await refuseUnservable(store, component, canary.version);
}

function changeOf(document: RegistryDocument, command: ReleaseChange, at: string): RegistryDocument {
  const { component, by: who, why } = command;
  const actor = { who, at, why };
  switch (command.do) {
    case 'promote':
      return promote(document, component, command.version, { ...actor, percent: command.percent });
    case 'canary':
      return withCanaryPercent(document, component, command.percent, actor);
    case 'rollback':
      return rollback(document, component, actor);
    case 'pin':
      return pin(document, component, actor);
    case 'unpin':
      return unpin(document, component, actor);
  }
}

function withCanaryPercent(
  document: RegistryDocument,
  component: string,
  percent: number,
  actor: { who: string; at: string; why: string },
): RegistryDocument {
  const canary = rolloutOf(recordOf(document, component));
  if (!canary) throw new ReleaseRefused(`${component} has no canary.`, 'NO_CANARY');
  if (percent === 0) return rollback(document, component, actor);
  const { version: canaryVersion, audience } = canary;
  // Everybody is not narrowed; a smaller share stays with the audience that the canary has.
  return promote(document, component, canaryVersion, {
    ...actor,
    percent,
    ...(audience && percent < 100 && { audience }),
  });
}
