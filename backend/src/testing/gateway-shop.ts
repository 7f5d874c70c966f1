import { setTimeout as wait } from 'node:timers/promises';
import { openCheckoutShop } from './checkout';
import { startSandbox } from './sandbox';

type Placed = { orderId: string; customer: string };

/** A shop that is paid through one gateway of the sandbox, over the network. */
export async function openGatewayShop(
  provider: 'PAYPAL' | 'ALEPAY' | 'MOMO' | 'ZALOPAY',
  envAt: (sandboxUrl: string, shopUrl: string) => Record<string, string>,
) {
  const sandbox = await startSandbox();
  const env = { PAYMENT_PROVIDERS: `VNPAY,${provider}`, ...envAt(sandbox.url, sandbox.shopUrl) };
  // The sandbox is another process, which may respond late on a busy machine.
  const shop = await openCheckoutShop(env, 5_000).catch(async (error: unknown) => {
    await sandbox.stop();
    throw error;
  });
  sandbox.notifies(shop.app);
  await shop.db
    .insertInto('settings')
    .values({
      key: 'settingClient',
      value: JSON.stringify({ paymentProviders: ['VNPAY', provider] }),
      updatedAt: shop.clock(),
    })
    .execute();
  const name = provider.toLowerCase();

  /** Follows an address of the shop as a browser does. */
  async function visit(address: string | undefined): Promise<string> {
    const { pathname, search } = new URL(address ?? 'http://shop.test');
    const response = await shop.app.inject({ url: pathname + search, headers: { 'accept-language': 'vi' } });
    return String(response.headers.location);
  }

  /** The gateway's reference of the payment; ZaloPay's starts with a date. */
  async function referenceOf({ orderId }: Placed): Promise<string> {
    const { merchantRef, providerRef } = await shop.attemptOf(orderId);
    return provider === 'ZALOPAY' && providerRef !== null ? providerRef : merchantRef;
  }

  return {
    ...shop,
    sandbox,
    visit,
    anOrder: (change: Record<string, unknown> = {}) => shop.anOrder({ paymentProvider: provider, ...change }),
    /** Completes the payment page with a code and returns the address of the redirect. */
    async payAt(placed: Placed, code: string, again = false): Promise<string> {
      const path = `${name}/payments/${await referenceOf(placed)}/pay`;
      return (await sandbox.control<{ returnUrl: string }>(path, { code, again })).returnUrl;
    },
    async notifyAgain(placed: Placed, body: object = {}) {
      return sandbox.control<{ status: number }>(
        `${name}/payments/${await referenceOf(placed)}/notify`,
        body,
      );
    },
    payAgain: ({ orderId, customer }: Placed, paymentProvider: string = provider) =>
      shop.call<{ url: string }>('POST', `/order/${orderId}/payment`, {
        as: customer,
        body: { paymentMethod: 'ONLINE', paymentProvider },
      }),
    refundsOf: ({ orderId }: Placed) =>
      shop.db
        .selectFrom('refunds')
        .selectAll()
        .where('payableId', '=', orderId)
        .orderBy('createdAt')
        .execute(),
    async until(holds: () => Promise<boolean>) {
      for (let attempts = 0; attempts < 1_000; attempts++) {
        if (await holds()) return;
        await wait(20);
      }
      throw new Error('it did not come to pass');
    },
    async close() {
      await shop.close();
      await sandbox.stop();
    },
  };
}
