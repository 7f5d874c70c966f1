import styled from '@emotion/styled';
import {
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { restoreUserInput } from './restore-user-input';

/** The shell's mark and event of the moment from which the page stands. */
const drawn = 'shell:drawn';
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;
const firstPauseMs = 5_000;
const longestPauseMs = 300_000;

/**
 * A part of a page that nobody needs for seeing and using the rest. What the server drew of it stays until somebody is seen to
 * be there (points, touches, types, scrolls); then its code comes, a button that was pressed meanwhile is
 * pressed, and what was typed stays.
 * Until then no form in it is sent: the browser would leave the page, and what was typed would be lost.
 * `waitsFor` `page`: its code comes without anybody, as for fields, in which people type at once.
 * Where the server drew nothing, `pending` holds its place, the code comes as soon as the page stands, and it is
 * drawn after the rest of the page. Code
 * that cannot be had is asked for again and again, ever more slowly.
 *
 * Give it props that stay the same while the page does: React throws away what the server drew of a part that changes
 * before its code is here.
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode = null,
  waitsFor: 'somebody' | 'page' = 'somebody',
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  // On a server nothing comes late: its code is at hand before the first page is drawn.
  if (typeof window === 'undefined') {
    void load().then((Part) => {
      Loaded = Part;
    });
  }
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const Part = lazy(async () => {
    await afterDrawing();
    if (waitsFor === 'somebody') await Promise.race([wanted, life]);
    return { default: await loadAtLast(load) };
  });
  return memo(function Late(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [stands, setStands] = useState(false);
    usePressAgain(place, stands);
    const [isDue, isByServer] = useShouldMount();
    const first = <Effect run={want}>{pending}</Effect>;
    return (
      <Place ref={place}>
        <Suspense fallback={first}>
          {isDue ? (
            <>
              {Loaded ? <Loaded {...props} /> : <Part {...props} />}
              <Effect
                run={() => {
                  if (place.current && isByServer()) restoreUserInput(place.current);
                  setStands(true);
                }}
              />
            </>
          ) : (
            first
          )}
        </Suspense>
      </Place>
    );
  });
}

/**
 * Whether to draw also what nobody needs for seeing what they have gone to: false in the first frame, true with one of the
 * next. Hold its place until then. What a server drew is whole from the start.
 */
export function useDeferredMount(): boolean {
  return useShouldMount()[0];
}

/** Whether what somebody has gone to is drawn, so that this may be; and whether it was a server that drew it. */
function useShouldMount(): [isDue: boolean, isByServer: () => boolean] {
  const [{ tell, takeOver }] = useState(madeBy);
  return [useDeferredValue(true, useSyncExternalStore(never, tell, takeOver)), tell];
}

/** React asks `takeOver` for what a server drew. The answer stays, for a change would throw away what was sent. */
function madeBy() {
  let isByServer = false;
  return { tell: () => isByServer, takeOver: () => (isByServer = true) };
}
const never = () => () => undefined;

/** Does something once it stands, and before anything is drawn again. */
function Effect({ run, children }: { run: () => void; children?: ReactNode }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `run` is new in each render, and meant for the first one only
  useLayoutEffect(run, []);
  return children;
}

/** React drops what is pressed in a part that it has not taken over yet. */
function usePressAgain(place: RefObject<HTMLElement | null>, stands: boolean): void {
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (stands) {
      if (pressed.current?.isConnected) pressed.current.click();
      return;
    }
    const hold = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && place.current?.contains(button)) pressed.current = button;
    };
    const forget = () => {
      pressed.current = null;
    };
    const keep = (event: Event) => {
      if (event.target instanceof Node && place.current?.contains(event.target)) event.preventDefault();
    };
    // React stops at its root what it cannot hear yet; what comes through was heard.
    window.addEventListener('click', hold, true);
    window.addEventListener('click', forget);
    window.addEventListener('submit', keep, true);
    return () => {
      window.removeEventListener('click', hold, true);
      window.removeEventListener('click', forget);
      window.removeEventListener('submit', keep, true);
    };
  }, [place, stands]);
}

async function afterDrawing(): Promise<void> {
  if (window.performance.getEntriesByName(drawn).length > 0) return;
  await new Promise((resolve) => {
    window.addEventListener(drawn, resolve, { once: true });
  });
}

/** The same moment for every part of this remote; heard from the start, for parts are taken over a little later. */
const life = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  // Who pressed something before this code was here.
  if ((window.navigator as Partial<Navigator>).userActivation?.hasBeenActive) resolve();
  for (const sign of interactionEvents)
    window.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
});

async function loadAtLast<T>(load: () => Promise<T>): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Without a box of its own, so that the part lies where it would without it. */
const Place = styled.div`
  display: contents;
`;
