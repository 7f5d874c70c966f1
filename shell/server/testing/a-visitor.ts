import { cohortOf, cohortValue, type BrowserGroup } from '../registry/cohort';
import type { Visitor } from '../registry/visitor';

/** A browser group in this cohort of a remote. */
export function groupIn(cohort: number, remote = 'catalog'): BrowserGroup {
  for (let number = 0; number < 10_000; number += 1) {
    const group = { number, of: 10_000 };
    if (cohortOf(remote, group) === cohort) return group;
  }
  throw new Error(`No group is in cohort ${String(cohort)} of ${remote}.`);
}

/** The cookie of a browser in this cohort of a remote. */
export function cohortCookie(cohort: number, remote = 'catalog'): string {
  return `sf_cohort=${cohortValue(groupIn(cohort, remote).number)}`;
}

/** A customer at a desktop who reads Vietnamese, in a cohort of the catalogue. */
export function aVisitor({ cohort = 50, ...rest }: Partial<Visitor> & { cohort?: number } = {}): Visitor {
  return { group: groupIn(cohort), isStaff: false, language: 'vi', device: 'desktop', ...rest };
}
