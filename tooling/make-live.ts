import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  changeRegistry,
  folderOf,
  readRegistry,
  WriteConflict,
} from '../shell/server/registry/change-registry';
import type { RegistryDocument } from '../shell/server/registry/registry-document';
import { promote, recordOf, ReleaseRefused } from '../shell/server/registry/releases';
import type { Store } from '../shell/server/registry/store';
import type { ShellBuildInfo } from './build-info';
import { gateShell } from './gate/gate';
import { publish, storedVersionIn, verdictOf } from './publish';
import { builder, decide, type LeftAlone } from './release-plan';

/** What became of one component's build. */
export type Outcome = { component: string; version: string } & (
  { what: 'is live' } | { what: 'promoted'; before: string | null } | LeftAlone
);

interface Builds {
  store: Store;
  /** The folder of the builds. */
  folder: string;
  /** The built version of each component. */
  versions: Record<string, string>;
  /** Remotes that have a folder in this clone, built or not. */
  known: readonly string[];
}

/**
 * Publishes new builds and makes them live, the shell first, but leaves alone what a team is moving: what is pinned, on a
 * rollout, rolled back or retired, and what somebody published by themselves. Nothing is tested in a browser or with older
 * versions, because all of it is built from the same sources; only what is left alone is not, so the shell and what is live
 * must fit each other.
 * @throws ReleaseRefused when the release gate refuses a build that nothing but this build is tested with
 */
export async function makeLive(builds: Builds): Promise<Outcome[]> {
  const { shell, ...remotes } = builds.versions;
  const outcomes: Outcome[] = [];
  if (shell !== undefined) outcomes.push(await releaseShell(shell, builds));
  const { document } = await readRegistry(builds.store);
  const isSomethingLeft =
    outcomes.some(({ what }) => what === 'left alone') ||
    Object.entries(remotes).some(
      ([component, version]) => decide(document, component, version).what === 'left alone',
    );
  let waiting = Object.entries(remotes);
  while (waiting.length > 0) {
    const refused: { build: [string, string]; error: ReleaseRefused }[] = [];
    for (const build of waiting) {
      try {
        outcomes.push(await release(...build, builds, isSomethingLeft));
      } catch (error) {
        if (!(error instanceof ReleaseRefused)) throw error;
        refused.push({ build, error });
      }
    }
    // A remote may wait for another one to give up an address.
    const [first] = refused;
    if (first && refused.length === waiting.length) throw first.error;
    waiting = refused.map(({ build }) => build);
  }
  return outcomes;
}

async function releaseShell(version: string, builds: Builds): Promise<Outcome> {
  const { document } = await readRegistry(builds.store);
  if (decide(document, 'shell', version).what === 'promote') {
    const problems = await shellProblems(version, document, builds);
    if (problems.length > 0) {
      return {
        component: 'shell',
        version,
        what: 'left alone',
        why: `It does not fit what is left alone:\n${bullets(problems)}`,
        next: 'release or roll back what is left alone, and build again',
      };
    }
  }
  return release('shell', version, builds, false);
}

/** Why the new shell would break remotes that stay as they are. */
async function shellProblems(
  version: string,
  document: RegistryDocument,
  { store, folder, versions, known }: Builds,
): Promise<string[]> {
  const staying = Object.entries(document.remotes).filter(([name]) => {
    const built = versions[name];
    return built === undefined ? !known.includes(name) : decide(document, name, built).what === 'left alone';
  });
  const build = await readFile(path.join(folder, folderOf('shell', version), 'build.json'), 'utf8');
  const { problems } = await gateShell(
    store,
    { ...document, remotes: Object.fromEntries(staying) },
    JSON.parse(build) as ShellBuildInfo,
    { smoke: false, against: 'live', folder },
  );
  return problems;
}

async function release(
  component: string,
  version: string,
  { store, folder }: Builds,
  isSomethingLeft: boolean,
): Promise<Outcome> {
  const { document } = await readRegistry(store);
  const first = decide(document, component, version);
  if (first.what !== 'promote') return { component, version, ...first };
  const left = (why: string): Outcome => ({
    component,
    version,
    what: 'left alone',
    why,
    next: `npm run remote -- status ${component}`,
  });
  const isStored = storedVersionIn(document, component, version)?.gate.passed === true;
  if (!isStored) {
    const built = {
      store,
      part: component,
      folder: path.join(folder, folderOf(component, version)),
      smoke: false,
      against: component === 'shell' ? ('nothing' as const) : ('live' as const),
    };
    const { passed, problems } = await verdictOf(built, document);
    if (!passed && isSomethingLeft) return left(`It does not fit what is left alone:\n${bullets(problems)}`);
    if (!passed)
      throw new ReleaseRefused(`The release gate refuses ${component} ${version}:\n${bullets(problems)}`);
    await publish({ ...built, by: builder });
  }
  try {
    // Decided again, because a team may have moved it in the meantime.
    const { before } = await changeRegistry(store, component, (now) =>
      decide(now, component, version).what === 'promote'
        ? promote(now, component, version, { who: builder, at: new Date().toISOString() })
        : null,
    );
    const decision = decide(before, component, version);
    return decision.what === 'promote'
      ? { component, version, what: 'promoted', before: recordOf(before, component).live }
      : { component, version, ...decision };
  } catch (error) {
    // A version that an earlier build published was not tested with what a team has released since.
    if (error instanceof WriteConflict || (error instanceof ReleaseRefused && (isSomethingLeft || isStored)))
      return left(error.message);
    throw error;
  }
}

const bullets = (problems: readonly string[]): string =>
  problems.map((one) => `  - ${one.replaceAll('\n', '\n    ')}`).join('\n');
