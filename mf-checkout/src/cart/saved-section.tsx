import { useState } from 'react';
import { LazySavedLines } from './lazy-parts';
import { useSavedLines } from './use-saved-lines';

/** Stays once it was there: the last line that was removed can be put back. */
export function SavedSection() {
  const isAny = useSavedLines().length > 0;
  const [isShown, setIsShown] = useState(isAny);
  if (isAny && !isShown) setIsShown(true);
  return isShown ? <LazySavedLines /> : null;
}
