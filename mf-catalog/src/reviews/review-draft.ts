import type { Upload } from '@storefront/shared/contracts';

/** What somebody has begun to write, kept in this browser until it was sent. */
export interface ReviewDraft {
  rating: string;
  title: string;
  content: string;
  photos: Pick<Upload, 'id' | 'url'>[];
}

const keyOf = (owner: string, of: string): string => `sf:review:${owner}:${of}`;
const text = (value: unknown, maxLength: number): string =>
  typeof value === 'string' && value.length <= maxLength ? value : '';
const media = /^\/api\/main\/media\/[0-9a-f]{32}$/;

/** Null without one, or when it does not read as one. */
export function readDraft(owner: string, of: string): ReviewDraft | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(owner, of)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { rating, title, content, photos } = stored as Record<string, unknown>;
    return {
      rating: /^[1-5]$/.test(String(rating)) ? String(rating) : '',
      title: text(title, 1_000),
      content: text(content, 10_000),
      photos: Array.isArray(photos) ? photos.flatMap(photo).slice(0, 5) : [],
    };
  } catch {
    return null;
  }
}

/** Storage that is full or closed only means that nothing is kept. */
export function keepDraft(owner: string, of: string, draft: ReviewDraft | null): void {
  try {
    if (draft) window.localStorage.setItem(keyOf(owner, of), JSON.stringify(draft));
    else window.localStorage.removeItem(keyOf(owner, of));
  } catch {
    return;
  }
}

function photo(value: unknown): Pick<Upload, 'id' | 'url'>[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, url } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof url === 'string' && media.test(url) ? [{ id, url }] : [];
}
