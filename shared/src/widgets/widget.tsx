import { Component, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  RetryContext,
  selectAccessToken,
  selectLanguage,
  useRetry,
  useSelector,
  useSession,
} from '@storefront/shared/store';
import type { SlotName, WidgetName, WidgetProps } from '../contracts';
import { mayFollow } from './use-navigation';
import { WidgetHostContext, type WidgetHost } from './widget-host';

interface Common {
  /** Stands where the widget will be, in its final size, and stays when it cannot be had. */
  placeholder?: ReactNode;
  /** `visible`: loaded when it comes near the screen. `now`: when it is drawn. */
  when?: 'visible' | 'now';
}
type PropsOf<Name extends WidgetName> = Name extends `${infer Remote}/${infer Own}`
  ? Common & { of: Remote; name: Own } & WidgetProps[Name]
  : never;
type Props = { [Name in WidgetName]: PropsOf<Name> }[WidgetName];

/** A piece of another remote on this page, asked for by name at run time. */
export function Widget({ of, name, placeholder = null, when = 'now', ...props }: Props): ReactNode {
  return <AnyWidget remote={of} name={name} placeholder={placeholder} when={when} props={props} />;
}

/** A widget that frames a page, by `<remote>/<widget>`; the page stands alone until it is there. */
export function FrameWidget({ name, children }: { name: string; children: ReactNode }): ReactNode {
  const [remote = '', widget = ''] = name.split('/');
  // Inside the frame the page still asks for what it needs itself.
  const page = <RetryContext value={useRetry()}>{children}</RetryContext>;
  return <AnyWidget remote={remote} name={widget} placeholder={page} when="now" props={{ children: page }} />;
}

/** Every widget that the registry puts here. */
export function Slot({ name, placeholder }: { name: SlotName; placeholder?: ReactNode }): ReactNode {
  const host = useContext(WidgetHostContext);
  const session = useSession();
  return host
    ?.inSlot(name)
    .filter(({ access = 'public' }) => mayFollow(access, session))
    .map(({ remote, widget }) => (
      <AnyWidget
        key={`${remote}/${widget}`}
        remote={remote}
        name={widget}
        placeholder={placeholder ?? null}
        when="visible"
        props={{}}
      />
    ));
}

interface AnyProps {
  remote: string;
  name: string;
  placeholder: ReactNode;
  when: 'visible' | 'now';
  props: object;
}

function AnyWidget({ remote, name, placeholder, when, props }: AnyProps): ReactNode {
  const host = useContext(WidgetHostContext);
  const [module, setModule] = useState(() => host?.loaded(remote, name) ?? null);
  const [isWanted, setIsWanted] = useState(when === 'now');
  const place = useRef<HTMLSpanElement>(null);
  const language = useSelector(selectLanguage);
  const token = useSelector(selectAccessToken)?.token;

  useEffect(() => {
    const element = place.current;
    if (isWanted || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsWanted(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [isWanted]);

  useEffect(() => {
    if (!isWanted || !host) return;
    let isHere = true;
    host.load(remote, name).then(
      (loaded) => {
        if (!isHere) return;
        host.fetchNeeds(loaded, props);
        setModule(loaded);
      },
      (error: unknown) => {
        host.onFailure(remote, name, error);
      },
    );
    return () => {
      isHere = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it asks its needs once in a language and with a token; later props reach it by drawing
  }, [isWanted, host, remote, name, language, token]);

  if (!module || !host) {
    return (
      <>
        <span ref={place} aria-hidden="true" />
        {placeholder}
      </>
    );
  }
  const Loaded = module.default;
  const retry = () => {
    host.fetchNeeds(module, props);
  };
  return (
    <Boundary remote={remote} name={name} host={host} placeholder={placeholder}>
      <RetryContext value={retry}>
        <Loaded {...props} />
      </RetryContext>
    </Boundary>
  );
}

interface BoundaryProps {
  remote: string;
  name: string;
  host: WidgetHost;
  placeholder: ReactNode;
  children: ReactNode;
}

/** A widget that breaks leaves its placeholder and the page around it. */
class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.host.onFailure(this.props.remote, this.props.name, error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.placeholder : this.props.children;
  }
}
