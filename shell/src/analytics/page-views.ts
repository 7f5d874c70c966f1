import type { ApiContext } from '@storefront/shared/store';

/** Reports one page view: the address without origin. Nobody waits for it and nothing follows from its failure. */
export async function postPageView(
  { http, signal }: ApiContext,
  view: { accessedUrl: string; title: string; referrer?: string },
): Promise<void> {
  await http.post('main/tracking', view, { signal, isTracked: false });
}
