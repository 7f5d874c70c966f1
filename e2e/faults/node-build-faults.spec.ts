import { promoteVersion, publishBroken, rollBack, type Breakage } from '../../tooling/broken-version';
import { expect } from '../fixtures';
import { expectPage, places } from './expectations';
import type { NetworkFault } from './fault-proxy';
import { test } from './fixtures';
import { untilLive } from './live';

/** What can be wrong with the build that the server draws a remote's pages with. */
interface NodeFault extends Breakage {
  says: string;
  network?: NetworkFault;
  /** Anyone who would draw the frame was ended with it: the browser draws that too. */
  isFrameLost?: boolean;
  isSmoke?: boolean;
}

const isNodeBuild = (file: string): boolean => file.endsWith('node.cjs');
const broken =
  (change: (text: string) => string): NonNullable<Breakage['change']> =>
  (file, text) =>
    isNodeBuild(file) ? change(text) : text;

const faults: NodeFault[] = [
  { name: 'node-down', says: 'cannot be reached', network: 'down', isSmoke: true },
  { name: 'node-missing', says: 'is answered with 404', network: 'missing' },
  { name: 'node-page', says: 'comes as HTML', network: 'page' },
  { name: 'node-tampered', says: 'is not what its hash says', network: 'tampered' },
  { name: 'node-hangs', says: 'never comes', network: 'hangs' },
  { name: 'node-syntax', says: 'has a syntax error', change: broken((text) => `function (${text}`) },
  {
    name: 'node-throws',
    says: 'throws when it is loaded',
    change: broken((text) => `throw new Error('broken on purpose');${text}`),
  },
  {
    name: 'node-endless',
    says: 'never ends loading',
    isFrameLost: true,
    change: broken((text) => `for (;;);${text}`),
  },
  {
    name: 'node-mount',
    says: 'throws when its page is drawn',
    change: broken(
      (text) => `${text}
const pages = module.exports.remote.routes.map((route) => ({
  ...route,
  lazy: async () => ({ Component: () => { throw new Error('broken on purpose'); } }),
}));
module.exports = { ...module.exports, remote: { ...module.exports.remote, routes: pages } };`,
    ),
  },
];

const place = places.catalog;
const heading = `>${place.title.vi}</h1>`;

for (const { says, network, isFrameLost = false, isSmoke = false, ...breakage } of faults) {
  const title = `when the build of ${place.remote} for the server ${says}, the frame is sent and the browser draws the page`;
  test(title, { tag: isSmoke ? [] : ['@full'] }, async ({ page, faultShop: { stack, proxy } }) => {
    const version = await publishBroken(stack.registry, place.remote, breakage);
    if (network) proxy.break((path) => path.includes(`/${version}/`) && isNodeBuild(path), network);
    await promoteVersion(stack.registry, place.remote, version);
    try {
      await untilLive(stack.url, place.remote, version);
      const begun = Date.now();
      const answer = await fetch(`${stack.url}${place.path}`);
      const html = await answer.text();

      expect(Date.now() - begun, 'ms until the answer').toBeLessThan(6_000);
      expect(answer.status).toBe(200);
      expect(html).toContain(version);
      if (!isFrameLost) expect(html).toContain('<header');
      expect(html).not.toContain(heading);
      await page.goto(place.path);
      await expectPage(page, place, 'vi');
    } finally {
      proxy.mend();
      await untilLive(stack.url, place.remote, await rollBack(stack.registry, place.remote));
    }
    // The version before is drawn on the server as ever.
    await expect.poll(async () => (await fetch(`${stack.url}${place.path}`)).text()).toContain(heading);
  });
}
