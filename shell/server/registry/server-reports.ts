import { setTimeout as wait } from 'node:timers/promises';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { Store } from './store';

/** Why a document server does not serve a version. */
export interface ServingProblem {
  reason:
    'no origin' | 'origin not allowed' | 'unreachable' | 'slow' | 'redirect' | 'not found' | 'other bytes';
  /** The rest of a sentence, with what to do. */
  says: string;
}

/** What a document server does with one remote. */
export interface RemoteReport {
  /** Where it takes the files from. */
  origin: string | null;
  live: string | null;
  canary: string | null;
  /** Why it does not serve a stored version, or would not, or what is wrong with one that it serves. */
  problems: Record<string, ServingProblem>;
  /** Why pages do not get yet what the registry says, although the files are there. Earlier servers do not say it. */
  waits?: string;
  /** Versions that may have a problem: their first check has not ended. */
  unchecked: string[];
}

/** What a document server serves, for the commands `promote` and `status`. */
export interface ServerReport {
  schema: 1;
  id: string;
  /** For people: `shop-1:3000`. */
  host: string;
  startedAt: string;
  at: string;
  /** It reports at least this often while it runs. */
  everyMs: number;
  /** The registry's revision that it has read. */
  revision: number;
  shell: string;
  /** Why it cannot use the registry as it is now. */
  problem: string | null;
  allowedOrigins: string[];
  remotes: Record<string, RemoteReport>;
}

/** Before the key of every report in the store. */
const reportsPrefix = 'servers/';

const text = Type.String({ maxLength: 1_000 });
const version = Type.Union([Type.String({ maxLength: 64 }), Type.Null()]);
const reportSchema = Type.Object({
  schema: Type.Literal(1),
  id: text,
  host: text,
  startedAt: text,
  at: text,
  everyMs: Type.Integer({ minimum: 1, maximum: 600_000 }),
  revision: Type.Integer(),
  shell: text,
  problem: Type.Union([Type.String(), Type.Null()]),
  allowedOrigins: Type.Array(text),
  remotes: Type.Record(
    Type.String(),
    Type.Object({
      origin: Type.Union([text, Type.Null()]),
      live: version,
      canary: version,
      problems: Type.Record(
        Type.String(),
        Type.Object({
          reason: Type.Enum([
            'no origin',
            'origin not allowed',
            'unreachable',
            'slow',
            'redirect',
            'not found',
            'other bytes',
          ]),
          says: text,
        }),
      ),
      waits: Type.Optional(text),
      unchecked: Type.Array(Type.String()),
    }),
  ),
});

/** A report that is three times as late as it should be is that of a server that ended. */
const lateTimes = 3;
const graceMs = 2_000;
const stopMs = 2_000;
/** Reports of servers that ended without a word are removed after this. */
const removedAfterMs = 60 * 60_000;

/** The reports of all servers that run, oldest server first. Whatever is no report is ignored. */
export async function readReports(store: Store, now = Date.now()): Promise<ServerReport[]> {
  const keys = (await store.list(reportsPrefix)).filter((key) => key.endsWith('.json'));
  const reports = await Promise.all(keys.map((key) => readReport(store, key)));
  return reports
    .filter((report) => report !== null)
    .filter((report) => isLiving(report, now))
    .sort((a, b) => a.startedAt.localeCompare(b.startedAt));
}

async function readReport(store: Store, key: string): Promise<ServerReport | null> {
  const stored = await store.read(key);
  try {
    const report: unknown = JSON.parse(Buffer.from(stored?.body ?? []).toString());
    return isReport(report) ? report : null;
  } catch {
    return null;
  }
}

function isReport(report: unknown): report is ServerReport {
  return Value.Check(reportSchema, report);
}

function isLiving({ at, everyMs }: ServerReport, now: number): boolean {
  return now - Date.parse(at) <= lateTimes * everyMs + graceMs;
}

/** What changes in a report. */
export type ServingState = Pick<ServerReport, 'revision' | 'shell' | 'problem' | 'remotes'>;

export interface Reports {
  /** Writes a report soon; the store gets the newest state, never two at a time. */
  changed: () => void;
  /** Removes the report, so that nobody waits for this server. */
  stop: () => Promise<void>;
}

/** Reports what this server serves when it changes, and regularly while it runs. */
export function startReports({
  store,
  id,
  host,
  allowedOrigins,
  state,
  everyMs,
  report,
  now = Date.now,
}: {
  store: Store;
  id: string;
  host: string;
  allowedOrigins: readonly string[];
  state: () => ServingState;
  everyMs: number;
  /** Gets a message once when reports cannot be written. */
  report: (problem: string) => void;
  now?: () => number;
}): Reports {
  const key = `${reportsPrefix}${id}.json`;
  const startedAt = new Date(now()).toISOString();
  let isStopped = false;
  let isReported = false;
  let isAgain = false;
  let writing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    const body: ServerReport = {
      schema: 1,
      id,
      host,
      startedAt,
      at: new Date(now()).toISOString(),
      everyMs,
      allowedOrigins: [...allowedOrigins],
      ...state(),
    };
    try {
      await store.write(key, JSON.stringify(body), {
        contentType: 'application/json',
        cacheControl: 'no-store',
      });
    } catch (error) {
      if (!isReported)
        report(
          `This server cannot report what it serves to the ${store.name}, so that promote and status do not count it: ${error instanceof Error ? error.message : String(error)} It needs to write ${reportsPrefix}.`,
        );
      isReported = true;
    }
  }

  function changed(): void {
    if (isStopped) return;
    if (writing) {
      isAgain = true;
      return;
    }
    clearTimeout(timer);
    writing = write().finally(() => {
      writing = null;
      timer = setTimeout(changed, everyMs);
      timer.unref();
      if (!isAgain) return;
      isAgain = false;
      changed();
    });
  }

  void removeOld(store, now()).catch(() => undefined);
  changed();
  return {
    changed,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const removing = async () => {
        await writing;
        clearTimeout(timer);
        await store.remove(key).catch(() => undefined);
      };
      // A store that is away must not hold up a server that ends; its report grows old.
      await Promise.race([removing(), wait(stopMs, undefined, { ref: false })]);
    },
  };
}

async function removeOld(store: Store, now: number): Promise<void> {
  for (const key of await store.list(reportsPrefix)) {
    const report = await readReport(store, key);
    if (report && now - Date.parse(report.at) > removedAfterMs) await store.remove(key);
  }
}
