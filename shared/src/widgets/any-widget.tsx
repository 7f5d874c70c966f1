import {
  Component,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { RetryContext, selectAccessToken, selectLanguage, useSelector } from '@storefront/shared/store';
import type { WidgetModule } from '../contracts';
import { useIsHydrating } from './use-is-hydrating';
import { WidgetHostContext, type WidgetHost } from './widget-host';

const minRetryMs = 5_000;
const maxRetryMs = 300_000;

export interface AnyWidgetProps {
  remote: string;
  name: string;
  /** Shown until the widget is loaded. */
  placeholder: ReactNode;
  /** Shown when it cannot be loaded or rendered; `useRetry` tries again. */
  failed: ReactNode;
  when: 'visible' | 'now';
  props: object;
}

/** A widget by its name at run time. Its failure does not affect the page. */
export function AnyWidget(widget: AnyWidgetProps): ReactNode {
  const host = useContext(WidgetHostContext);
  const isHydrating = useIsHydrating();
  const { remote, name } = widget;
  const [isSent] = useState(() => isHydrating && host?.isRendered(remote, name) === true);
  if (!host) return widget.placeholder;
  return isSent ? <SentWidget {...widget} host={host} /> : <LazyWidget {...widget} host={host} />;
}

interface Props extends AnyWidgetProps {
  host: WidgetHost;
}

/**
 * The server's HTML of a widget stays until its code is loaded, also if that fails. Until then nothing may render it, not
 * even with other props, because React would discard the HTML.
 */
function SentWidget({ host, ...widget }: Props): ReactNode {
  const { remote, name } = widget;
  const [sent] = useState(widget);
  const [isLoaded, setIsLoaded] = useState(false);
  const [leaving] = useState(() => new AbortController());
  const [Part] = useState(() =>
    lazy(async () => {
      const module = await loadWithRetry(host, remote, name, leaving.signal);
      return {
        default: function Sent(own: AnyWidgetProps) {
          useEffect(() => {
            setIsLoaded(true);
          }, []);
          return <LoadedWidget {...own} host={host} module={module} />;
        },
      };
    }),
  );
  useEffect(
    () => () => {
      leaving.abort();
    },
    [leaving],
  );
  const shown = isLoaded ? widget : sent;
  // The same element is not rendered again.
  const first = useMemo(
    () => (
      <Suspense fallback={sent.placeholder}>
        <Part {...sent} />
      </Suspense>
    ),
    [Part, sent],
  );
  if (shown === sent) return first;
  return (
    <Suspense fallback={shown.placeholder}>
      <Part {...shown} />
    </Suspense>
  );
}

/** Loads a widget, and tries again until it succeeds or has left the page. */
async function loadWithRetry(
  host: WidgetHost,
  remote: string,
  name: string,
  leaving: AbortSignal,
): Promise<WidgetModule> {
  for (let delayMs = minRetryMs; !leaving.aborted; delayMs = Math.min(delayMs * 2, maxRetryMs)) {
    try {
      return await host.load(remote, name);
    } catch (error) {
      if (delayMs === minRetryMs) host.onFailure(remote, name, error);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return new Promise(() => undefined);
}

/** Loads the widget in the browser; on the server it is loaded already, or left to the browser. */
function LazyWidget({ host, ...widget }: Props): ReactNode {
  const { remote, name, placeholder, failed, when, props } = widget;
  const [module, setModule] = useState(() => host.loaded(remote, name));
  const [wasLoaded] = useState(module !== null);
  const place = useRef<HTMLSpanElement>(null);
  const isWanted = useIsNear(place, when === 'now');
  const [failures, setFailures] = useState(0);
  const [retries, setRetries] = useState(0);
  const language = useSelector(selectLanguage);
  const token = useSelector(selectAccessToken)?.token;

  useEffect(() => {
    if (!isWanted || module) return;
    let isCurrent = true;
    host
      .load(remote, name)
      .then((loaded) => {
        if (!isCurrent) return;
        host.fetchNeeds(loaded, props);
        setModule(loaded);
      })
      .catch((error: unknown) => {
        host.onFailure(remote, name, error);
        if (isCurrent) setFailures(retries + 1);
      });
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- its data is fetched once; later props reach it by rendering
  }, [isWanted, host, remote, name, module, retries, language, token]);

  if (module)
    return (
      <Suspense fallback={placeholder}>
        <LoadedWidget {...widget} host={host} module={module} isFetched={!wasLoaded} />
      </Suspense>
    );
  return (
    <>
      <span ref={place} aria-hidden="true" />
      <RetryContext value={() => setRetries(failures)}>
        {failures > retries ? failed : placeholder}
      </RetryContext>
    </>
  );
}

/** Whether an element was near the screen. */
function useIsNear(place: RefObject<HTMLElement | null>, initially: boolean): boolean {
  const [isNear, setIsNear] = useState(initially);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [place, isNear]);
  return isNear;
}

interface LoadedProps extends Props {
  module: WidgetModule;
  /** Whether its data was requested before it rendered. */
  isFetched?: boolean;
}

/** A widget whose code is loaded. */
function LoadedWidget(widget: LoadedProps): ReactNode {
  const { host, module, remote, name, failed, props } = widget;
  const retry = () => {
    host.fetchNeeds(module, props);
  };
  return (
    <Boundary remote={remote} name={name} host={host} failed={failed} retry={retry}>
      <RetryContext value={retry}>
        <FetchedWidget {...widget} />
        <RenderedWidget {...widget} />
      </RetryContext>
    </Boundary>
  );
}

/** Fetches a widget's data for each language and session, and when its props need other data. */
function FetchedWidget({ host, module, remote, name, props, isFetched }: LoadedProps): ReactNode {
  const language = useSelector(selectLanguage);
  const token = useSelector(selectAccessToken)?.token;
  const wanted = JSON.stringify([language, token, module.needs?.(props, language)]);
  const fetched = useRef(isFetched ? wanted : null);

  useEffect(() => {
    if (fetched.current === wanted) return;
    fetched.current = wanted;
    // Its messages may have failed to load at the last change of the language.
    host
      .load(remote, name)
      .then(() => {
        host.fetchNeeds(module, props);
      })
      .catch((error: unknown) => {
        host.onFailure(remote, name, error);
      });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the props are in what is wanted
  }, [host, module, remote, name, wanted]);

  host.onRendering?.(remote, name, 'begins');
  const Loaded = module.default;
  return <Loaded {...props} />;
}

/** Renders nothing: React gets here after everything in the widget before it. */
function RenderedWidget({ host, remote, name }: LoadedProps): ReactNode {
  host.onRendering?.(remote, name, 'ends');
  return null;
}

interface BoundaryProps {
  remote: string;
  name: string;
  host: WidgetHost;
  failed: ReactNode;
  retry: () => void;
  children: ReactNode;
}

/** A widget that throws leaves the page around it. */
class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.host.onFailure(this.props.remote, this.props.name, error);
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    const retry = () => {
      this.props.retry();
      this.setState({ isBroken: false });
    };
    return <RetryContext value={retry}>{this.props.failed}</RetryContext>;
  }
}
