import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { folderOf, readRegistry } from '../shell/server/registry/change-registry';
import { alreadyPublished, latestRelease } from '../shell/server/registry/releases';
import type { Store } from '../shell/server/registry/store';
import { buildFolder, remotes } from './apps';
import { refuseForeignOrigin } from '../shell/server/registry/document-servers';
import { missingFolder } from './missing-folders';
import { storedVersionIn, publish } from './publish';
import { afterPublish, afterRefusal, nextText } from './next-command';
import { UsageError, whoOf, type Flags, type Outcome, type Surroundings } from './remote-command';
import { originOf, servingNotes } from './remote-origin';
import { root } from './root';
import { SourceProblem } from './source-problem';
import { versionOf } from './version';

/** Builds a component, tests it and adds it to the registry; shoppers get it only after it is promoted. */
export async function publishComponent(
  component: string,
  flags: Flags,
  { store, env, progress }: Surroundings,
): Promise<Outcome> {
  const dir = component === 'shell' ? 'shell' : remotes.find(({ name }) => name === component)?.dir;
  if (!dir) {
    const { remotes: recorded } = (await readRegistry(store)).document;
    const record = Object.hasOwn(recorded, component) ? recorded[component] : undefined;
    const live = record ? latestRelease(record) : null;
    if (live !== null) throw new UsageError(`Nothing was published. ${missingFolder(component, live)}`);
    throw new UsageError(
      `There is no component named ${component}. There are shell, ${remotes.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (flags.origin !== undefined && component === 'shell')
    throw new UsageError('The shell has no origin: document servers serve its files themselves.');
  const origin = flags.origin === undefined ? null : originOf(flags.origin);
  // Before the minute that a build takes.
  if (origin !== null) await refuseForeignOrigin(store, origin);
  const version = flags.as ?? (await currentVersion(dir));
  if (!/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/.test(version)) {
    throw new UsageError(`A version is letters, digits, dots, + and -, not "${version}".`);
  }
  const stored = await storedVersion(store, component, version);
  if (stored?.gate.passed) {
    if (!flags['if-new']) throw alreadyPublished(component, stored);
    const text = `${component} ${version} is published already, so there is nothing to publish.`;
    return { text, data: { part: component, version, gate: stored.gate } };
  }
  const folder = path.join(root, buildFolder, folderOf(component, version));
  // A version named with --as may have been built from other sources before.
  if (flags.as !== undefined) await rm(folder, { recursive: true, force: true });
  progress(`Building ${component} ${version}…`);
  await run(['--import', 'tsx', 'tooling/build-one.ts', component, version], '.');
  await run(['build.mjs'], 'shell');
  progress(`Testing it with the live and the previous ${component === 'shell' ? 'remotes' : 'shell'}…`);
  const publication = await publish({
    store,
    part: component,
    folder,
    by: whoOf(flags, env),
    smoke: true,
    against: 'live and previous',
  });
  const { gate } = publication;
  const notes = gate.passed ? await servingNotes(store, component, version, origin) : '';
  const next = gate.passed
    ? afterPublish((await readRegistry(store)).document, component, version)
    : afterRefusal(component, flags.as);
  const said = gate.passed
    ? `Published ${component} ${version}, which fits ${gate.against.join(' and ') || 'all that is live'}. Nobody gets it before it is promoted.`
    : `The release gate refuses ${component} ${version}, so it cannot be promoted:\n${gate.problems.map((one) => `  - ${one.replaceAll('\n', '\n    ')}`).join('\n')}`;
  return {
    text: `${said}${notes}\n${nextText([next])}`,
    data: { ...publication, next: [next] },
    failed: !gate.passed,
  };
}

async function currentVersion(dir: string): Promise<string> {
  try {
    return (await versionOf(dir)).version;
  } catch (error) {
    throw error instanceof SourceProblem
      ? new UsageError(`${dir} cannot be built.\n${error.message}`)
      : error;
  }
}

async function storedVersion(store: Store, component: string, version: string) {
  return storedVersionIn((await readRegistry(store)).document, component, version);
}

function run(args: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // Its output goes to stderr, so that stdout has only the result, which may be JSON.
    const child = spawn(process.execPath, args, {
      cwd: path.join(root, cwd),
      stdio: ['ignore', process.stderr, process.stderr],
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new UsageError(
            'The build failed, so nothing was published; mend what its output above names, and publish again.',
          ),
        );
    });
  });
}
