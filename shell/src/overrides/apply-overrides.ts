import type { App } from '@storefront/shared/app';
import type { PageData } from '../config';

/** Puts builds at addresses into the page's registry, before anything is loaded by it. */
export async function applyOverrides(page: PageData): Promise<PageData> {
  if (!page.overrides?.some(({ address, refused }) => address !== undefined && !refused)) return page;
  return (await import(/* webpackChunkName: "overrides" */ './override-builds')).withBuilds(page);
}

/** Says in the page what is not as everybody else sees it, and leads out of it. */
export async function showOverrides({ overrides = [] }: PageData, app: App): Promise<void> {
  if (overrides.length === 0) return;
  (await import(/* webpackChunkName: "overrides" */ './show-badge')).showBadge(overrides, app);
}
