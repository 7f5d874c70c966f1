import { useState } from 'react';
import type { Screenshot } from '@storefront/shared/contracts';
import type { DraftState } from '../drafts/drafts-slice';

/** The screenshots in the order that somebody just chose, before the shop has it too. */
export function useShotOrder({ saved, write }: DraftState) {
  const shots = saved.content.screenshots;
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const ids = shots.map(({ id }) => id);
  const fits = chosen !== null && chosen.length === ids.length && ids.every((id) => chosen.includes(id));
  const isEnded = write?.of.kind === 'order' && write.status !== 'pending';
  // It was refused, or the shop has it now.
  if (chosen !== null && isEnded && (write.status === 'failed' || isSame(chosen, write.of))) setChosen(null);
  const order = fits ? chosen : ids;
  const byId = new Map(shots.map((shot) => [shot.id, shot]));
  const ordered = order.map((id) => byId.get(id)).filter((shot): shot is Screenshot => shot !== undefined);
  return { ordered, setOrder: setChosen };
}

const isSame = (chosen: readonly string[], of: NonNullable<DraftState['write']>['of']) =>
  of.kind === 'order' && of.ids.join() === chosen.join();

/** The ids with one of them at another place. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
