import { startStack } from '../tooling/stack';

/** A shop of its own on free ports, unless one is named; what is started here is ended here. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BASE_STACK']) return undefined;
  const stack = await startStack({ env: { CHECKOUT_COUNTDOWN_SECONDS: '6' } });
  const { url, backendUrl, paymentsUrl, inboxUrl, registry } = stack;
  process.env['BASE_STACK'] = JSON.stringify({ url, backendUrl, paymentsUrl, inboxUrl, registry });
  return () => stack.stop();
}
