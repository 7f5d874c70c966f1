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

/** The shell's performance mark and event once the page is displayed. */
const displayed = 'shell:drawn';
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;
const minRetryMs = 5_000;
const maxRetryMs = 300_000;

/**
 * A component that the first view does not need. Its server HTML stays until the first interaction (pointer,
 * touch, key, scroll); then its code loads, a button that was clicked meanwhile is clicked again, and typed
 * values are preserved. Until then its forms are not submitted, because the browser would leave the page and
 * typed values would be lost.
 * `waitsFor` `page`: its code loads without an interaction, as for fields, in which people type at once.
 * Without server HTML, `pending` holds its place, the code loads as soon as the page is displayed, and it
 * renders after the rest of the page. Code that fails to load is loaded again, at growing intervals.
 *
 * Its props must stay the same while the page does: React discards server HTML of a component that changes
 * before its code is loaded.
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode = null,
  waitsFor: 'interaction' | 'page' = 'interaction',
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  // On a server the code is loaded before the first page is rendered.
  if (typeof window === 'undefined') {
    void load().then((Part) => {
      Loaded = memo(Part);
    });
  }
  let requestLoad: () => void = () => undefined;
  const loadRequested = new Promise<void>((resolve) => {
    requestLoad = resolve;
  });
  const Part = lazy(async () => {
    await pageDisplayed();
    if (waitsFor === 'interaction') await Promise.race([loadRequested, firstInteraction]);
    // Its own props never change, so that what changes around it does not render it again.
    return { default: memo(await loadWithRetry(load)) };
  });
  return memo(function LazyHydrated(props: Props) {
    const wrapper = useRef<HTMLDivElement>(null);
    const [isMounted, setIsMounted] = useState(false);
    useReplayClick(wrapper, isMounted);
    const [shouldMount, isServerRendered] = useShouldMount();
    const first = <Effect run={requestLoad}>{pending}</Effect>;
    return (
      <Wrapper ref={wrapper}>
        <Suspense fallback={first}>
          {shouldMount ? (
            <>
              {Loaded ? <Loaded {...props} /> : <Part {...props} />}
              <Effect
                run={() => {
                  if (wrapper.current && isServerRendered()) restoreUserInput(wrapper.current);
                  setIsMounted(true);
                }}
              />
            </>
          ) : (
            first
          )}
        </Suspense>
      </Wrapper>
    );
  });
}

/**
 * Whether below-the-fold content may render: false in the first frame, true in one of the next. Hold its
 * place until then. Server HTML contains it from the start.
 */
export function useDeferredMount(): boolean {
  return useShouldMount()[0];
}

/**
 * Whether the main content has rendered, so that this content may; and whether the server rendered the page.
 */
function useShouldMount(): [shouldMount: boolean, isServerRendered: () => boolean] {
  const [{ getSnapshot, getServerSnapshot }] = useState(createRenderSource);
  return [
    useDeferredValue(true, useSyncExternalStore(noSubscription, getSnapshot, getServerSnapshot)),
    getSnapshot,
  ];
}

/**
 * React asks `getServerSnapshot` only while it hydrates. The answer stays true, because a change would
 * discard the server HTML.
 */
function createRenderSource() {
  let isServerRendered = false;
  return { getSnapshot: () => isServerRendered, getServerSnapshot: () => (isServerRendered = true) };
}
const noSubscription = () => () => undefined;

/** Runs once on mount, before anything is rendered again. */
function Effect({ run, children }: { run: () => void; children?: ReactNode }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `run` is new in each render, and only the first one counts
  useLayoutEffect(run, []);
  return children;
}

/** React drops clicks in a component that is not hydrated yet; this repeats the last one. */
function useReplayClick(wrapper: RefObject<HTMLElement | null>, isMounted: boolean): void {
  const clicked = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (isMounted) {
      // What a browser opens by itself is open already: another click would close it.
      if (clicked.current?.isConnected && !clicked.current.popoverTargetElement) clicked.current.click();
      return;
    }
    const record = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && wrapper.current?.contains(button)) clicked.current = button;
    };
    const clear = () => {
      clicked.current = null;
    };
    const preventSubmit = (event: Event) => {
      if (event.target instanceof Node && wrapper.current?.contains(event.target)) event.preventDefault();
    };
    // React stops events that it cannot handle yet at its root; an event that gets through was handled.
    window.addEventListener('click', record, true);
    window.addEventListener('click', clear);
    window.addEventListener('submit', preventSubmit, true);
    return () => {
      window.removeEventListener('click', record, true);
      window.removeEventListener('click', clear);
      window.removeEventListener('submit', preventSubmit, true);
    };
  }, [wrapper, isMounted]);
}

async function pageDisplayed(): Promise<void> {
  if (window.performance.getEntriesByName(displayed).length > 0) return;
  await new Promise((resolve) => {
    window.addEventListener(displayed, resolve, { once: true });
  });
}

/**
 * The first interaction, shared by all components of this remote; it listens from the start, because
 * components hydrate a little later.
 */
const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  // Someone clicked before this code was loaded.
  if ((window.navigator as Partial<Navigator>).userActivation?.hasBeenActive) resolve();
  for (const type of interactionEvents)
    window.addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
});

async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let delayMs = minRetryMs; ; delayMs = Math.min(delayMs * 2, maxRetryMs)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}

/** Has no box of its own, so that the layout is the same as without it. */
const Wrapper = styled.div`
  display: contents;
`;
