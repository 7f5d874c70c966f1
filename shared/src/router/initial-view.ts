import type { Registry } from '../contracts';
import { matchRegistry } from './match';
import type { Shown } from './navigation';

/** Returns the view before any code is loaded; it is the same on the server and in the browser's first render. */
export function initialView(
  registry: Registry,
  path: string,
  hasOwnPage: (path: string) => boolean,
  match = matchRegistry(registry, path),
): Pick<Shown, 'frame' | 'view'> {
  if (match) return { frame: match.route.frame, view: { kind: 'starting' } };
  return { frame: 'full', view: { kind: hasOwnPage(path) ? 'starting' : 'missing' } };
}
