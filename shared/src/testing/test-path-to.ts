import { toSearch, type PageName, type PageParams, type SearchValues } from '../contracts';

/**
 * The address that a page of another remote has in tests: its name, then the parameters as a query. Tests of a remote
 * know no pattern of another one, which may change at any time.
 */
export function testPathTo<Name extends PageName>(page: Name, ...[params]: PageParams<Name>): string {
  const { '#': fragment, ...query }: SearchValues = params ?? {};
  return `/${page}${toSearch(query)}${typeof fragment === 'string' ? `#${fragment}` : ''}`;
}
