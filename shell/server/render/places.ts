import type { Snapshot } from '../registry/snapshot';
import { placeOf, type Place } from './place';

const maxPlaces = 2_000;
/** Longer than what pages link to: what strangers make up to fill the memory is matched each time. */
const maxLength = 500;

/** The places of addresses: the same ones come again and again, and matching one against every route takes its time. */
export function createPlaces(
  isOwnPage: (path: string) => boolean,
): (snapshot: Snapshot, url: string) => Place {
  const places = new WeakMap<Snapshot, Map<string, Place>>();
  return (snapshot, url) => {
    if (url.length > maxLength) return placeOf(snapshot, url, isOwnPage);
    const known = places.get(snapshot) ?? new Map<string, Place>();
    places.set(snapshot, known);
    const place = known.get(url) ?? placeOf(snapshot, url, isOwnPage);
    if (known.size >= maxPlaces) known.clear();
    known.set(url, place);
    return place;
  };
}
