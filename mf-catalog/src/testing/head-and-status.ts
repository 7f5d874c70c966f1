import type { At, DocumentHead } from '@storefront/shared/contracts';
import type { AppStore } from '@storefront/shared/store';
import { remote } from './content-remote';

const translate = (key: string, params?: Record<string, unknown>) =>
  [key, ...Object.values(params ?? {})].map(String).join(' ');

/** What a search engine gets of a page that is there: its head and status. */
export async function headAndStatusOf(
  store: AppStore,
  pattern: string,
  at: string,
  params: At['params'] = {},
): Promise<{ head: DocumentHead | undefined; status: unknown }> {
  const route = remote.routes.find(({ path }) => path === pattern);
  const page = { ...route, ...(await route?.lazy()) };
  const where: At = { params, query: new URLSearchParams(at.split('?')[1]), language: 'vi' };
  return {
    head: page.head?.(store.getState(), where, translate),
    status: page.status?.(store.getState(), where) ?? 200,
  };
}
