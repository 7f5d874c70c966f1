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
  // Another process answers, which a busy machine may keep waiting.
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

  /** Follows an address of the shop's, as a browser would. */
  async function visit(address: string | undefined): Promise<string> {
    const { pathname, search } = new URL(address ?? 'http://shop.test');
    const response = await shop.app.inject({ url: pathname + search, headers: { 'accept-language': 'vi' } });
    return String(response.headers.location);
  }

  /** What the gateway knows the payment by: ZaloPay's begins with a day. */
  async function referenceOf({ orderId }: Placed): Promise<string> {
    const { merchantRef, providerRef } = await shop.attemptOf(orderId);
    return provider === 'ZALOPAY' && providerRef !== null ? providerRef : merchantRef;
  }

  return {
    ...shop,
    sandbox,
    visit,
    anOrder: (change: Record<string, unknown> = {}) => shop.anOrder({ paymentProvider: provider, ...change }),
    /** What the shopper does at the gateway; the address that their browser is sent to then. */
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
