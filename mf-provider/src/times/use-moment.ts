import { useEffect, useState } from 'react';
import type moment from 'moment';

export type Moment = typeof moment;

let loaded: Moment | null = null;

/** The library of relative times and durations, which comes after the page; null until it is there. */
export function useMoment(): Moment | null {
  const [library, setLibrary] = useState<Moment | null>(() => loaded);
  useEffect(() => {
    if (library) return;
    let isCurrent = true;
    load().then(
      (answer) => {
        if (isCurrent) setLibrary(() => answer);
      },
      () => {
        // The plain dates stay.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [library]);
  return library;
}

async function load(): Promise<Moment> {
  const [{ default: library }] = await Promise.all([
    import(/* webpackChunkName: "moment" */ 'moment'),
    import(/* webpackChunkName: "moment" */ 'moment/locale/vi'),
  ]);
  loaded = library;
  return library;
}
