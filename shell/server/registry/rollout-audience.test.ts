import { aRegistryDocument, aRemoteVersion, by } from '../testing/a-registry';
import { aVisitor } from '../testing/a-visitor';
import { parseRegistry, registryText, type RegistryDocument } from './registry-document';
import { promote, publishRemote, retire, rollback } from './releases';
import { shareText } from './rollout-audience';
import { versionFor, type Viewer } from './snapshot';

const two = publishRemote(aRegistryDocument(), 'catalog', aRemoteVersion('1.1.0'));
const at = '2026-11-21T10:00:00Z';
const narrowed = (audience: string[], percent = 100) =>
  promote(two, 'catalog', '1.1.0', { ...by('An', at), audience, percent });
const isReached = (document: RegistryDocument, viewer: Viewer) =>
  versionFor('catalog', document.remotes['catalog']!, viewer) === '1.1.0';

test.each<[string, string[], Viewer, boolean]>([
  ['staff get it', ['staff'], aVisitor({ isStaff: true }), true],
  ['customers do not get what is for staff', ['staff'], aVisitor(), false],
  ['English pages have it', ['language=en'], aVisitor({ language: 'en' }), true],
  ['Vietnamese pages do not', ['language=en'], aVisitor(), false],
  ['telephones get it', ['device=mobile'], aVisitor({ device: 'mobile' }), true],
  ['desktops do not', ['device=mobile'], aVisitor(), false],
  ['one of two languages is enough', ['language=en', 'language=vi'], aVisitor(), true],
  ['of two kinds both must hold', ['staff', 'device=mobile'], aVisitor({ isStaff: true }), false],
  ['what visitors of all kinds meet', ['staff', 'device=desktop'], aVisitor({ isStaff: true }), true],
  ['crawlers and checks get live versions', ['language=vi'], 'live', false],
])('a narrowed canary: %s', (_what, audience, viewer, expected) => {
  expect(isReached(narrowed(audience), viewer)).toBe(expected);
});

test('a percentage counts within the audience', () => {
  const tenth = narrowed(['staff'], 10);

  expect(isReached(tenth, aVisitor({ isStaff: true, cohort: 9 }))).toBe(true);
  expect(isReached(tenth, aVisitor({ isStaff: true, cohort: 10 }))).toBe(false);
  expect(isReached(tenth, aVisitor({ cohort: 9 }))).toBe(false);
});

test('a condition that only a later version knows holds for nobody', () => {
  const text = registryText(narrowed(['staff'])).replaceAll('"staff"', '"country=vn"');

  expect(isReached(parseRegistry(text), aVisitor({ isStaff: true }))).toBe(false);
});

test.each([
  [{ percent: 10 }, '10 %'],
  [{ percent: 100, audience: ['staff'] }, 'all staff'],
  [
    { percent: 10, audience: ['device=mobile', 'language=en', 'language=vi'] },
    '10 % of device=mobile and language=en or language=vi',
  ],
])('people read %j as %s', (rollout, text) => {
  expect(shareText(rollout)).toBe(text);
});

describe('beside programs that know no audiences', () => {
  const stored = JSON.parse(registryText(narrowed(['staff'], 10))) as RegistryDocument;
  const asStored = (change: (document: RegistryDocument) => RegistryDocument) =>
    parseRegistry(JSON.stringify(change(stored))).remotes['catalog'];

  test('an older document server sees no canary, so that nobody gets it', () => {
    expect(stored.remotes['catalog']?.rollout).toBeNull();
    expect(parseRegistry(JSON.stringify(stored))).toEqual(narrowed(['staff'], 10));
  });

  test('a release by an older command ends the canary', () => {
    const later = by('Bo', '2026-11-21T11:00:00Z');

    expect(asStored((document) => promote(document, 'catalog', '1.1.0', later))).toMatchObject({
      live: '1.1.0',
      rollout: null,
    });
    expect(asStored((document) => retire(document, 'catalog', later))).toMatchObject({
      live: null,
      rollout: null,
    });
  });

  test('a canary for everybody that an older command began takes its place', () => {
    const later = { ...by('Bo', '2026-11-21T11:00:00Z'), percent: 20 };
    const record = asStored((document) => promote(document, 'catalog', '1.1.0', later));

    expect(record?.rollout).toEqual({ version: '1.1.0', percent: 20, at: later.at });
  });

  test('a canary whose version an older command removed is none', () => {
    const { '1.1.0': _gone, ...versions } = stored.remotes['catalog']!.versions;
    const record = asStored((document) => ({
      ...document,
      remotes: { catalog: { ...document.remotes['catalog']!, versions } },
    }));

    expect(record).toMatchObject({ live: '1.0.0', rollout: null });
  });

  test('it can be rolled back, and leaves nothing behind', () => {
    const after = rollback(parseRegistry(JSON.stringify(stored)), 'catalog', by('Bo'));

    expect(registryText(after)).not.toContain('narrowRollout');
  });
});
