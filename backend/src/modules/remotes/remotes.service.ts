import type { Db } from '../../db';
import { AppError, badRequest, invalidFields } from '../../lib/errors';
import { plainText } from '../../lib/plain-text';
import type { Staff } from '../../plugins/auth';
import type { Audit, StaffWrite } from '../audit/audit.service';
import type { TelemetryService } from '../telemetry/telemetry.service';
import type { ReleaseCalls, ReleaseCommand } from './release-calls';
import {
  eventOf,
  problemOf,
  RegistryState,
  ReleaseOutcome,
  type ReleaseChange,
  type ReleaseResult,
  type ReleaseRollback,
  type StaffRegistry,
} from './remotes.schema';

export interface RemotesDependencies {
  db: Db;
  audit: Audit;
  accounts: { emailsOf(from: Db, ids: string[]): Promise<Map<string, string>> };
  telemetry: Pick<TelemetryService, 'summary' | 'series'>;
  calls: ReleaseCalls;
}
export type RemotesService = ReturnType<typeof createRemotesService>;

type ReleaseRequest = Exclude<ReleaseCommand, { do: 'read' }>;
type ReleaseTarget = Pick<ReleaseRequest, 'component' | 'revision' | 'by' | 'why'>;

const MINUTES = 60;
const SERIES = { steps: 12, minutesPerStep: 5 };
/** In the registry staff are named by their id: it outlives accounts, and addresses do not belong into it. */
const ACCOUNT = /^account ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Which versions of the shell and the remotes are live, and how they do. The document servers own the registry. */
export function createRemotesService({ db, audit, accounts, telemetry, calls }: RemotesDependencies) {
  /**
   * The document server owns the registry, so a release and its entry cannot be one transaction. The request is recorded before the
   * call and its outcome after it; when the call breaks off, the registry decides whether the release happened.
   */
  async function change({ do: command, ...target }: ReleaseRequest, staff: Staff): Promise<ReleaseResult> {
    const action = command === 'canary' ? 'rollout' : command;
    const entry = { entity: 'remote' as const, entityId: target.component, reason: target.why };
    const record = (write: Pick<StaffWrite, 'action' | 'before' | 'after'>) =>
      db.transaction().execute((tx) => audit.record(tx, staff, { ...entry, ...write }));
    await record({ action: `${action}-requested`, after: requestedOf(target) });
    try {
      const { before, after, servers, seen } = await calls.ask(
        { do: command, ...target } as ReleaseCommand,
        ReleaseOutcome,
      );
      await record({ action, before, after });
      return { ...after, servers, seen };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code !== 'REGISTRY_UNAVAILABLE') {
        await record({ action: `${action}-refused`, after: { errorCode: error.code } });
        throw error;
      }
      const done = await releasedAnyway(target);
      if (!done) {
        await record({ action: `${action}-unclear`, after: { errorCode: error.code } });
        throw error;
      }
      const { seen, servers, ...after } = done;
      await record({ action, after });
      return { ...after, servers, seen };
    }
  }

  /** The result of a release whose answer did not come; null when the registry does not have it or cannot be read. */
  async function releasedAnyway({
    component,
    revision,
    by,
    why,
  }: ReleaseTarget): Promise<ReleaseResult | null> {
    const state = await calls.ask({ do: 'read' }, RegistryState).catch(() => null);
    const now = state?.components.find(({ name }) => name === component);
    if (!state || !now || now.revision === revision) return null;
    const latest = state.history.find((event) => event.component === component && event.what !== 'publish');
    if (latest?.who !== by || latest.why !== why) return null;
    const { live, canary, pin, served } = now;
    return {
      live,
      canary: canary && { version: canary.version, percent: canary.percent, audience: canary.audience },
      isPinned: pin !== null,
      servers: state.servers,
      seen: served,
    };
  }
  const targetOf = (component: string, { revision, reason }: ReleaseRollback, { userId }: Staff) => ({
    component,
    revision,
    by: `account ${userId}`,
    why: reasonOf(reason),
  });

  return {
    /** Everything that the registry has, with the figures of the last hour. */
    async read(): Promise<StaffRegistry> {
      const [{ servers, components, history }, { versions, errors }, series] = await Promise.all([
        calls.ask({ do: 'read' }, RegistryState),
        telemetry.summary(MINUTES),
        telemetry.series(SERIES),
      ]);
      const ids = [...history.map(({ who }) => who), ...components.map(({ pin }) => pin?.by ?? '')];
      const emails = await accounts.emailsOf(db, [
        ...new Set(ids.flatMap((who) => ACCOUNT.exec(who)?.[1] ?? [])),
      ]);
      const shown = (who: string) => emails.get(ACCOUNT.exec(who)?.[1] ?? '') ?? who;
      return {
        servers,
        components: components.map(({ pin, ...component }) => ({
          ...component,
          pin: pin && { ...pin, by: shown(pin.by) },
          versions: component.versions.map((row) => {
            const isOf = (one: { remote: string; version: string }) =>
              one.remote === component.name && one.version === row.version;
            const counted = versions.find(isOf);
            return {
              ...row,
              problem: problemOf(row.problem),
              health: counted
                ? {
                    views: counted.views,
                    failures: counted.failures,
                    failureShare: counted.failureShare,
                    loadMsP75: counted.loadMsP75,
                    vitalsP75: counted.vitalsP75,
                    series: series.find(isOf)?.steps ?? [],
                  }
                : null,
            };
          }),
          errors: errors.filter(({ remote }) => remote === component.name),
        })),
        history: history.map(({ who, what, ...event }) => ({
          ...event,
          what: eventOf(what),
          who: shown(who),
        })),
      };
    },

    /** Promotes a version, moves the share of a canary, or pins: one of them at a time. */
    async change(name: string, body: ReleaseChange, staff: Staff): Promise<ReleaseResult> {
      const { version, rollout, isPinned } = body;
      const target = targetOf(name, body, staff);
      if (isPinned !== undefined) {
        if (version !== undefined || rollout !== undefined) throw badRequest('BAD_REQUEST');
        return change({ do: isPinned ? 'pin' : 'unpin', ...target }, staff);
      }
      if (version !== undefined) {
        if (rollout === 0) throw badRequest('BAD_REQUEST');
        return change({ do: 'promote', version, percent: rollout ?? 100, ...target }, staff);
      }
      if (rollout === undefined) throw badRequest('BAD_REQUEST');
      return change({ do: 'canary', percent: rollout, ...target }, staff);
    },

    /** Ends a canary, or makes the previous version live. */
    rollback: (name: string, body: ReleaseRollback, staff: Staff): Promise<ReleaseResult> =>
      change({ do: 'rollback', ...targetOf(name, body, staff) }, staff),
  };
}

/** What a request asks for, without what its entry says anyway. */
const requestedOf = (target: ReleaseTarget & { version?: string; percent?: number }) => ({
  ...(target.version !== undefined && { version: target.version }),
  ...(target.percent !== undefined && { percent: target.percent }),
  revision: target.revision,
});

/** @throws VALIDATION_FAILED when nothing is left of it. */
function reasonOf(text: string): string {
  const reason = plainText(text);
  if (!reason) throw invalidFields({ field: 'reason', code: 'required' });
  return reason;
}
