import { rm } from 'node:fs/promises';
import { fillFolder, startStack } from '../tooling/stack';

/** A shop of its own on free ports, unless one is named; what is started here is ended here. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BASE_STACK']) return undefined;
  const named = process.env['FILLED_SHOP'];
  const filled = await fillFolder(named);
  const stack = await startStack({ filled, env: { CHECKOUT_COUNTDOWN_SECONDS: '3' } });
  const { url, backendUrl, paymentsUrl, inboxUrl, registry } = stack;
  process.env['BASE_STACK'] = JSON.stringify({ url, backendUrl, paymentsUrl, inboxUrl, registry });
  // Journeys that need a shop of their own begin with a copy, too.
  process.env['FILLED_SHOP'] = filled;
  return async () => {
    await stack.stop();
    // Who names a folder wants it for what comes next.
    if (!named) await rm(filled, { recursive: true });
  };
}
