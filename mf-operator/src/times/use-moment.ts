import { useEffect, useState } from 'react';
import type moment from 'moment';

export type Moment = typeof moment;

let loaded: Moment | null = null;

interface Loading {
  /** Null until it is there. */
  moment: Moment | null;
  /** False also when it cannot be loaded. */
  isAwaited: boolean;
}

/** The library of relative times and durations, which comes after the page. */
export function useMoment(): Loading {
  const [library, setLibrary] = useState<Moment | null>(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (library) return;
    let isCurrent = true;
    load().then(
      (answer) => {
        if (isCurrent) setLibrary(() => answer);
      },
      () => {
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [library]);
  return { moment: library, isAwaited: !library && !hasFailed };
}

async function load(): Promise<Moment> {
  const [{ default: library }] = await Promise.all([
    import(/* webpackChunkName: "moment" */ 'moment'),
    import(/* webpackChunkName: "moment" */ 'moment/locale/vi'),
  ]);
  loaded = library;
  return library;
}

// Together with what the first page with times asks the shop for, so that its rows are drawn once.
void load().catch(() => undefined);
