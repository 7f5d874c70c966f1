import { readFormDraft } from '@storefront/shared/form-draft';
import { draftFields, type DraftText } from './draft-text';
import type { StoredDraft } from './drafts-slice';

/** Under which the unsaved text of a solution is stored in this tab. */
export const draftName = (id: string) => `provider-solution:${id}`;

/** The unsaved text of a solution in this tab; null without one, or when something else wrote to the storage. */
export function storedDraft(id: string, account: string | undefined): StoredDraft | null {
  const stored = readFormDraft(draftName(id), account) as Partial<StoredDraft> | undefined;
  if (!stored || typeof stored !== 'object') return null;
  const { typed, base, version } = stored;
  if (!isText(typed) || !isText(base) || typeof version !== 'number') return null;
  return { typed, base, version };
}

function isText(value: unknown): value is DraftText {
  if (typeof value !== 'object' || value === null) return false;
  const { links, channels, serviceIds, ...lines } = value as Record<string, unknown>;
  const areLines = draftFields
    .filter((field) => !['links', 'channels', 'serviceIds'].includes(field))
    .every((field) => typeof lines[field] === 'string');
  return (
    areLines &&
    Array.isArray(links) &&
    Array.isArray(serviceIds) &&
    typeof channels === 'object' &&
    channels !== null
  );
}
