import type { RemoteRoute } from '@storefront/shared/contracts';

export const routes: RemoteRoute[] = [];
