import { randomUUID } from 'node:crypto';
import { paths as catalogPaths } from '../../mf-catalog/src/paths/paths';
import { paths as checkoutPaths } from '../../mf-checkout/src/paths/paths';
import type { Envelope, Paged } from '../../shared/src/contracts/envelope';
import type {
  LoginData,
  OrderRequest,
  PlacedOrder,
  ProductCard,
  ProductDetail,
  Quote,
} from '../../shared/src/contracts/schemas';

/** The results of all shoppers together. */
export interface Tally {
  pageViews: number;
  files: number;
  orders: number;
  /** Orders rejected because stock or prices changed meanwhile; they are no failures of the shop. */
  conflicts: number;
  failures: string[];
  pageMs: number[];
}

export const newTally = (): Tally => ({
  pageViews: 0,
  files: 0,
  orders: 0,
  conflicts: 0,
  failures: [],
  pageMs: [],
});

class Unanswered extends Error {}
class WriteConflict extends Error {}

/** Sends the requests of a shopping browser, without a browser, until the run is over. */
export async function shop(url: string, index: number, tally: Tally, isOver: () => boolean): Promise<void> {
  // Each shopper has their own IP address, because the shop limits requests per address.
  const own = { 'x-forwarded-for': `198.51.100.${String(index + 1)}` };

  async function get(address: string): Promise<Response> {
    const answer = await fetch(address, { headers: own });
    if (!answer.ok) throw new Unanswered(`${String(answer.status)} ${address}`);
    return answer;
  }

  /** Loads the document and its scripts, which must exist in the versions that it names. */
  async function view(path: string): Promise<void> {
    const started = performance.now();
    const html = await (await get(`${url}${path}`)).text();
    if (!html.includes('id="page-data"') || !html.trimEnd().endsWith('</html>')) {
      throw new Unanswered(`${path} is no whole page`);
    }
    tally.pageViews += 1;
    tally.pageMs.push(performance.now() - started);
    for (const [, href = ''] of html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g)) {
      await (await get(new URL(href, url).href)).arrayBuffer();
      tally.files += 1;
    }
  }

  async function call<T>(path: string, { body, token }: { body?: object; token?: string } = {}): Promise<T> {
    const answer = await fetch(`${url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...own,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, message } = (await answer.json()) as Envelope<T>;
    if (answer.status === 409) throw new WriteConflict(message);
    if (!answer.ok || data === undefined) throw new Unanswered(`${String(answer.status)} ${message} ${path}`);
    return data;
  }

  const { token } = await call<LoginData>('auth/login', {
    body: { username: 'customer@example.com', password: 'storefront' },
  });
  const { data: cards } = await call<Paged<ProductCard>>('main/product/public?limit=48&page=1&sort=newest');

  async function buy(card: ProductCard): Promise<void> {
    const { infos } = await call<ProductDetail>(`main/product/get-by-seo-slug/${card.seoSlug}`);
    const variant = infos.find(({ stock }) => stock > 0);
    if (!variant) return;
    const request: Omit<OrderRequest, 'quoteHash' | 'customer' | 'note'> = {
      lines: [{ infoId: variant.infoId, quantity: 1 }],
      address: { national: 'VN', provinceCode: '01', wardCode: '00166', address: '12 Trần Thái Tông' },
      shippingMethod: 'STANDARD',
      paymentMethod: 'COD',
    };
    const { quoteHash } = await call<Quote>('ecommerce/quote', { body: request, token });
    await call<PlacedOrder>('ecommerce/order', {
      token,
      body: {
        ...request,
        quoteHash,
        customer: { firstName: 'Lan', lastName: 'Phạm', email: 'lan@example.com', phone: '+84912345678' },
        note: 'Gọi trước khi giao',
      } satisfies OrderRequest,
    });
    tally.orders += 1;
  }

  for (let round = index; !isOver(); round += 1) {
    const card = cards[(round * 7) % cards.length];
    if (!card) throw new Error('The shop has no products.');
    const steps = [
      () => view(catalogPaths.home.to()),
      () => view(catalogPaths.products.to()),
      () => view(catalogPaths.product.to(card.seoSlug)),
      () => buy(card),
      () => view(checkoutPaths.cart.to()),
    ];
    for (const step of steps) {
      if (isOver()) return;
      try {
        await step();
      } catch (error) {
        if (error instanceof WriteConflict) tally.conflicts += 1;
        else tally.failures.push(error instanceof Error ? error.message : String(error));
      }
      await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 800));
    }
  }
}
