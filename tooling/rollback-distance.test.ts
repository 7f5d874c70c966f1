import type { RumVersion } from '@storefront/shared/contracts';
import { autoRollback, promote, publishRemote } from '../shell/server/registry/releases';
import type { RegistryDocument } from '../shell/server/registry/registry-document';
import { aRegistryDocument, aRemoteVersion } from '../shell/server/testing/a-registry';
import { distanceText, rollbackDistance } from './rollback-distance';

const start = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;
const an = (at: number) => ({ who: 'An', at: new Date(at).toISOString() });
const two = publishRemote(aRegistryDocument(), 'catalog', aRemoteVersion('1.1.0'));
const canary = promote(two, 'catalog', '1.1.0', { ...an(start), percent: 10 });

const counted = (version: string, views: number, failures: number, failingNetworks: number, raw = views) =>
  ({ version, views: raw, weighed: { views, failures, failingNetworks } }) as RumVersion;

async function distanceReport(
  document: RegistryDocument,
  minutes: number,
  versions?: RumVersion[],
): Promise<string> {
  const distance = await rollbackDistance(document, 'catalog', {
    now: start + minutes * minute,
    isSwitchedOff: false,
    ask: versions ? () => Promise.resolve(versions) : null,
  });
  return distance ? distanceText(distance) : '';
}

test.each<[string, RumVersion[], RegExp]>([
  [
    'nothing of either version',
    [],
    /24 more minutes: 0 of 50 views, 0\.0 of 5 % failing, 0\.0 of 3 times the version before, 0 of 5 networks/,
  ],
  [
    'failures of the new version only',
    [counted('1.1.0', 40, 4, 4), counted('1.0.0', 500, 0, 0)],
    /40 of 50 views, 10\.0 of 5 % failing, infinitely many of 3 times the version before, 4 of 5 networks/,
  ],
  [
    'failures of both',
    [counted('1.1.0', 62.5, 5, 5), counted('1.0.0', 500, 20, 9)],
    /62\.5 of 50 views, 8\.0 of 5 % failing, 2\.0 of 3 times/,
  ],
  [
    'one network only, as in a demo',
    [counted('1.1.0', 5, 5, 1, 80), counted('1.0.0', 5, 0, 0, 90)],
    /5 of 50 views.*1 of 5 networks with failures; 5 views at most count of one network, and all came from one$/,
  ],
])('a team that promoted six minutes ago sees %s', async (_what, versions, sentence) => {
  expect(await distanceReport(canary, 6, versions)).toMatch(sentence);
});

test('a team reads why nothing rolls its version back automatically', async () => {
  const withdrawn = autoRollback(canary, 'catalog', '1.1.0', an(start + minute)) ?? canary;
  const again = promote(withdrawn, 'catalog', '1.1.0', an(start + 2 * minute));
  const off = await rollbackDistance(canary, 'catalog', { now: start, isSwitchedOff: true, ask: null });

  expect(await distanceReport(canary, 31)).toBe(
    '1.1.0 is not watched: it was promoted more than 30 minutes ago',
  );
  expect(await distanceReport(again, 3)).toMatch(/not watched: it was rolled back automatically once/);
  expect(await distanceReport(aRegistryDocument(), 3)).toMatch(/not watched: there is no version before it/);
  expect(off && distanceText(off)).toMatch(/not watched: AUTOMATIC_ROLLBACK is off/);
  expect(
    await distanceReport(publishRemote(aRegistryDocument({}), 'catalog', aRemoteVersion('1.0.0')), 3),
  ).toBe('');
});

test('a shop that stops answering leaves the time that a version is watched', async () => {
  const distance = await rollbackDistance(canary, 'catalog', {
    now: start,
    isSwitchedOff: false,
    ask: () => Promise.reject(new Error('no answer')),
  });

  expect(distance && distanceText(distance)).toMatch(/^1\.1\.0 is watched for 30 more minutes; the metrics/);
});
