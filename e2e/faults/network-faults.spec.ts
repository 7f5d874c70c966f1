import type { Language } from '@storefront/shared/contracts';
import { expect } from '../fixtures';
import {
  collectFailures,
  expectFailure,
  expectToldOnce,
  goElsewhereAndBack,
  meetFailure,
  openedAt,
  places,
  retry,
  timeFailure,
  type Place,
} from './expectations';
import type { NetworkFault } from './fault-proxy';
import { test } from './fixtures';

type FileKind = 'entry' | 'page code' | 'messages';

const isMessages = (body: string): boolean => /\.exports=JSON\.parse\('\{"notices"/.test(body);
const isFile: Record<FileKind, (path: string, body: string) => boolean> = {
  entry: (path) => path.endsWith('/remoteEntry.js'),
  messages: (_path, body) => isMessages(body),
  'page code': (path, body) => /\/(?!remoteEntry|door-)[^/]+\.js$/.test(path) && !isMessages(body),
};

/** How each fault reads in a sentence, and how the shell must call it. */
const faults: Record<NetworkFault, { says: string; reason: 'unreachable' | 'timeout' }> = {
  down: { says: 'cannot be reached', reason: 'unreachable' },
  missing: { says: 'is answered with 404', reason: 'unreachable' },
  page: { says: 'comes as HTML', reason: 'unreachable' },
  tampered: { says: 'is not what its hash says', reason: 'unreachable' },
  hangs: { says: 'never comes', reason: 'timeout' },
};

interface Case {
  place: Place;
  file: FileKind;
  fault: NetworkFault;
  language: Language;
  isSmoke?: boolean;
}

const kinds: FileKind[] = ['entry', 'page code', 'messages'];
const everyFault = Object.keys(faults) as NetworkFault[];
/** The whole matrix on the catalogue, in both languages by turns. */
const matrix: Case[] = kinds.flatMap((file, row) =>
  everyFault.map((fault, column) => ({
    place: places.catalog,
    file,
    fault,
    language: (row + column) % 2 === 0 ? 'vi' : 'en',
    isSmoke:
      (file === 'entry' && (fault === 'hangs' || fault === 'tampered')) ||
      (file === 'page code' && fault === 'missing') ||
      (file === 'messages' && fault === 'down'),
  })),
);
const others: Case[] = [places.checkout, places.account].flatMap((place) => [
  { place, file: 'entry', fault: 'hangs', language: 'vi' },
  { place, file: 'page code', fault: 'tampered', language: 'en' },
  { place, file: 'messages', fault: 'missing', language: 'vi' },
]);

for (const { place, file, fault, language, isSmoke = false } of [...matrix, ...others]) {
  const title = `when the ${file} of ${place.remote} ${faults[fault].says}, a shopper keeps the frame and goes on with one press`;
  test(title, { tag: isSmoke ? [] : ['@full'] }, async ({ page, remoteFiles, watch }) => {
    const origin = remoteFiles.origins[place.remote] ?? '';
    expectFailure(watch, origin);
    const waited = await timeFailure(page, origin);
    const failures = collectFailures(page, place.remote);
    const { reason } = faults[fault];
    const remote = `/${place.remote}/`;
    remoteFiles.break((path, body) => path.startsWith(remote) && isFile[file](path, body), fault);

    await meetFailure(page, { place, language }, failures, { part: `${place.remote}@`, reason });
    expect(await waited(), 'ms until the fallback').toBeLessThan(6_000);
    const opened = await openedAt(page);

    await goElsewhereAndBack(page, place, language);
    remoteFiles.mend();
    await retry(page, place, language);

    expect(await openedAt(page), 'the same document').toBe(opened);
    await expectToldOnce(failures, reason);
  });
}
