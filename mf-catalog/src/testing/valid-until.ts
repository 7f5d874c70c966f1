import type { At, RemoteRoute } from '@storefront/shared/contracts';
import type { AppStore } from '@storefront/shared/store';

/** Until when the document server caches a page whose data is loaded, as an instant. */
export async function validUntilOf(
  store: AppStore,
  routes: readonly RemoteRoute[],
  pattern: string,
  query = '',
): Promise<string | undefined> {
  const route = routes.find(({ path }) => path === pattern);
  const page = { ...route, ...(await route?.lazy()) };
  const at: At = { params: {}, query: new URLSearchParams(query), language: 'vi' };
  const instant = page.validUntil?.(store.getState(), at);
  return instant === undefined ? undefined : new Date(instant).toISOString();
}
