import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageDataFormat } from '../../src/config';
import type { ShellBuild } from '../shell-build';
import type { CheckEntry } from './entry-check';
import { parseRegistry, registryKey, type RegistryDocument, RegistryProblem } from './registry-document';
import { originFor, type OriginRules } from './remote-origins';
import type { ServingState } from './server-reports';
import { createServing, type Serving } from './serving';
import type { ShellFiles } from './shell-files';
import {
  misplacedVersions,
  snapshotFor,
  versionFor,
  type Override,
  type Snapshot,
  type Viewer,
} from './snapshot';
import type { Store } from './store';

/** A document server's view of the registry: always a valid copy, at most a quarter of a second old. */
export interface RegistryReader {
  /** The snapshot of a page view. Equal choices give the same object until the registry changes. */
  snapshot(view: { viewer: Viewer; overrides?: readonly Override[] }): Snapshot;
  /** The build of the live shell. */
  shell(): ShellBuild;
  /** The newest document, of which pages may get older versions while the newest are checked. */
  document(): RegistryDocument;
  /** All origins that pages may load remotes from, in order. */
  origins(): string[];
  /** What pages get, for reports. */
  state(): ServingState;
  /** Calls the listener when pages get something else. */
  onServed(listener: () => void): void;
  /** Calls the listener when the state may have changed. */
  onChange(listener: () => void): void;
  /** Contains a folder per version of the shell. */
  shellFolder: string;
  stop(): void;
}

interface Live {
  document: RegistryDocument;
  shell: ShellBuild;
  snapshots: Map<string, Snapshot>;
}

/**
 * Reads the registry now and four times a second. Pages get a version once its files were seen. An invalid copy is reported
 * once and changes nothing. The last valid copy is stored on disk too, so that a restart works while the registry is invalid
 * or unreachable.
 * @throws RegistryProblem when there is no valid copy at all
 */
export async function openRegistry({
  store,
  rules,
  check,
  shellFiles,
  cacheFolder,
  report,
  rereadMs = 250,
}: {
  store: Store;
  rules: OriginRules;
  /** Loads a version's entry before pages get it. */
  check: CheckEntry;
  shellFiles: ShellFiles;
  cacheFolder: string;
  report: (problem: string) => void;
  rereadMs?: number;
}): Promise<RegistryReader> {
  const lastGood = path.join(cacheFolder, registryKey);
  let seen: string | null = null;
  let reported = '';
  const listeners: Record<'served' | 'changed', (() => void)[]> = { served: [], changed: [] };
  const notify = (what: 'served' | 'changed') => {
    for (const listener of listeners[what]) listener();
  };

  function reportOnce(problem: string): void {
    if (problem === reported) return;
    if (problem !== '') report(problem);
    reported = problem;
    notify('changed');
  }

  async function accepted(text: string): Promise<Live> {
    const document = parseRegistry(text);
    const refused = misplacedVersions(document, rules);
    if (refused.length > 0) throw new RegistryProblem(refused.join('\n'));
    const { shell: version } = snapshotFor(document, { viewer: 'live', origins: {} });
    const shell = await shellFiles.build(version);
    if (shell.pageDataFormat !== undefined && shell.pageDataFormat !== pageDataFormat)
      throw new RegistryProblem(
        `The shell ${version} reads pages of format ${String(shell.pageDataFormat)}, but this document server writes format ${String(pageDataFormat)}. Run the document server that was built with it, or make another shell live.`,
      );
    return { document, shell, snapshots: new Map() };
  }

  /** The newest valid copy of the store, or null when it is the current one. */
  async function newest(): Promise<Live | null> {
    const stored = await store.readIfChanged(registryKey, seen);
    if (stored === 'unchanged') return null;
    if (!stored) {
      throw new RegistryProblem(`There is no ${registryKey} in the ${store.name}. Publish: npm run build.`);
    }
    const text = Buffer.from(stored.body).toString();
    const live = await accepted(text);
    seen = stored.etag;
    await keep(lastGood, text).catch((error: unknown) => {
      report(`The last valid copy of the registry cannot be stored at ${lastGood}: ${messageOf(error)}`);
    });
    return live;
  }

  async function first(): Promise<Live> {
    try {
      const live = await newest();
      if (live) return live;
      throw new RegistryProblem('The registry is not there.');
    } catch (error) {
      try {
        const live = await accepted(await readFile(lastGood, 'utf8'));
        reportOnce(`The registry cannot be used; the last good copy serves. ${messageOf(error)}`);
        return live;
      } catch {
        throw error;
      }
    }
  }

  let live = await first();
  const serving: Serving = await createServing(live.document, {
    rules,
    check,
    report,
    onServed() {
      live.snapshots.clear();
      notify('served');
    },
    onChange: () => {
      notify('changed');
    },
  });
  let isStopped = false;
  let timer = setTimeout(() => void reread(), rereadMs);

  async function reread(): Promise<void> {
    try {
      const fresh = await newest();
      if (fresh) {
        live = fresh;
        serving.adopt(fresh.document);
        reportOnce('');
        notify('served');
        notify('changed');
        shellFiles.keepOnly(Object.keys(fresh.document.shell.versions));
      } else if (reported.startsWith('The registry cannot')) {
        reportOnce('');
      }
    } catch (error) {
      reportOnce(`The registry cannot be used as it is now; the last good copy serves. ${messageOf(error)}`);
    }
    if (isStopped) return;
    timer = setTimeout(() => void reread(), rereadMs);
    timer.unref();
  }

  timer.unref();
  shellFiles.keepOnly(Object.keys(live.document.shell.versions));
  return {
    snapshot({ viewer, overrides = [] }) {
      const { snapshots } = live;
      const { document, origins } = serving.served();
      if (overrides.length > 0) return snapshotFor(document, { viewer, overrides, origins });
      const choice = Object.entries(document.remotes)
        .map(([name, record]) => versionFor(name, record, viewer) ?? '')
        .join(' ');
      const known = snapshots.get(choice) ?? snapshotFor(document, { viewer, origins });
      snapshots.set(choice, known);
      return known;
    },
    shell: () => live.shell,
    document: () => live.document,
    origins() {
      const named = Object.entries(live.document.remotes).map(
        ([name, { origin }]) => originFor(name, origin, rules).origin,
      );
      const configured = Object.values(rules.configured).filter((origin) => !origin.includes('{name}'));
      const all = [...configured, ...named, ...Object.values(serving.served().origins)];
      return [...new Set(all.filter((origin) => origin !== null))].sort();
    },
    state: () => ({
      revision: live.document.revision,
      shell: live.shell.version,
      problem: reported || null,
      remotes: serving.report(),
    }),
    onServed: (listener) => void listeners.served.push(listener),
    onChange: (listener) => void listeners.changed.push(listener),
    shellFolder: shellFiles.folder,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      serving.stop();
    },
  };
}

async function keep(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const fresh = `${file}.${String(process.pid)}`;
  await writeFile(fresh, text);
  await rename(fresh, file);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
