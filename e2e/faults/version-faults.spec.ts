import type { Language } from '@storefront/shared/contracts';
import { promoteVersion, publishBroken, rollBack, type Breakage } from '../../tooling/broken-version';
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
  type Place,
} from './expectations';
import { test } from './fixtures';
import { untilLive } from './live';

/** What a team may publish in spite of every check; every hash is right. */
interface VersionFault extends Breakage {
  says: string;
  reason: 'broken' | 'incompatible' | 'threw';
  /** What the browser says of it by itself. */
  noise?: RegExp;
  /** The wrong version's state is in the page already when it fails, so trying again opens the address again. */
  isInstalled?: boolean;
}

const broken = 'broken on purpose';
const throwsAtLoad = (text: string): string => `throw new Error('${broken}');${text}`;
const isPageCode = (file: string, text: string): boolean =>
  /^(?!remoteEntry|door-|common|node)[^/]+\.js$/.test(file) &&
  !text.includes('.exports=JSON.parse(\'{"notices"');
const isMessages = (text: string): boolean => text.includes('.exports=JSON.parse(\'{"notices"');

const faults: VersionFault[] = [
  {
    name: 'entry-syntax',
    says: 'has a syntax error in its entry',
    reason: 'broken',
    noise: /SyntaxError/,
    change: (file, text) => (file === 'remoteEntry.js' ? `function (${text}` : text),
  },
  {
    name: 'entry-throws',
    says: 'throws when its entry is loaded',
    reason: 'broken',
    noise: new RegExp(broken),
    change: (file, text) => (file === 'remoteEntry.js' ? throwsAtLoad(text) : text),
  },
  {
    name: 'contract',
    says: 'was built for another contract',
    reason: 'incompatible',
    contract: '3.0',
  },
  {
    name: 'shared',
    says: 'wants a library that the shell has not',
    reason: 'incompatible',
    change: (file, text) =>
      file === 'remoteEntry.js' ? text.replaceAll(/requiredVersion:"\^\d+/g, 'requiredVersion:"^99') : text,
  },
  {
    name: 'page-syntax',
    says: 'has a syntax error in its page code',
    reason: 'broken',
    noise: /SyntaxError/,
    isInstalled: true,
    change: (file, text) => (isPageCode(file, text) ? `function (${text}` : text),
  },
  {
    name: 'page-throws',
    says: 'throws when its page code is loaded',
    reason: 'broken',
    noise: new RegExp(broken),
    isInstalled: true,
    change: (file, text) => (isPageCode(file, text) ? throwsAtLoad(text) : text),
  },
  {
    name: 'mount-throws',
    says: 'throws when its page is drawn',
    reason: 'threw',
    noise: new RegExp(broken),
    isInstalled: true,
    change: (file, text, container) =>
      file === 'remoteEntry.js' ? `${text};${withBrokenPages(container)}` : text,
  },
  {
    name: 'messages-syntax',
    says: 'has a syntax error in its messages',
    reason: 'broken',
    noise: /SyntaxError/,
    change: (_file, text) => (isMessages(text) ? `function (${text}` : text),
  },
  {
    name: 'messages-throw',
    says: 'throws when its messages are loaded',
    reason: 'broken',
    noise: new RegExp(broken),
    change: (_file, text) => (isMessages(text) ? throwsAtLoad(text) : text),
  },
];

/** Around a container, in the place of its own: every page of the remote throws. */
function withBrokenPages(container: string): string {
  return `(()=>{const own=${container};const Page=()=>{throw new Error('${broken}')};
    const spoilt=(module)=>module.remote?{...module,remote:{...module.remote,routes:module.remote.routes.map((route)=>({...route,lazy:async()=>({Component:Page})}))}}:module;
    ${container}={init:own.init,get:async(door)=>{const factory=await own.get(door);return()=>spoilt(factory())}};})()`;
}

interface Case {
  fault: VersionFault;
  place: Place;
  language: Language;
  isSmoke?: boolean;
}
const cases: Case[] = faults.map((fault, index) => ({
  fault,
  place: places.catalog,
  language: index % 2 === 0 ? 'vi' : 'en',
  isSmoke: fault.name === 'mount-throws',
}));

for (const { fault, place, language, isSmoke = false } of cases) {
  const title = `when a version of ${place.remote} ${fault.says}, a shopper keeps the frame, and has the page again once the version is rolled back`;
  test(title, { tag: isSmoke ? [] : ['@full'] }, async ({ page, faultShop: { stack, proxy }, watch }) => {
    expectFailure(watch, proxy.origins[place.remote]);
    if (fault.noise) watch.expect(fault.noise);
    const failures = collectFailures(page, place.remote);
    const { reason } = fault;
    const version = await publishBroken(stack.registry, place.remote, fault);
    await promoteVersion(stack.registry, place.remote, version);
    let isRolledBack = false;
    try {
      await untilLive(stack.url, place.remote, version);
      await meetFailure(page, { place, language }, failures, { part: `${place.remote}@${version}`, reason });
      const opened = await openedAt(page);

      await goElsewhereAndBack(page, place, language);
      await expectToldOnce(failures, reason);
      const live = await rollBack(stack.registry, place.remote);
      isRolledBack = true;
      await untilLive(stack.url, place.remote, live);
      await retry(page, place, language);

      expect(failures.told).toEqual([reason]);
      if (!fault.isInstalled) expect(await openedAt(page), 'the same document').toBe(opened);
    } finally {
      if (!isRolledBack) await rollBack(stack.registry, place.remote);
    }
  });
}
