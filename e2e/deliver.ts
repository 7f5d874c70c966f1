import type { Api } from './fixtures';
import type { Variant } from './fixtures/api';
import type { ShopAddresses } from './fixtures/shop';

/** Staff bring an order to its door. */
export async function deliver({ url }: ShopAddresses, api: Api, orderId: string): Promise<void> {
  const { token } = await api.login('operator@example.com');
  const put = async (part: 'status' | 'shipment', body: object) => {
    const response = await fetch(`${url}/api/main/admin/order/${orderId}/${part}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${part}: ${String(response.status)} ${await response.text()}`);
  };
  await put('status', { status: 'PROCESSING' });
  await put('shipment', { carrier: 'Giao Hàng Nhanh' });
  for (const status of ['DELIVERING', 'DONE']) await put('status', { status });
}

/** An order in cash that came, so that its goods can be reviewed. */
export async function orderThatCame(shop: ShopAddresses, api: Api, of: Variant): Promise<void> {
  const { orderId } = await api.order({ of, paymentMethod: 'COD' });
  await deliver(shop, api, orderId);
}
