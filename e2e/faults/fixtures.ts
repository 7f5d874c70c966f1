import { remotes } from '../../tooling/apps';
import { startStack, type Stack } from '../../tooling/stack';
import { test as base } from '../fixtures';
import { startFaultProxy, type FaultProxy } from './fault-proxy';

interface WorkerFixtures {
  faultShop: { stack: Stack; proxy: FaultProxy };
}

/** Journeys through a shop of their own, whose remotes' files fail when told to. */
export const test = base.extend<{ remoteFiles: FaultProxy }, WorkerFixtures>({
  faultShop: [
    async ({}, use) => {
      const proxy = await startFaultProxy(remotes.map(({ name }) => name));
      const stack = await startStack({ filled: process.env['FILLED_SHOP'], remoteOrigins: proxy.origins });
      proxy.leadTo(stack.remotesUrl);
      await use({ stack, proxy });
      await stack.stop();
      await proxy.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shop: [async ({ faultShop }, use) => use(faultShop.stack), { scope: 'worker' }],
  remoteFiles: async ({ faultShop: { proxy } }, use) => {
    await use(proxy);
    proxy.mend();
  },
});
