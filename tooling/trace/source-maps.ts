import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { mapsFolderOf } from '../../shell/server/registry/change-registry';
import type { Store } from '../../shell/server/registry/store';
import { enclosingFunction } from './enclosing-function';
import type { BuiltPosition } from './stack-frames';

/** Where in the sources a position of a built file comes from. */
export interface SourcePosition {
  /** In the repository: `mf-catalog/src/list/list-page.tsx`; `node_modules/…` of a library. */
  source: string;
  line: number;
  column: number;
  /** The function around it; null outside of any, and when the source is not stored. */
  functionName: string | null;
  /** The line of code; null when the source is not stored. */
  code: string | null;
}

/** The source map of a built file as JSON text; null when it is not stored. */
export type ReadMap = (file: Pick<BuiltPosition, 'component' | 'version' | 'file'>) => Promise<string | null>;

export interface SourceMaps {
  /** Null when the file has no stored map, or nothing of the sources is at that position. */
  find: (position: BuiltPosition) => Promise<SourcePosition | null>;
}

/** Maps beside the files of a registry, in a folder that is never served. */
export function mapsInStore(store: Pick<Store, 'read'>): ReadMap {
  return async ({ component, version, file }) => {
    const stored = await store.read(`${mapsFolderOf(component, version)}/${file}.map`);
    return stored && Buffer.from(stored.body).toString();
  };
}

/** Reads each map once. */
export function createSourceMaps(read: ReadMap): SourceMaps {
  const maps = new Map<string, Promise<TraceMap | null>>();

  function mapOf(file: BuiltPosition): Promise<TraceMap | null> {
    const key = `${file.component} ${file.version} ${file.file}`;
    const known = maps.get(key) ?? read(file).then(parsed);
    maps.set(key, known);
    return known;
  }

  return {
    async find(position) {
      const map = await mapOf(position);
      if (!map) return null;
      const found = originalPositionFor(map, { line: position.line, column: position.column - 1 });
      if (found.source === null) return null;
      const text = sourceContentFor(map, found.source);
      return {
        source: found.source.replace(/\?.*$/, ''),
        line: found.line,
        column: found.column + 1,
        functionName: text === null ? null : await enclosingFunction(text, found),
        code: text?.split('\n')[found.line - 1]?.trim() ?? null,
      };
    },
  };
}

/** A map that is cut off is as good as none. */
function parsed(text: string | null): TraceMap | null {
  try {
    return text === null ? null : new TraceMap(text);
  } catch {
    return null;
  }
}
