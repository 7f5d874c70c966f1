import type { At } from '@storefront/shared/contracts';
import { accountPaths } from '../account-paths';

/** Which page of the notifications, the newest first. */
export interface NotificationsQuery {
  page: number;
}

const maxPage = 100_000;

/** The page that an address stands for; what it says wrongly is as if it were not said. */
export function parseNotificationsQuery({ query }: Pick<At, 'query'>): NotificationsQuery {
  const page = Number(query.get('page'));
  return { page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1 };
}

export const notificationsLink = (page: number): string =>
  accountPaths.notifications.to({ page: page === 1 ? undefined : page });
