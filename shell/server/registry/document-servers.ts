import { readRegistry } from './change-registry';
import type { RegistryDocument } from './registry-document';
import { latestRelease, nextVersion, recordOf, ReleaseRefused, rolloutOf } from './releases';
import { isAllowed } from './remote-origins';
import { readReports, type ServerReport } from './server-reports';
import type { Store } from './store';

/** What document servers say, as sentences and as data. */
export interface ServersAnswer {
  text: string;
  data: { servers: number; seen: number; afterMs: number; problems: string[] };
  /** A server that runs refuses. */
  isRefused: boolean;
}

/** What one server says: it does, it may do so soon, it waits for another remote, or why it does not. */
type Answer = { host: string } & (
  { kind: 'yes' | 'pending' } | { kind: 'waits' | 'no'; version: string; says: string }
);

type Refusal = Extract<Answer, { version: string }>;

const waitMs = 3_000;
const askAgainMs = 100;

/**
 * Asks the document servers before a promotion. Without any report nothing is known, and nothing is refused.
 * @param wanted the version, or undefined for the one that `promote` takes by itself
 * @throws ReleaseRefused when all of them would refuse to serve the version
 */
export async function refuseUnservable(store: Store, component: string, wanted?: string): Promise<void> {
  const { document } = await readRegistry(store);
  const version = wanted ?? nextVersion(document, component);
  const reports = await readReports(store);
  const refusals = reports.flatMap(({ host, remotes }) => {
    const problem = remotes[component]?.problems[version];
    return problem ? [{ host, kind: 'no' as const, version, says: problem.says }] : [];
  });
  if (refusals.length === 0 || refusals.length < reports.length) return;
  throw new ReleaseRefused(
    `Nothing was promoted. ${refusalsText(refusals, reports.length, component, 'cannot serve').join('\n')}`,
    'REMOTE_VERSION_NOT_SERVED',
  );
}

/** Waits until the document servers have read a change and give pages what it says, or say why not. */
export async function seenByServers(
  store: Store,
  component: string,
  document: RegistryDocument,
): Promise<ServersAnswer> {
  return ask(store, { component, verb: 'do not serve', yes: 'Seen by' }, (report) =>
    servingAnswer(report, component, document),
  );
}

/** Waits until the document servers have checked whether they could serve a published version. */
export async function servableByServers(
  store: Store,
  component: string,
  { version, revision }: { version: string; revision: number },
): Promise<ServersAnswer> {
  return ask(store, { component, verb: 'cannot serve', yes: 'Can be served by' }, (report) => {
    const { host, remotes } = report;
    const problem = remotes[component]?.problems[version];
    if (report.revision < revision || remotes[component]?.unchecked.includes(version) !== false)
      return { host, kind: 'pending' };
    return problem ? { host, kind: 'no', version, says: problem.says } : { host, kind: 'yes' };
  });
}

/**
 * Which of the document servers follow an origin that the registry names.
 * @throws ReleaseRefused when none of those that run does
 */
export async function refuseForeignOrigin(store: Store, origin: string): Promise<string> {
  const reports = await readReports(store);
  const refusing = reports.filter(({ allowedOrigins }) => !isAllowed(origin, allowedOrigins));
  const way = `Add it to ALLOWED_REMOTE_ORIGINS there and restart them.`;
  if (reports.length > 0 && refusing.length === reports.length)
    throw new ReleaseRefused(
      `Nothing was written: ${countText(refusing, reports.length)} do not allow ${origin}. ${way}`,
    );
  if (refusing.length === 0) return reports.length === 0 ? silence(store) : '';
  return `${countText(refusing, reports.length)} do not allow ${origin}. ${way}`;
}

/** How many of these servers give pages what the registry says of a component. */
export function countServing(reports: ServerReport[], component: string, document: RegistryDocument): number {
  return reports.filter((report) => servingAnswer(report, component, document).kind === 'yes').length;
}

/** What document servers say of what the registry gives to pages, for `status`. */
export async function servingNow(store: Store, document: RegistryDocument) {
  const reports = await readReports(store);
  return {
    /** The lines of a component; none while no server runs. */
    lines(component: string): string[] {
      const answers = reports.map((report) => servingAnswer(report, component, document));
      const seen = answers.filter(({ kind }) => kind === 'yes').length;
      const isReleased = latestRelease(recordOf(document, component)) !== null;
      if (reports.length === 0 || (!isReleased && seen === reports.length)) return [];
      return [
        `served by ${String(seen)} of ${String(reports.length)} document servers`,
        ...refusalsText(refusalsIn(answers), reports.length, component, 'do not serve'),
        ...pendingText(answers),
        ...failingText(reports, component),
      ].map((line) => `  ${line}`);
    },
    summary:
      reports.length === 0
        ? silence(store)
        : `Document servers: ${reports.map(({ host, problem }) => plain(host) + (problem ? ` (${plain(problem)})` : '')).join(', ')}`,
    data: reports,
  };
}

async function ask(
  store: Store,
  { component, verb, yes }: { component: string; verb: string; yes: string },
  answerOf: (report: ServerReport) => Answer,
): Promise<ServersAnswer> {
  const started = performance.now();
  for (;;) {
    const answers = (await readReports(store)).map(answerOf);
    const afterMs = performance.now() - started;
    const mayFollow = answers.some(({ kind }) => kind === 'pending' || kind === 'waits');
    if (mayFollow && afterMs < waitMs) {
      await new Promise((resolve) => setTimeout(resolve, askAgainMs));
      continue;
    }
    const seen = answers.filter(({ kind }) => kind === 'yes').length;
    const refusals = refusalsIn(answers);
    const problems = [...refusalsText(refusals, answers.length, component, verb), ...pendingText(answers)];
    const after = problems.length === 0 ? ` after ${(afterMs / 1000).toFixed(1)} s` : '';
    const count = `${yes} ${String(seen)} of ${String(answers.length)} document servers${after}.`;
    return {
      text: answers.length === 0 ? silence(store) : [count, ...problems].join('\n'),
      data: { servers: answers.length, seen, afterMs: Math.round(afterMs), problems },
      isRefused: refusals.length > 0,
    };
  }
}

/** Whether a server gives pages what a document says of a component. */
function servingAnswer(report: ServerReport, component: string, document: RegistryDocument): Answer {
  const { host, revision, shell, problem, remotes } = report;
  const record = recordOf(document, component);
  const canary = rolloutOf(record)?.version ?? null;
  const given = component === 'shell' ? { live: shell, canary: null } : remotes[component];
  if (revision < document.revision) {
    return problem === null
      ? { host, kind: 'pending' }
      : { host, kind: 'no', version: canary ?? record.live ?? 'at all', says: problem.replace(/\.$/, '') };
  }
  if ((given?.live ?? null) === record.live && (given?.canary ?? null) === canary)
    return { host, kind: 'yes' };
  // The release after this one was faster.
  if (revision > document.revision) return { host, kind: 'yes' };
  for (const version of [record.live, canary]) {
    const found = version === null ? undefined : remotes[component]?.problems[version];
    if (version !== null && found) return { host, kind: 'no', version, says: found.says };
  }
  const says = remotes[component]?.waits;
  return says === undefined
    ? { host, kind: 'pending' }
    : { host, kind: 'waits', version: canary ?? record.live ?? 'at all', says };
}

function refusalsIn(answers: Answer[]) {
  return answers.filter((answer): answer is Refusal => answer.kind === 'no' || answer.kind === 'waits');
}

function refusalsText(refusals: Refusal[], count: number, component: string, verb: string): string[] {
  const sentenceOf = ({ version, says }: Refusal) => `${verb} ${component} ${version}: ${says}.`;
  return [...new Set(refusals.map(sentenceOf))].map((sentence) => {
    const refusing = refusals.filter((one) => sentenceOf(one) === sentence);
    return `${countText(refusing, count)} ${plain(sentence)}`;
  });
}

function pendingText(answers: Answer[]): string[] {
  const pending = answers.filter(({ kind }) => kind === 'pending');
  return pending.length === 0
    ? []
    : [`${countText(pending, answers.length)} have not said yet. Look again: npm run remote -- status`];
}

/** Of versions that pages get although something is wrong with their files. */
function failingText(reports: ServerReport[], component: string): string[] {
  const failing = reports.flatMap(({ host, remotes }) => {
    const remote = remotes[component];
    return [remote?.live, remote?.canary].flatMap((version) => {
      const problem = version ? remote?.problems[version] : undefined;
      return version && problem ? [{ host, kind: 'no' as const, version, says: problem.says }] : [];
    });
  });
  return refusalsText(failing, reports.length, component, 'still serve, with a problem,');
}

function countText(some: { host: string }[], count: number): string {
  return `${String(some.length)} of ${String(count)} document servers (${some.map(({ host }) => plain(host)).join(', ')})`;
}

function silence(store: Store): string {
  return `No document server reports to the ${store.name}, so nobody knows what pages get: the shop does not run, or its servers may not write servers/ there.`;
}

/** A report may have been written by anybody who can write the store: nothing in it controls the terminal. */
function plain(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}
