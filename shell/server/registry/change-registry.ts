import {
  emptyRegistry,
  parseRegistry,
  componentsOf,
  registryKey,
  registryText,
  RegistryProblem,
  type ReleaseEvent,
  type ComponentRecord,
  type PinEvent,
  type RegistryDocument,
} from './registry-document';
import { dropped, ReleaseRefused, rolloutOf } from './releases';
import { shareText } from './rollout-audience';
import { Conflict, type Store } from './store';

const maxAttempts = 20;

/** Another release of the same component happened in between; the message says which. */
export class WriteConflict extends ReleaseRefused {
  override name = 'WriteConflict';
  constructor(message: string) {
    super(message, 'EDIT_CONFLICT');
  }
}

/** Reads the registry from its store; an empty one when nothing was published yet. */
export async function readRegistry(
  store: Store,
): Promise<{ document: RegistryDocument; etag: string | null }> {
  const stored = await store.read(registryKey);
  if (!stored) return { document: emptyRegistry, etag: null };
  return { document: parseRegistry(Buffer.from(stored.body).toString()), etag: stored.etag };
}

/**
 * Changes the registry atomically (compare and swap) and retries when another process wrote in between. If that was a
 * release of the same component, the change was decided on outdated facts and a WriteConflict is thrown instead.
 * Publishing decides nothing, so it passes null as component.
 * @returns the registry before and after; the same one twice when there was nothing to change
 * @throws ReleaseRefused also when the result would be a registry that servers cannot read
 */
export async function changeRegistry(
  store: Store,
  component: string | null,
  change: (document: RegistryDocument) => RegistryDocument | null,
): Promise<{ before: RegistryDocument; after: RegistryDocument }> {
  const first = await readRegistry(store);
  let current = first;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const next = change(current.document);
    if (!next) return { before: current.document, after: current.document };
    const text = registryText(next);
    refuseUnreadable(text);
    try {
      await store.write(registryKey, text, {
        ...(current.etag === null ? { ifNoneMatch: '*' } : { ifMatch: current.etag }),
        contentType: 'application/json',
        cacheControl: 'no-store',
      });
      return { before: current.document, after: next };
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * (attempt + 1)));
      current = await readRegistry(store);
      if (component !== null) refuseConflict(component, first.document, current.document);
    }
  }
  throw new ReleaseRefused('Too many others are writing the registry. Try again.');
}

/** Removes the files of versions that left the registry, unless one of them was published again in between. */
export async function removeDropped(
  store: Store,
  { before, after }: { before: RegistryDocument; after: RegistryDocument },
): Promise<void> {
  const candidates = dropped(before, after);
  if (candidates.length === 0) return;
  const stored = new Map(componentsOf((await readRegistry(store)).document));
  for (const { part: component, version } of candidates) {
    if (!Object.hasOwn(stored.get(component)?.versions ?? {}, version))
      for (const folder of [folderOf(component, version), mapsFolderOf(component, version)])
        await store.remove(`${folder}/`);
  }
}

/** The folder of a version's files in a store: `remotes/catalog/1.4.2`, `shell/2.0.0`. */
export function folderOf(component: string, version: string): string {
  return component === 'shell' ? `shell/${version}` : `remotes/${component}/${version}`;
}

/** The folder of a version's source maps, apart from its files: static hosts and buckets serve those, and never these. */
export function mapsFolderOf(component: string, version: string): string {
  return `source-maps/${folderOf(component, version)}`;
}

/** An unreadable registry would block every later release, so it is never written. */
function refuseUnreadable(text: string): void {
  try {
    parseRegistry(text);
  } catch (error) {
    if (!(error instanceof RegistryProblem)) throw error;
    throw new ReleaseRefused(
      `Nothing was written, because no server could read the result. ${error.message} Fix it in the build.`,
    );
  }
}

function refuseConflict(component: string, seen: RegistryDocument, now: RegistryDocument): void {
  if (releasedState(seen, component) === releasedState(now, component)) return;
  const event = now.moves.findLast((one) => one.part === component && one.what !== 'publish');
  throw new WriteConflict(
    `Somebody else was faster, so nothing was changed. ${event ? sentenceOf(event) : `${component} has changed.`} Read its status and decide again: npm run remote -- status ${component}.`,
  );
}

function releasedState(document: RegistryDocument, component: string): string {
  const record: ComponentRecord<unknown> | undefined =
    component === 'shell' ? document.shell : document.remotes[component];
  return JSON.stringify(record ? [record.live, record.previous, rolloutOf(record)] : [null, null, null]);
}

/** A release event as a sentence: `An promoted catalog from 1.4.1 to 1.4.2 at 2026-11-21T08:00:00Z (10 %): new lists`. */
export function sentenceOf({
  at,
  who,
  what,
  part: component,
  from,
  to,
  percent,
  audience,
  why,
}: ReleaseEvent): string {
  const did = {
    publish: 'published',
    promote: 'promoted',
    rollback: 'rolled back',
    'automatic rollback': 'automatically rolled back',
    retire: 'retired',
  }[what];
  const only = { publish: to, retire: from }[what as string];
  const way = only ?? `${from ? `from ${from} ` : ''}to ${to ?? 'nothing'}`;
  const share = percent === null ? '' : ` for ${shareText({ percent, audience })}`;
  return `${who} ${did} ${component} ${way}${share} at ${at}${why && `: ${why}`}.`;
}

/** A pin, or its end, as a sentence: `Bo pinned catalog at 2026-11-21T08:00:00Z: sale of the year.` */
export function sentenceOfPin({ at, who, what, part: component, why }: PinEvent): string {
  return `${who} ${what === 'pin' ? 'pinned' : 'unpinned'} ${component} at ${at}${why && `: ${why}`}.`;
}
