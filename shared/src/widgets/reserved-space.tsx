import styled, { type CSSObject } from '@emotion/styled';
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ReservedSpace as Space } from '../contracts';
import { useIsHydrating } from './use-is-hydrating';
import { WidgetHostContext } from './widget-host';

interface Props {
  remote: string;
  name: string;
  /** Without it, the widget has no place before it is there. */
  keeps: readonly Space[] | undefined;
  children: ReactNode;
}

/**
 * Keeps the place of a widget, so that what follows on the page stays where it is. When the widget has nothing to show,
 * its place collapses where that moves nothing on the screen: before the first paint, or while it is below the screen.
 */
export function ReservedSpace({ keeps, ...widget }: Props): ReactNode {
  return keeps ? <Reserved {...widget} keeps={keeps} /> : widget.children;
}

function Reserved({ remote, name, keeps, children }: Props & { keeps: readonly Space[] }): ReactNode {
  const host = useContext(WidgetHostContext);
  const isHydrating = useIsHydrating();
  const place = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(() => {
    const isRendered = host?.loaded(remote, name) || (isHydrating && host?.isRendered(remote, name));
    return !isRendered;
  });

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const check = () => {
      if (!element.matches(':empty')) setIsHeld(true);
      else if (element.getBoundingClientRect().top >= window.innerHeight) setIsHeld(false);
    };
    check();
    const content = new MutationObserver(check);
    content.observe(element, { childList: true });
    const screen = new IntersectionObserver(check);
    screen.observe(element);
    return () => {
      content.disconnect();
      screen.disconnect();
    };
  }, []);

  return (
    <Room ref={place} $keeps={keeps} data-held={isHeld || undefined}>
      {children}
    </Room>
  );
}

const Room = styled.div<{ $keeps: readonly Space[] }>(({ $keeps }) => [
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  ...[...$keeps].sort((a, b) => a.from - b.from).map(roomFrom),
  { '&:empty:not([data-held])': { display: 'none' } },
]);

function roomFrom({ from, height, heightVw = 0, width = 0 }: Space): CSSObject {
  const room = { minHeight: `calc(${String(height)}px + ${String(heightVw)}vw)`, minWidth: width };
  return from === 0 ? room : { [`@media (min-width: ${String(from)}px)`]: room };
}
