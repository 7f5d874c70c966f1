import { promote, publishRemote, publishShell, retire, rollback } from '../shell/server/registry/releases';
import type { RegistryDocument } from '../shell/server/registry/registry-document';
import {
  aRegistryDocument,
  aRemoteVersion,
  aShellVersion,
  by,
  refused,
} from '../shell/server/testing/a-registry';
import { afterPublish, afterRefusal, nextCommands } from './next-command';

const live = aRegistryDocument({ catalog: ['1.0.0'] });
const published = publishRemote(live, 'catalog', aRemoteVersion('1.1.0'));
const canary = promote(published, 'catalog', '1.1.0', { ...by('An'), percent: 50 });

test.each<[string, RegistryDocument, string, string[]]>([
  ['a version is published', published, 'catalog', ['promote catalog 1.1.0 --percent 10']],
  ['a canary has half of the browsers', canary, 'catalog', ['promote catalog 1.1.0', 'rollback catalog']],
  ['a canary was rolled back', rollback(canary, 'catalog', by('An')), 'catalog', ['publish catalog']],
  [
    'a version is live for everybody',
    promote(canary, 'catalog', '1.1.0', by('An')),
    'catalog',
    ['rollback catalog', 'publish catalog'],
  ],
  [
    'only a refused version is newer',
    publishRemote(live, 'catalog', aRemoteVersion('1.2.0', { gate: refused })),
    'catalog',
    ['publish catalog'],
  ],
  ['a remote is retired', retire(live, 'catalog', by('An')), 'catalog', ['rollback catalog']],
  [
    'a remote is new',
    publishRemote(live, 'gifts', aRemoteVersion('1.0.0', { name: 'gifts' })),
    'gifts',
    ['promote gifts 1.0.0 --percent 10'],
  ],
  ['a shell is published', publishShell(live, aShellVersion('1.1.0')), 'shell', ['promote shell 1.1.0']],
])('a team knows its next command when %s', (_when, document, component, expected) => {
  expect(nextCommands(document, component).map(({ command }) => command)).toEqual(
    expected.map((words) => `npm run remote -- ${words}`),
  );
});

test('a team that must wait for another canary reads for which', () => {
  const both = publishRemote(canary, 'gifts', aRemoteVersion('1.0.0', { name: 'gifts' }));

  expect(afterPublish(both, 'gifts', '1.0.0').does).toMatch(/once catalog 1\.1\.0 is no canary any more$/);
});

test('a team that was refused publishes again, under the name that it chose', () => {
  expect(afterRefusal('gifts').command).toBe('npm run remote -- publish gifts');
  expect(afterRefusal('gifts', '1.0.0').command).toBe('npm run remote -- publish gifts --as 1.0.0');
});
