import { hasEntries, withEntries, type Entry } from '@storefront/shared/store';

/** How the asked-for things in a whole state stand: all answered, some still asked, or some failed. */
export function standOf(state: object): 'answered' | 'pending' | 'failed' {
  const entries = entriesIn(state);
  if (entries.some(({ isFetching }) => isFetching)) return 'pending';
  if (hasFailedOffer(state)) return 'failed';
  // That something is not there is an answer too.
  const isRefused = ({ error }: Entry<unknown>) => error !== undefined && ![404, 410].includes(error.status);
  return entries.some(isRefused) ? 'failed' : 'answered';
}

/** A state for another store, whose clock is another one: its answers have no age until that store says so. */
export function withoutAges(state: object): Record<string, unknown> {
  return withEntries(state, ({ at: _age, ...entry }) => entry);
}

/** Offers are kept beside entries: those whose calls failed softly are not there, and nobody knows whether there are any. */
function hasFailedOffer(state: object): boolean {
  return Object.values(state).some(
    (slice: unknown) =>
      typeof slice === 'object' &&
      slice !== null &&
      Object.entries(slice).some(([name, value]) => name.endsWith('Answer') && value === 'failed'),
  );
}

function entriesIn(state: object): Entry<unknown>[] {
  return Object.values(state)
    .filter(hasEntries)
    .flatMap(({ byKey }) => Object.values(byKey));
}
