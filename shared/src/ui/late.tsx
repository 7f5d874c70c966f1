import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';

/** The shell's mark and event of the moment from which the page stands. */
const drawn = 'shell:drawn';
const firstPauseMs = 5_000;
const longestPauseMs = 300_000;

/**
 * A part of a page that nobody needs for seeing and using the rest: its code comes once the page stands. Where the server
 * drew the part, that stays until then; elsewhere `pending` holds its place. When the code cannot be had, it is
 * asked for again and again, ever more slowly.
 *
 * Give it props that stay the same while the page does: React throws away what the server drew of a part that changes
 * before its code is here.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode = null,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  // On a server nothing comes late: its code is at hand before the first page is drawn.
  if (typeof window === 'undefined') {
    void load().then((Part) => {
      Loaded = Part;
    });
  }
  const Part = lazy(async () => {
    await afterDrawing();
    return { default: await loadAtLast(load) };
  });
  return memo(function Late(props: Props) {
    return <Suspense fallback={pending}>{Loaded ? <Loaded {...props} /> : <Part {...props} />}</Suspense>;
  });
}

async function afterDrawing(): Promise<void> {
  if (window.performance.getEntriesByName(drawn).length > 0) return;
  await new Promise((resolve) => {
    window.addEventListener(drawn, resolve, { once: true });
  });
}

async function loadAtLast<T>(load: () => Promise<T>): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
