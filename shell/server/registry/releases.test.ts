import fc from 'fast-check';
import { aRegistryDocument, aRemoteVersion, aShellVersion, by, passed, refused } from '../testing/a-registry';
import {
  dropped,
  ReleaseRefused,
  nextVersion,
  pin,
  promote,
  publishRemote,
  publishShell,
  retire,
  rollback,
  autoRollback,
  stillPinned,
  storedRefusals,
  storedVersions,
  unpin,
} from './releases';
import { sentenceOfPin } from './change-registry';
import { parseRegistry, type RegistryDocument, type RemoteVersion } from './registry-document';

const withNext = (document: RegistryDocument, version = '1.1.0', name = 'catalog') =>
  publishRemote(document, name, aRemoteVersion(version, { name }));

describe('a team', () => {
  test('publishes a version that is not live yet', () => {
    const document = withNext(aRegistryDocument());

    expect(document.remotes['catalog']?.live).toBe('1.0.0');
    expect(Object.keys(document.remotes['catalog']?.versions ?? {})).toEqual(['1.0.0', '1.1.0']);
    expect(document.moves.at(-1)).toMatchObject({ what: 'publish', who: 'An', from: '1.0.0', to: '1.1.0' });
  });

  test('cannot publish a version twice, and the error says who did', () => {
    const document = withNext(aRegistryDocument());

    expect(() => withNext(document)).toThrow(/1\.1\.0 was already published by An at .*--as/);
  });

  test('publishes a version again that the gate had refused', () => {
    const document = publishRemote(
      aRegistryDocument(),
      'catalog',
      aRemoteVersion('1.1.0', { gate: refused }),
    );

    expect(withNext(document).remotes['catalog']?.versions['1.1.0']?.gate.passed).toBe(true);
  });

  describe('that uploads a version', () => {
    const uploading = (publishedAt: string, by = 'An') =>
      aRemoteVersion('1.1.0', { publishedAt, by, isUploading: true, gate: refused });
    const begun = publishRemote(aRegistryDocument(), 'catalog', uploading('2026-11-21T10:00:00Z'));
    const publishing = (version: RemoteVersion) => publishRemote(begun, 'catalog', version);

    test('finishes it, and has moved something only then', () => {
      const done = publishing(aRemoteVersion('1.1.0', { publishedAt: '2026-11-21T10:00:00Z' }));

      expect(begun.moves).toHaveLength(aRegistryDocument().moves.length);
      expect(done.moves).toHaveLength(begun.moves.length + 1);
      expect(promote(done, 'catalog', '1.1.0', by('Bo')).remotes['catalog']?.live).toBe('1.1.0');
    });

    test('keeps others from sending their files under that name, and everybody from promoting it', () => {
      const others = [uploading('2026-11-21T10:09:00Z', 'Bo'), aRemoteVersion('1.1.0', { by: 'Bo' })];

      for (const version of others)
        expect(() => publishing(version)).toThrow(
          /catalog 1\.1\.0 is being uploaded by An, since 2026-11-21T10:00:00Z\. Wait until it is done/,
        );
      expect(() => promote(begun, 'catalog', '1.1.0', by('Bo'))).toThrow(/is being uploaded by An/);
    });

    test('begins again at once when it was broken off, and others after ten minutes', () => {
      const again = publishing(uploading('2026-11-21T10:01:00Z'));
      const later = publishing(uploading('2026-11-21T10:10:00Z', 'Bo'));

      expect(again.remotes['catalog']?.versions['1.1.0']?.publishedAt).toBe('2026-11-21T10:01:00Z');
      expect(later.remotes['catalog']?.versions['1.1.0']?.by).toBe('Bo');
      const late = aRemoteVersion('1.1.0', { publishedAt: '2026-11-21T10:00:00Z' });
      expect(() => publishRemote(later, 'catalog', late)).toThrow(/being uploaded by Bo/);
      expect(() => publishRemote(again, 'catalog', late)).toThrow(/since 2026-11-21T10:01:00Z/);
    });
  });

  test('promotes to a share, to a larger one, and to all', () => {
    const tenth = promote(withNext(aRegistryDocument()), 'catalog', '1.1.0', { ...by('Bo'), percent: 10 });
    const half = promote(tenth, 'catalog', '1.1.0', { ...by('Bo'), percent: 50 });
    const all = promote(half, 'catalog', '1.1.0', by('Bo'));

    expect(tenth.remotes['catalog']).toMatchObject({
      live: '1.0.0',
      rollout: { version: '1.1.0', percent: 10 },
    });
    expect(half.remotes['catalog']?.rollout?.percent).toBe(50);
    expect(all.remotes['catalog']).toMatchObject({ live: '1.1.0', previous: '1.0.0', rollout: null });
    expect(all.revision).toBe(half.revision + 1);
  });

  test('ends a rollout by rolling back: everybody has the live version again', () => {
    const trial = promote(withNext(aRegistryDocument()), 'catalog', '1.1.0', { ...by('Bo'), percent: 10 });

    const back = rollback(trial, 'catalog', { ...by('Bo'), why: 'prices missing' });

    expect(back.remotes['catalog']).toMatchObject({ live: '1.0.0', rollout: null });
    expect(back.moves.at(-1)).toMatchObject({
      what: 'rollback',
      from: '1.1.0',
      to: '1.0.0',
      why: 'prices missing',
    });
  });

  test('ends a rollout by promoting the live version to all, and can still go back to the one before', () => {
    const live = withNext(aRegistryDocument({ catalog: ['0.9.0', '1.0.0'] }));
    const trial = promote(live, 'catalog', '1.1.0', { ...by('Bo'), percent: 10 });

    const ended = promote(trial, 'catalog', '1.0.0', by('Bo'));

    expect(ended.remotes['catalog']).toMatchObject({ live: '1.0.0', previous: '0.9.0', rollout: null });
    expect(rollback(ended, 'catalog', by('Bo')).remotes['catalog']?.live).toBe('0.9.0');
  });

  test('releases a new remote as a canary, and a rollback leaves it without a live version', () => {
    const first = publishRemote(aRegistryDocument({}), 'outlet', aRemoteVersion('1.0.0', { name: 'outlet' }));
    const trial = promote(first, 'outlet', '1.0.0', { ...by('Bo'), percent: 10 });

    const back = rollback(trial, 'outlet', by('Bo'));

    expect(back.remotes['outlet']).toMatchObject({ live: null, rollout: null });
    expect(back.moves.at(-1)).toMatchObject({ from: '1.0.0', to: null });
  });

  test('goes back to the version before, once, and then chooses by name', () => {
    const document = aRegistryDocument({ catalog: ['1.0.0', '1.1.0'] });

    const back = rollback(document, 'catalog', by('Bo'));

    expect(back.remotes['catalog']).toMatchObject({ live: '1.0.0', previous: null });
    expect(() => rollback(back, 'catalog', by('Bo'))).toThrow(
      /no previous version.*promote catalog <version>, with 1\.0\.0, 1\.1\.0/,
    );
    expect(promote(back, 'catalog', '1.1.0', by('Bo')).remotes['catalog']?.live).toBe('1.1.0');
  });

  test('retires a remote, and brings it back as it was or as the newest', () => {
    const trial = promote(withNext(aRegistryDocument()), 'catalog', '1.1.0', { ...by('Bo'), percent: 10 });

    const gone = retire(trial, 'catalog', { ...by('Bo'), why: 'sold' });

    expect(gone.remotes['catalog']).toMatchObject({ live: null, previous: '1.0.0', rollout: null });
    expect(Object.keys(gone.remotes['catalog']?.versions ?? {})).toEqual(['1.0.0', '1.1.0']);
    expect(gone.moves.at(-1)).toMatchObject({ what: 'retire', from: '1.0.0', to: null, why: 'sold' });
    expect(rollback(gone, 'catalog', by('Bo')).remotes['catalog']?.live).toBe('1.0.0');
    expect(nextVersion(gone, 'catalog')).toBe('1.1.0');
    expect(promote(gone, 'catalog', '1.1.0', by('Bo')).remotes['catalog']?.live).toBe('1.1.0');
  });

  test('retires a remote that has a canary and was never live', () => {
    const first = publishRemote(aRegistryDocument({}), 'outlet', aRemoteVersion('1.0.0', { name: 'outlet' }));
    const trial = promote(first, 'outlet', '1.0.0', { ...by('Bo'), percent: 10 });

    const gone = retire(trial, 'outlet', by('Bo'));

    expect(gone.remotes['outlet']).toMatchObject({ live: null, rollout: null });
    expect(gone.moves.at(-1)).toMatchObject({ from: '1.0.0', to: null });
  });

  test('takes the addresses of a remote that was retired, which then cannot come back over them', () => {
    const both = publishRemote(
      retire(aRegistryDocument(), 'catalog', by('Bo')),
      'outlet',
      aRemoteVersion('1.0.0', { name: 'outlet', paths: ['catalog'] }),
    );

    const taken = promote(both, 'outlet', '1.0.0', by('Bo'));

    expect(() => rollback(taken, 'catalog', by('Bo'))).toThrow(/both claim the address \/catalog/);
  });

  test('can promote without a version: the canary, else the newest', () => {
    const document = withNext(aRegistryDocument());
    const trial = promote(document, 'catalog', '1.1.0', { ...by('Bo'), percent: 5 });

    expect(nextVersion(document, 'catalog')).toBe('1.1.0');
    expect(nextVersion(withNext(trial, '1.2.0'), 'catalog')).toBe('1.1.0');
  });
});

describe('the registry refuses', () => {
  const trial = promote(
    withNext(aRegistryDocument({ catalog: ['1.0.0'], checkout: ['1.0.0'] })),
    'catalog',
    '1.1.0',
    { ...by('Bo'), percent: 10 },
  );
  const refusedVersion = publishRemote(
    aRegistryDocument(),
    'catalog',
    aRemoteVersion('1.1.0', { gate: refused }),
  );

  test.each<[string, () => unknown, RegExp]>([
    [
      'a version that it does not keep',
      () => promote(trial, 'catalog', '9.9.9', by('Bo')),
      /has no catalog 9\.9\.9.*1\.0\.0, 1\.1\.0/,
    ],
    [
      'a version named like an object’s own',
      () => promote(trial, 'catalog', 'constructor', by('Bo')),
      /has no catalog constructor/,
    ],
    [
      'an unknown component',
      () => promote(trial, 'chat', '1.0.0', by('Bo')),
      /no component named chat.*shell, catalog, checkout/,
    ],
    [
      'a component named like a property of Object',
      () => rollback(trial, 'toString', by('Bo')),
      /no component named toString/,
    ],
    [
      'what the gate refused',
      () => promote(refusedVersion, 'catalog', '1.1.0', by('Bo')),
      /gate refused.*\n.*no messages in "en"/,
    ],
    [
      'what is live',
      () => promote(aRegistryDocument(), 'catalog', '1.0.0', by('Bo')),
      /already live for everybody/,
    ],
    [
      'a second trial at once',
      () => promote(withNext(trial, '1.1.0', 'checkout'), 'checkout', '1.1.0', { ...by('Bo'), percent: 5 }),
      /catalog 1\.1\.0 is a canary for 10 %/,
    ],
    [
      'a share of the shell',
      () =>
        promote(publishShell(trial, aShellVersion('2.0.0')), 'shell', '2.0.0', { ...by('Bo'), percent: 5 }),
      /shell goes to everybody at once/,
    ],
    ...[0, 101, 5.5, Number.NaN, -1].map((percent): [string, () => unknown, RegExp] => [
      `${String(percent)} percent`,
      () => promote(trial, 'catalog', '1.1.0', { ...by('Bo'), percent }),
      /whole number from 1 to 100/,
    ]),
    [
      'a shop without a shell',
      () => retire(aRegistryDocument(), 'shell', by('Bo')),
      /shell cannot be retired/,
    ],
    ['to retire what it does not know', () => retire(trial, 'chat', by('Bo')), /no component named chat/],
    [
      'to retire a remote without a live version',
      () => retire(retire(trial, 'catalog', by('Bo')), 'catalog', by('Bo')),
      /catalog has no live version/,
    ],
    [
      'a rollback with nothing before',
      () => rollback(aRegistryDocument(), 'catalog', by('Bo')),
      /no previous version/,
    ],
  ])('%s', (_what, move, message) => {
    expect(move).toThrow(ReleaseRefused);
    expect(move).toThrow(message);
  });

  test('a remote and a shell that were never tried together, whichever of them comes last', () => {
    const against = (...names: string[]) => ({ gate: { ...passed, against: names } });
    const published = publishShell(
      withNext(aRegistryDocument()),
      aShellVersion('2.0.0', against('catalog 1.0.0')),
    );
    const remoteFirst = promote(published, 'catalog', '1.1.0', { ...by('Bo'), percent: 10 });
    const shellFirst = promote(published, 'shell', '2.0.0', by('Bo'));

    expect(() => promote(remoteFirst, 'shell', '2.0.0', by('Bo'))).toThrow(
      /shell 2\.0\.0 was tested with catalog 1\.0\.0, and nobody has tested it with catalog 1\.1\.0, which .*\. Publish it once more.*: npm run remote -- publish shell --as 2\.0\.0-2\./,
    );
    expect(() => promote(shellFirst, 'catalog', '1.1.0', by('Bo'))).toThrow(
      /catalog 1\.1\.0 was tested with shell 1\.0\.0, and nobody has tested it with shell 2\.0\.0/,
    );
    const again = publishRemote(
      shellFirst,
      'catalog',
      aRemoteVersion('1.2.0', against('shell 2.0.0', 'shell 1.0.0')),
    );
    expect(promote(again, 'catalog', '1.2.0', by('Bo')).remotes['catalog']?.live).toBe('1.2.0');
    expect(rollback(shellFirst, 'shell', by('Bo')).shell.live).toBe('1.0.0');
  });

  test.each([
    ['whatever they call its parameter', 'p/:slug', 'p/:id'],
    ['however they write it', 'Sale/', '/sale'],
    ['with a part that may be missing', 'p/:slug?', 'p'],
    ['with a part that may be there', 'p/sale', 'p/sale?/:id?'],
  ])('two remotes at one address, %s', (_how, one, other) => {
    const document = publishRemote(
      publishRemote(aRegistryDocument({}), 'catalog', aRemoteVersion('1.0.0', { paths: [one] })),
      'outlet',
      aRemoteVersion('1.0.0', { name: 'outlet', paths: [other] }),
    );
    const first = promote(document, 'catalog', '1.0.0', by('Bo'));

    const message = `catalog and outlet both claim the address /${other}.`;
    expect(() => promote(first, 'outlet', '1.0.0', by('Bo'))).toThrow(message);
    expect(() => promote(first, 'outlet', '1.0.0', { ...by('Bo'), percent: 1 })).toThrow(message);
  });

  test('nothing of two remotes beside each other', () => {
    const paths = ['', 'p', 'p/:id', 'p/:id/more', 'p/*', 'sale'];
    const names = paths.map((_path, index) => `r${String(index)}`);
    const document = names.reduce((all, name, index) => {
      const version = aRemoteVersion('1.0.0', { name, paths: [paths[index] ?? ''] });
      return promote(publishRemote(all, name, version), name, '1.0.0', by('Bo'));
    }, aRegistryDocument({}));

    expect(Object.keys(document.remotes)).toEqual(names);
  });
});

describe('the registry stores', () => {
  test('five versions, and always the live one, the previous one and the canary', () => {
    let document = aRegistryDocument({ catalog: ['1.0.0', '1.1.0'] });
    document = promote(withNext(document, '1.2.0'), 'catalog', '1.2.0', { ...by('Bo'), percent: 10 });
    const before = ['1.3.0', '1.4.0'].reduce((all, version) => withNext(all, version), document);

    const after = withNext(before, '1.5.0');

    expect(Object.keys(after.remotes['catalog']?.versions ?? {})).toEqual([
      '1.0.0',
      '1.1.0',
      '1.2.0',
      '1.4.0',
      '1.5.0',
    ]);
    expect(dropped(before, after)).toEqual([{ part: 'catalog', version: '1.3.0' }]);
  });

  const nextDay = (time: string) => `2026-11-22T${time}Z`;
  const publishing = (document: RegistryDocument, versions: string[], publishedAt: string) =>
    versions.reduce(
      (all, version) => publishRemote(all, 'catalog', aRemoteVersion(version, { publishedAt })),
      document,
    );
  const storedOf = (document: RegistryDocument) => Object.keys(document.remotes['catalog']?.versions ?? {});
  const trialOf = (document: RegistryDocument, version: string) =>
    promote(document, 'catalog', version, { ...by('Bo'), percent: 10 });
  const moreVersions = ['2.0.0', '2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0'];

  test.each<[string, RegistryDocument, string]>([
    ['that was live twice before', aRegistryDocument({ catalog: ['1.0.0', '1.1.0', '1.2.0'] }), '1.0.0'],
    [
      'that was rolled back',
      rollback(aRegistryDocument({ catalog: ['1.0.0', '1.1.0'] }), 'catalog', by('Bo')),
      '1.1.0',
    ],
    [
      'whose trial was ended',
      rollback(trialOf(withNext(aRegistryDocument()), '1.1.0'), 'catalog', by('Bo')),
      '1.1.0',
    ],
    [
      'whose trial gave place to another',
      trialOf(withNext(trialOf(withNext(aRegistryDocument()), '1.1.0'), '1.2.0'), '1.2.0'),
      '1.1.0',
    ],
    ['of a remote that was retired', retire(aRegistryDocument(), 'catalog', by('Bo')), '1.0.0'],
  ])('a version %s, for a day in which pages with it may be open', (_what, document, version) => {
    const sameDay = publishing(document, moreVersions, nextDay('08:59:00'));
    const later = publishing(sameDay, ['3.0.0', '3.1.0', '3.2.0', '3.3.0', '3.4.0'], nextDay('09:01:00'));

    expect(storedOf(sameDay)).toContain(version);
    expect(storedOf(sameDay)).toContain('2.5.0');
    expect(storedOf(later).includes(version)).toBe(later.remotes['catalog']?.previous === version);
  });

  test('a version that is live again, however long ago it was left', () => {
    let document = rollback(aRegistryDocument({ catalog: ['1.0.0', '1.1.0'] }), 'catalog', by('Bo'));
    document = promote(document, 'catalog', '1.1.0', by('Bo'));

    expect(document.remotes['catalog']?.left).toEqual({ '1.0.0': by('Bo').at });
    expect(storedOf(publishing(document, moreVersions, nextDay('23:00:00')))).toContain('1.1.0');
  });

  test('at most twenty versions of a component that is promoted all day long', () => {
    let document = aRegistryDocument();
    for (let minor = 1; minor <= 30; minor += 1) {
      const version = `1.${String(minor)}.0`;
      document = promote(withNext(document, version), 'catalog', version, by('Bo'));
    }

    expect(storedOf(document)).toHaveLength(20);
    expect(storedOf(document)).toEqual(expect.arrayContaining(['1.30.0', '1.29.0', '1.12.0']));
    expect(
      Object.keys(document.remotes['catalog']?.left ?? {}).every((one) => storedOf(document).includes(one)),
    ).toBe(true);
  });

  test('versions of the shell by the same rule', () => {
    const versions = ['2', '3', '4', '5', '6', '7'];

    const document = versions.reduce(
      (all, version) => publishShell(all, aShellVersion(version)),
      aRegistryDocument({}),
    );

    expect(Object.keys(document.shell.versions)).toHaveLength(5);
    expect(document.shell.versions).toHaveProperty(['1.0.0']);
  });

  test('two hundred release events', () => {
    let document = aRegistryDocument({ catalog: ['1.0.0', '1.1.0'] });
    for (let count = 0; count < 110; count += 1) {
      document = rollback(document, 'catalog', by('Bo'));
      document = promote(document, 'catalog', '1.1.0', by('Bo'));
    }

    expect(document.moves).toHaveLength(200);
    expect(document.moves.at(-1)?.what).toBe('promote');
  });
});

describe('versions that the gate refused', () => {
  const hours = (count: number) =>
    new Date(Date.parse('2026-11-21T08:00:00Z') + count * 3_600_000).toISOString();
  const publishing = (document: RegistryDocument, version: string, rest: Partial<RemoteVersion>) =>
    publishRemote(document, 'catalog', aRemoteVersion(version, rest));
  const storedOf = (document: RegistryDocument) => Object.keys(document.remotes['catalog']?.versions ?? {});

  test('push out none that passed, and are stored for a day', () => {
    let document = aRegistryDocument();
    for (const [index, version] of ['1.1.0', '1.2.0', '1.3.0', '1.4.0'].entries())
      document = publishing(document, version, { publishedAt: hours(index + 1) });
    for (const index of [5, 6, 7])
      document = publishing(document, `2.${String(index)}.0`, { gate: refused, publishedAt: hours(index) });

    expect(storedOf(document)).toEqual([
      ...['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'],
      ...['2.5.0', '2.6.0', '2.7.0'],
    ]);
    const later = publishing(document, '2.8.0', { gate: refused, publishedAt: hours(30) });
    expect(storedOf(later)).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '2.7.0', '2.8.0']);
  });

  test('are five at most, however often a team publishes', () => {
    let document = aRegistryDocument();
    for (let index = 0; index < 30; index += 1)
      document = publishing(document, `2.${String(index)}.0`, {
        gate: refused,
        publishedAt: hours(index / 10),
      });

    expect(storedOf(document)).toEqual(['1.0.0', '2.25.0', '2.26.0', '2.27.0', '2.28.0', '2.29.0']);
  });

  test('and aborted uploads are dropped after a day, but nothing that is being uploaded', () => {
    const uploading = { gate: refused, isUploading: true } as const;
    let document = publishing(aRegistryDocument(), 'aborted', { ...uploading, publishedAt: hours(1) });
    for (let index = 0; index < 8; index += 1)
      document = publishing(document, `2.${String(index)}.0`, { ...uploading, publishedAt: hours(2) });

    expect(storedOf(document)).toHaveLength(10);
    const later = publishing(document, '3.0.0', { publishedAt: hours(26) });
    expect(storedOf(later)).toEqual(['1.0.0', '3.0.0']);
  });

  test('are not offered when a version is chosen by its name', () => {
    const document = publishing(aRegistryDocument(), '1.1.0', { gate: refused });

    expect(() => rollback(document, 'catalog', by('Bo'))).toThrow(/by name: .*, with 1\.0\.0\.$/);
    expect(() => promote(document, 'catalog', '9.9.9', by('Bo'))).toThrow(/It has 1\.0\.0\.$/);
    const never = publishRemote(aRegistryDocument({}), 'outlet', aRemoteVersion('1.0.0', { gate: refused }));
    expect(() => rollback(never, 'outlet', by('Bo'))).toThrow(/with none that passed the gate yet/);
  });

  /** What teams may do with a component, an hour apart. */
  const steps = fc.array(
    fc.record({
      what: fc.constantFrom('publish', 'refuse', 'abort', 'promote', 'canary', 'rollback', 'retire'),
      wait: fc.integer({ min: 0, max: 40 }),
    }),
    { maxLength: 60 },
  );

  test('never cost a released version or a new one that passed, in whatever order things happen', () => {
    fc.assert(
      fc.property(steps, (history) => {
        let document = aRegistryDocument();
        const passed = ['1.0.0'];
        let time = 24;
        for (const [index, { what, wait }] of history.entries()) {
          time += wait;
          const publishedAt = hours(time);
          const version = `2.${String(index)}.0`;
          const isPublished = ['publish', 'refuse', 'abort'].includes(what);
          if (what === 'publish') passed.push(version);
          document = attempt(document, (now) => {
            const actor = by('Bo', publishedAt);
            const newest = passed.at(-1) ?? '';
            if (what === 'publish') return publishing(now, version, { publishedAt });
            if (what === 'refuse') return publishing(now, version, { publishedAt, gate: refused });
            if (what === 'abort')
              return publishing(now, version, { publishedAt, gate: refused, isUploading: true });
            if (what === 'promote') return promote(now, 'catalog', newest, actor);
            if (what === 'canary') return promote(now, 'catalog', newest, { ...actor, percent: 10 });
            return what === 'rollback' ? rollback(now, 'catalog', actor) : retire(now, 'catalog', actor);
          });

          const { live, previous, rollout, versions } = document.remotes['catalog'] ?? {};
          const named = [live, previous, rollout?.version].filter((one) => typeof one === 'string');
          expect(Object.keys(versions ?? {})).toEqual(expect.arrayContaining(named));
          const stored = Object.values(versions ?? {});
          const storedPassed = stored.filter(({ gate }) => gate.passed).map((one) => one.version);
          expect(storedPassed).toContain(passed.at(-1));
          expect(storedPassed.length).toBeGreaterThanOrEqual(Math.min(passed.length, storedVersions));
          const others = stored.filter(({ gate, isUploading }) => !gate.passed && !isUploading);
          expect(others.length).toBeLessThanOrEqual(storedRefusals);
          const dayAgo = Date.parse(hours(time - 24));
          if (isPublished)
            for (const one of stored.filter(({ gate }) => !gate.passed))
              expect(Date.parse(one.publishedAt)).toBeGreaterThan(dayAgo);
        }
      }),
    );
  });

  /** What the registry refuses changes nothing. */
  function attempt(
    document: RegistryDocument,
    change: (now: RegistryDocument) => RegistryDocument,
  ): RegistryDocument {
    try {
      return change(document);
    } catch (error) {
      if (error instanceof ReleaseRefused) return document;
      throw error;
    }
  }
});

describe('a component that is pinned', () => {
  const pinned = pin(aRegistryDocument({ catalog: ['1.0.0', '1.1.0'] }), 'catalog', {
    ...by('Bo'),
    why: 'the sale',
  });
  const refusal =
    /^catalog was pinned by Bo at 2026-11-21T09:00:00Z: the sale\. Until it is unpinned it cannot be/;

  test('is not promoted, to nobody and to no share, and not retired, and the error names who pinned it', () => {
    const document = withNext(pinned, '1.2.0');

    for (const percent of [100, 10])
      expect(() => promote(document, 'catalog', '1.2.0', { ...by('An'), percent })).toThrow(
        /npm run remote -- unpin catalog\.$/,
      );
    expect(() => promote(document, 'catalog', '1.2.0', by('An'))).toThrow(refusal);
    expect(() => retire(document, 'catalog', by('An'))).toThrow(refusal);
    expect(document.remotes['catalog']?.live).toBe('1.1.0');
  });

  test('is still rolled back, by a person and automatically, and stays pinned', () => {
    const byPerson = rollback(pinned, 'catalog', by('An'));
    const automatic = autoRollback(pinned, 'catalog', '1.1.0', by('guard')) ?? pinned;

    for (const document of [byPerson, automatic]) {
      expect(document.remotes['catalog']).toMatchObject({ live: '1.0.0', pinned: { by: 'Bo' } });
      expect(stillPinned(document, 'catalog')).toMatch(/It stays pinned; to unpin it: npm run remote/);
    }
  });

  test('goes on as before when it is unpinned, and the history has both', () => {
    const unpinned = unpin(pinned, 'catalog', { ...by('An'), why: 'sold out' });

    expect(unpinned.remotes['catalog']).not.toHaveProperty('pinned');
    expect(promote(unpinned, 'catalog', '1.0.0', by('An')).remotes['catalog']?.live).toBe('1.0.0');
    expect(unpinned.pinEvents?.map(sentenceOfPin)).toEqual([
      'Bo pinned catalog at 2026-11-21T09:00:00Z: the sale.',
      'An unpinned catalog at 2026-11-21T09:00:00Z: sold out.',
    ]);
    expect(stillPinned(unpinned, 'catalog')).toBe('');
    expect(parseRegistry(JSON.stringify(unpinned))).toEqual(unpinned);
  });

  test('is not pinned twice, and what is not pinned is not unpinned', () => {
    expect(() => pin(pinned, 'catalog', by('An'))).toThrow(/pinned by Bo .* It stays so\.$/);
    expect(() => unpin(aRegistryDocument(), 'catalog', by('An'))).toThrow(/catalog is not pinned/);
    expect(() => pin(pinned, 'chat', by('An'))).toThrow(/no component named chat/);
  });

  test('may be the shell', () => {
    const document = publishShell(pin(aRegistryDocument(), 'shell', by('Bo')), aShellVersion('2.0.0'));

    expect(() => promote(document, 'shell', '2.0.0', by('An'))).toThrow(/^shell was pinned by Bo/);
  });
});

describe('a version that fails', () => {
  test('is rolled back automatically once: promoted again by a person, it stays', () => {
    const document = aRegistryDocument({ catalog: ['1.0.0', '1.1.0'] });

    const back = autoRollback(document, 'catalog', '1.1.0', { ...by('guard'), why: '40 % failed' });
    const again = promote(back ?? document, 'catalog', '1.1.0', by('Bo'));

    expect(back?.remotes['catalog']).toMatchObject({ live: '1.0.0', withdrawn: ['1.1.0'] });
    expect(back?.moves.at(-1)).toMatchObject({ what: 'automatic rollback', who: 'guard' });
    expect(autoRollback(again, 'catalog', '1.1.0', by('guard'))).toBeNull();
  });

  test('is left alone when it is not what people get, or nothing was there before', () => {
    expect(autoRollback(aRegistryDocument(), 'catalog', '1.0.0', by('guard'))).toBeNull();
    expect(
      autoRollback(aRegistryDocument({ catalog: ['1.0.0', '1.1.0'] }), 'catalog', '1.0.0', by('guard')),
    ).toBeNull();
  });

  test('is not what a promotion without a name chooses', () => {
    const back = autoRollback(
      aRegistryDocument({ catalog: ['1.0.0', '1.1.0'] }),
      'catalog',
      '1.1.0',
      by('guard'),
    );

    expect(nextVersion(back ?? aRegistryDocument(), 'catalog')).toBe('1.0.0');
  });
});
