import styled from '@emotion/styled';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface MenuProps {
  /** The content of the button that opens it. */
  trigger: ReactNode;
  /** The button's name, when the trigger is only an icon. */
  label?: string | undefined;
  /** Links and buttons; a click on one closes the menu. */
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Called on hover, focus or click, so that its content can be prefetched. */
  onIntent?: (() => void) | undefined;
}

/**
 * A few links or commands under a button. It is a native popover, so Escape and a click elsewhere close it.
 */
export function Menu({ trigger, label, children, align = 'start', onIntent }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);

  const place = (): void => {
    if (!button.current || !panel.current) return;
    const at = button.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = panel.current;
    const room = window.innerWidth - width - 8;
    const isBelow = at.bottom + height + 8 <= window.innerHeight || at.top < height + 8;
    // Anchored at the edge that it is aligned with, because its content may load later and be wider.
    if (align === 'end')
      panel.current.style.right = `${Math.max(8, Math.min(window.innerWidth - at.right, room))}px`;
    else panel.current.style.left = `${Math.max(8, Math.min(at.left, room))}px`;
    panel.current.style.top = `${isBelow ? at.bottom + 4 : at.top - height - 4}px`;
    panel.current.dataset['placed'] = '';
  };
  // The browser opens it also before this code runs; until then it is nowhere.
  useEffect(() => {
    if (isOpen.current || !isShown(panel.current)) return;
    isOpen.current = true;
    place();
  });
  const move = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || !panel.current) return;
    event.preventDefault();
    if (!isOpen.current) panel.current.showPopover();
    const items = [...panel.current.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
    const index = items.indexOf(document.activeElement as HTMLElement);
    const next = index < 0 && by < 0 ? items.length - 1 : (index + by + items.length) % items.length;
    items[next]?.focus();
  };

  return (
    <>
      <Trigger
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        aria-haspopup="true"
        onKeyDown={move}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={onIntent}
      >
        {trigger}
      </Trigger>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        onToggle={(event) => {
          isOpen.current = event.newState === 'open';
          if (isOpen.current) place();
        }}
        onKeyDown={move}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button'))
            panel.current?.hidePopover();
        }}
      >
        {children}
      </Panel>
    </>
  );
}

/** Browsers without popovers throw for the selector; their polyfill opens nothing before this code runs. */
function isShown(panel: HTMLElement | null): boolean {
  return 'popover' in HTMLElement.prototype && panel?.matches(':popover-open') === true;
}

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 44px;
  min-height: 44px;
  padding: 4px 8px;
  border-radius: var(--r-control);
  &:hover {
    color: var(--c-action);
  }
`;
/** Links and buttons below each other, all of the same width; in a menu or a sheet. */
export const MenuItems = styled.div`
  min-width: 200px;
  a,
  button {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border-radius: var(--r-control);
    text-decoration: none;
    text-align: start;
  }
  a:hover,
  button:hover {
    background: var(--c-tint);
    color: var(--c-action);
  }
`;
const Panel = styled(MenuItems)`
  &:not([data-placed]) {
    clip-path: inset(100%);
  }
  @media (scripting: none) {
    &:not([data-placed]) {
      clip-path: none;
    }
  }
  @supports not selector(:popover-open) {
    &:not(.\\:popover-open) {
      display: none;
    }
  }
  position: fixed;
  inset: auto;
  margin: 0;
  max-width: calc(100vw - 16px);
  padding: var(--s-2);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  color: var(--c-ink);
  box-shadow: var(--shadow);
`;
