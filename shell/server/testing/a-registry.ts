import { promote, publishRemote, publishShell } from '../registry/releases';
import {
  emptyRegistry,
  type GateVerdict,
  type RegistryDocument,
  type RemoteVersion,
  type ShellVersion,
} from '../registry/registry-document';

const minute = 60_000;
let published = 0;

/** Each is published a minute after the one before. */
function nextMinute(): string {
  published += 1;
  return new Date(Date.parse('2026-11-21T08:00:00Z') + published * minute).toISOString();
}

export const passed: GateVerdict = {
  passed: true,
  at: '2026-11-21T08:00:00Z',
  against: ['shell 1.0.0'],
  smoke: true,
  problems: [],
};
export const refused: GateVerdict = { ...passed, passed: false, problems: ['It has no messages in "en".'] };

export function aRemoteVersion(
  version: string,
  {
    name = 'catalog',
    paths = [name],
    ...rest
  }: Partial<RemoteVersion> & { name?: string; paths?: string[] } = {},
): RemoteVersion {
  return {
    version,
    container: `mf_${name}_${version.replace(/\W/g, '_')}`,
    entry: `/${name}/${version}/remoteEntry.js`,
    integrity: `sha384-${'A'.repeat(64)}`,
    contract: '2.2',
    routes: paths.map((path) => ({ path, access: 'public', render: 'client', frame: 'full', cacheKeys: [] })),
    slots: [],
    navigation: [],
    widgets: [],
    notices: {},
    preload: [],
    node: null,
    uses: {},
    sharedVersions: {},
    pluginVersion: '2.9.2',
    publishedAt: nextMinute(),
    by: 'An',
    gate: passed,
    ...rest,
  };
}

export function aShellVersion(version: string, rest: Partial<ShellVersion> = {}): ShellVersion {
  const gate = { ...passed, against: [] };
  return { version, contract: '2.2', publishedAt: nextMinute(), by: 'An', gate, ...rest };
}

export const by = (who: string, at = '2026-11-21T09:00:00Z') => ({ who, at });

/** A registry whose shell 1.0.0 is live, and so is the last of the versions that are given of each remote. */
export function aRegistryDocument(
  remotes: Record<string, string[]> = { catalog: ['1.0.0'] },
): RegistryDocument {
  let document = publishShell(emptyRegistry, aShellVersion('1.0.0'));
  document = promote(document, 'shell', '1.0.0', by('An'));
  for (const [name, versions] of Object.entries(remotes)) {
    for (const version of versions) {
      document = publishRemote(document, name, aRemoteVersion(version, { name }));
      document = promote(document, name, version, by('An'));
    }
  }
  return document;
}
