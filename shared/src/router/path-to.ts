import { generatePath } from 'react-router-dom';
import { toSearch, type PathTo, type Registry, type SearchValues } from '../contracts';

/**
 * Builds the addresses of pages from the registry, which is read at each call, because an open page may replace a
 * version of a remote.
 */
export function createPathTo(registry: Registry): PathTo {
  return (page, ...[params]) => {
    const [remote = '', name = ''] = page.split('/');
    const route = Object.hasOwn(registry.remotes, remote)
      ? registry.remotes[remote]?.routes.find((one) => one.name === name)
      : undefined;
    return route ? pathOf(route.path, params ?? {}) : null;
  };
}

function pathOf(pattern: string, values: SearchValues): string | null {
  const { '#': fragment, ...query } = values;
  const params: Record<string, string> = {};
  for (const [, name = '', optional] of pattern.matchAll(/:([\w-]+)(\?)?/g)) {
    const value = String(values[name] ?? '');
    Reflect.deleteProperty(query, name);
    // Browsers resolve dots as steps between folders, also when they are encoded.
    if (/^\.{0,2}$/.test(value)) {
      if (value !== '' || !optional) return null;
    } else params[name] = value;
  }
  return `${generatePath(`/${pattern}`, params)}${toSearch(query)}${typeof fragment === 'string' ? `#${fragment}` : ''}`;
}
