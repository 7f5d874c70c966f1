import type { ServerEvent } from '@storefront/shared/streams';

/** What an event holds; null for anything that is not a JSON object, as a newer or a broken backend may send it. */
export function parseEvent({ data }: ServerEvent): object | null {
  try {
    const value = JSON.parse(data) as unknown;
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
