import { originIn } from '../shell/server/overrides/overrides';
import { changeRegistry } from '../shell/server/registry/change-registry';
import { withOrigin } from '../shell/server/registry/remote-origins';
import type { Store } from '../shell/server/registry/store';
import {
  refuseForeignOrigin,
  seenByServers,
  servableByServers,
} from '../shell/server/registry/document-servers';
import { UsageError, type Outcome, type Surroundings } from './remote-command';

/** Names the origin of a remote's files in the registry, or forgets it with `none`. */
export async function nameOrigin(
  remote: string,
  address: string | undefined,
  { store }: Surroundings,
): Promise<Outcome> {
  if (remote === 'shell')
    throw new UsageError('The shell has no origin: document servers serve its files themselves.');
  if (address === undefined)
    throw new UsageError(
      `Name the origin of the files of ${remote}, such as https://${remote}.example.com, or none.`,
    );
  const origin = address === 'none' ? null : originOf(address);
  const warning = origin === null ? '' : await refuseForeignOrigin(store, origin);
  const { after } = await changeRegistry(store, null, (document) => withOrigin(document, remote, origin));
  const servers = await seenByServers(store, remote, after);
  const named =
    origin === null
      ? `The registry names no origin for ${remote} any more; document servers take REMOTE_ORIGINS.`
      : `The registry names ${origin} as the origin of ${remote}. Pages get its files from there once document servers have seen them there; an origin of its own in their REMOTE_ORIGINS counts more.`;
  return {
    text: [...new Set([named, warning, servers.text])].filter(Boolean).join('\n'),
    data: { remote, origin, revision: after.revision, servers: servers.data },
    failed: servers.isRefused,
  };
}

/**
 * An origin that a person typed.
 * @throws UsageError
 */
export function originOf(address: string): string {
  const origin = originIn(address);
  if (origin === null)
    throw new UsageError(
      `An origin is an http or https address without a path, such as https://gift.example.com, not "${address}".`,
    );
  return origin;
}

/**
 * After publishing: names the origin, if the team gave one, and says which document servers could serve the version.
 * @returns lines that follow the others, or nothing
 */
export async function servingNotes(
  store: Store,
  component: string,
  version: string,
  origin: string | null,
): Promise<string> {
  if (component === 'shell') return '';
  const { after } = await changeRegistry(store, null, (document) =>
    origin === null ? null : withOrigin(document, component, origin),
  );
  const { text } = await servableByServers(store, component, { version, revision: after.revision });
  return `\n${text}`;
}
