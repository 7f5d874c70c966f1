import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../../shell/server/registry/change-registry';
import {
  RegistryProblem,
  type GateVerdict,
  type RegistryDocument,
} from '../../shell/server/registry/registry-document';
import type { Store } from '../../shell/server/registry/store';
import type { RemoteBuildInfo, ShellBuildInfo } from '../build-info';
import { remoteFits } from './remote-fits';
import { remoteIsWhole } from './remote-is-whole';
import { joined } from '../trace/findings';
import { smokeProblems } from './smoke';

export interface GateOptions {
  /** Tests the version in a browser as well. */
  smoke: boolean;
  /** What it is tested with: `previous` so that a rollback stays possible; `nothing` when all are released together. */
  against: 'live and previous' | 'live' | 'nothing';
}

/** Whether a remote's build can be released: complete, and compatible with the live and the previous shell. */
export async function gateRemote(
  store: Store,
  document: RegistryDocument,
  name: string,
  { build, folder }: { build: RemoteBuildInfo; folder: string },
  { smoke, against }: GateOptions,
): Promise<GateVerdict> {
  const { shell } = document;
  const shells = await Promise.all(
    versionsToFit(shell, against).map(async ({ place, version }) => ({
      place,
      build: await readBuild<ShellBuildInfo>(store, 'shell', version),
    })),
  );
  const problems = [
    ...(shells.length === 0
      ? ['There is no live shell to test it in. Publish and promote the shell first.']
      : []),
    ...remoteIsWhole(name, build, document, budgetOf(name)),
    ...unfit(
      shells,
      (one) => remoteFits(build, one.build),
      (one) => `the ${one.place} shell ${one.build.version}`,
    ),
  ];
  if (problems.length === 0 && smoke) {
    const found: { name: string; problems: string[] }[] = [];
    for (const { build: shellBuild } of shells) {
      found.push({
        name: `the shell ${shellBuild.version}`,
        problems: await smokeProblems({ store, name, build, folder, shell: shellBuild.version }),
      });
    }
    problems.push(...joined(found, (names, problem) => `Opened in ${names}: ${problem}`));
  }
  return verdict(
    shells.map(({ build: { version } }) => `shell ${version}`),
    smoke,
    problems,
  );
}

/** Whether a shell can be released: compatible with every live remote, and with every one after a rollback. */
export async function gateShell(
  store: Store,
  document: RegistryDocument,
  build: ShellBuildInfo,
  { smoke, against, folder }: GateOptions & { folder: string },
): Promise<GateVerdict> {
  const remotes = await Promise.all(
    Object.entries(document.remotes)
      .flatMap(([name, record]) => versionsToFit(record, against).map((at) => ({ name, ...at })))
      .map(async ({ name, place, version }) => ({
        name,
        place,
        build: await readBuild<RemoteBuildInfo>(store, name, version),
      })),
  );
  const problems = unfit(
    remotes,
    (one) => remoteFits(one.build, build),
    (one) => `the ${one.place} ${one.name} ${one.build.version}`,
  ).map((problem) => problem.replace(': It ', ': it '));
  if (problems.length === 0 && smoke) {
    const found: { name: string; problems: string[] }[] = [];
    for (const { name, build: remote } of remotes.filter(({ place }) => place !== 'previous')) {
      found.push({
        name: `${name} ${remote.version}`,
        problems: await smokeProblems({
          store,
          name,
          build: remote,
          shell: build.version,
          shellFolder: folder,
        }),
      });
    }
    problems.push(...joined(found, (names, problem) => `With ${names}: ${problem}`));
  }
  return verdict(
    remotes.map(({ name, build: { version } }) => `${name} ${version}`),
    smoke,
    problems,
  );
}

/**
 * The build description of a published version, from its store.
 * @throws RegistryProblem when the store has lost it
 */
async function readBuild<T>(store: Store, component: string, version: string): Promise<T> {
  const stored = await store.read(`${folderOf(component, version)}/build.json`);
  try {
    if (stored) return JSON.parse(Buffer.from(stored.body).toString()) as T;
  } catch {
    // Half a file counts as missing.
  }
  throw new RegistryProblem(
    `The ${store.name} has lost the files of ${component} ${version}, so nothing can be tested with it. Restore them, or publish ${component} under another name and promote that.`,
  );
}

function versionsToFit(
  record: { live: string | null; previous: string | null; rollout?: { version: string } | null },
  against: GateOptions['against'],
): { place: string; version: string }[] {
  if (against === 'nothing') return [];
  const places = [
    { place: 'live', version: record.live },
    { place: 'rollout of', version: record.rollout?.version ?? null },
    { place: 'previous', version: against === 'live' ? null : record.previous },
  ];
  return places.filter((one): one is { place: string; version: string } => one.version !== null);
}

/** Joins equal problems of several versions into one sentence. */
function unfit<T>(all: T[], problemsOf: (one: T) => string[], nameOf: (one: T) => string): string[] {
  const places = new Map<string, string[]>();
  for (const one of all)
    for (const problem of problemsOf(one)) places.set(problem, [...(places.get(problem) ?? []), nameOf(one)]);
  return [...places].map(([problem, names]) => `With ${names.join(' and ')}: ${problem}`);
}

function verdict(against: string[], smoke: boolean, problems: string[]): GateVerdict {
  return { passed: problems.length === 0, at: new Date().toISOString(), against, smoke, problems };
}

/** The budget for a remote's first use; a default for remotes that the table does not name. */
function budgetOf(name: string): number {
  const file = path.join(import.meta.dirname, '../budgets/budgets.json');
  const { firstUseKb } = JSON.parse(readFileSync(file, 'utf8')) as { firstUseKb: Record<string, number> };
  return firstUseKb[name] ?? commonBudgetKb;
}
const commonBudgetKb = 40;
