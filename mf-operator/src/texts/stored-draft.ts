import { useEffect, useRef, useState } from 'react';
import { clearFormDraft, readFormDraft, writeFormDraft } from '@storefront/shared/form-draft';
import { useSession } from '@storefront/shared/store';

/** What was typed and not saved, and of which version it is a change. */
export interface StoredDraft<Values> {
  values: Values;
  version: number;
}

/** What this person typed into a form in this tab and did not save; nothing when it is of another shape. */
export function useStoredDraft<Values extends object>(form: string, initial: Values) {
  const account = useSession().userInfo?.id;
  const name = `operator-text:${form}`;
  const read = (): StoredDraft<Values> | null => {
    const draft = readFormDraft(name, account) as Partial<StoredDraft<unknown>> | undefined;
    return typeof draft?.version === 'number' && isLike(draft.values, initial)
      ? { values: draft.values, version: draft.version }
      : null;
  };
  const [found, setFound] = useState(read);
  return {
    found,
    /** Offers what was typed until now, as at the next visit. */
    offer: () => setFound(read()),
    /** It was taken up, or is not wanted. */
    settle: () => setFound(null),
    keep: (draft: StoredDraft<Values>) => {
      if (account) writeFormDraft(name, { account, values: draft });
    },
    clear: () => {
      clearFormDraft(name);
      setFound(null);
    },
  };
}

/** Keeps what is typed, whenever it changes. What was saved meanwhile is not kept again. */
export function useKeeping<Values extends object>(
  { keep }: Pick<ReturnType<typeof useStoredDraft<Values>>, 'keep'>,
  { values, version }: StoredDraft<Values>,
  isDirty: boolean,
) {
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (isDirty) latest.current({ values, version });
  }, [values, version, isDirty]);
}

/** Whether a stored value has the fields of the form, each of the same kind. */
function isLike<Values extends object>(value: unknown, initial: Values): value is Values {
  if (typeof value !== 'object' || value === null) return false;
  const stored = value as Record<string, unknown>;
  return Object.entries(initial).every(([key, own]: [string, unknown]) =>
    Array.isArray(own)
      ? Array.isArray(stored[key]) && stored[key].every(isBlock)
      : typeof stored[key] === typeof own,
  );
}

function isBlock(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { key, kind, text, level, isOrdered, href, caption, pictureId, alt, cells } = value as Record<
    string,
    unknown
  >;
  return (
    [key, kind, text, level, href, caption, pictureId, alt].every((part) => typeof part === 'string') &&
    typeof isOrdered === 'boolean' &&
    Array.isArray(cells) &&
    cells.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'))
  );
}
