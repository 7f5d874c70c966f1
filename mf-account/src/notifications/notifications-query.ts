import { pageParam, type At } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

/** Which page of the notifications, the newest first. */
export interface NotificationsQuery {
  page: number;
}

/** The page that an address stands for; what it says wrongly is as if it were not said. */
export function parseNotificationsQuery({ query }: Pick<At, 'query'>): NotificationsQuery {
  return { page: pageParam(query) };
}

export const notificationsLink = (page: number): string =>
  paths.notifications.to({ page: page === 1 ? undefined : page });
