import styled from '@emotion/styled';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMessages, WidgetProps } from '@storefront/shared/contracts';
import { CloseIcon, IconButton, useModal } from '@storefront/shared/ui';
import { ChatTop } from '../chat/chat-top';
import { Conversation } from '../chat/conversation';

export { saga, slices } from '../chat/chat-parts';
export const messages: PageMessages = {
  namespace: 'chatbot',
  load: (language) => import(`../locales/${language}.json`),
};

type Props = WidgetProps['chatbot/chat-panel'];

/** The conversation beside the page, as the frame opens it: docked where there is room for it, else a sheet. */
export default function ChatPanel({ isBare = false, onShown, onClose = () => undefined }: Props) {
  const [isNarrow] = useState(() => window.matchMedia('(max-width: 1023px)').matches);
  useEffect(() => {
    onShown?.();
  }, [onShown]);
  return isNarrow || isBare ? <OverPage onClose={onClose} /> : <Docked onClose={onClose} />;
}

interface FrameProps {
  onClose: () => void;
}

/** Over all of a phone's screen, as high as the keyboard leaves it; at the side of a larger screen. */
function OverPage({ onClose }: FrameProps) {
  const { t } = useTranslation('chatbot');
  const { ref, ...modal } = useModal(true, onClose, 'marked');
  useEffect(() => {
    const viewport = window.visualViewport;
    const sheet = ref.current;
    if (!viewport || !sheet) return undefined;
    const fit = () => {
      sheet.style.height = `${String(viewport.height)}px`;
      sheet.style.top = `${String(viewport.offsetTop)}px`;
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [ref]);
  return (
    <Sheet
      ref={ref}
      {...modal}
      aria-label={t('panel.title')}
      onClick={(event) => {
        // A page that a link of the conversation opens would stay behind it.
        if (isLink(event)) onClose();
        modal.onClick(event);
      }}
    >
      <Inside onClose={onClose} />
    </Sheet>
  );
}

/** Beside the page, which goes on to be used. */
function Docked({ onClose }: FrameProps) {
  const { t } = useTranslation('chatbot');
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isAside = useStepsAside(panel);
  useEffect(() => {
    // Who has just opened it wants to write; after a reload the page has the focus.
    if (document.activeElement?.hasAttribute('data-opens-chat')) field.current?.focus();
  }, []);
  return (
    <Aside
      ref={panel}
      aria-label={t('panel.title')}
      data-aside={isAside || undefined}
      onKeyDown={(event: KeyboardEvent) => {
        // A dialog of the conversation closes itself.
        if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) onClose();
      }}
    >
      <Inside onClose={onClose} fieldRef={field} />
    </Aside>
  );
}

function Inside({ onClose, fieldRef }: FrameProps & { fieldRef?: Ref<HTMLTextAreaElement> }) {
  const { t } = useTranslation('chatbot');
  const [isHandoffOpen, setIsHandoffOpen] = useState(false);
  return (
    <Whole>
      <Top>
        <h2 tabIndex={-1}>{t('panel.title')}</h2>
        <IconButton label={t('panel.close')} icon={<CloseIcon />} onClick={onClose} />
      </Top>
      <Second>
        <ChatTop
          isHandoffOpen={isHandoffOpen}
          onHandoff={() => {
            setIsHandoffOpen(!isHandoffOpen);
          }}
        />
      </Second>
      <Conversation
        isHandoffOpen={isHandoffOpen}
        onHandoffClose={() => {
          setIsHandoffOpen(false);
        }}
        {...(fieldRef && { fieldRef })}
      />
    </Whole>
  );
}

const isLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;

/** While the panel would cover what has the focus: a field, or what somebody has reached with the keyboard. */
function useStepsAside(panel: { current: HTMLElement | null }): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (panel.current) setIsAside(isCovered(document.activeElement, panel.current));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    const options = { capture: true, passive: true };
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const;
    for (const name of events) window.addEventListener(name, later, options);
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) window.removeEventListener(name, later, options);
    };
  }, [panel]);
  return isAside;
}

function isCovered(focused: Element | null, panel: HTMLElement): boolean {
  if (!(focused instanceof HTMLElement) || panel.contains(focused)) return false;
  // Headings and regions get the focus when a page changes; nobody works with them.
  if (focused.tabIndex < 0 || !focused.matches(':focus-visible')) return false;
  const { right, top, bottom } = focused.getBoundingClientRect();
  const place = panel.getBoundingClientRect();
  // The panel stands at the end of the line, from below the header to the bottom, also while it is aside.
  return right > window.innerWidth - place.width && bottom > place.top && top < place.bottom;
}

const Sheet = styled.dialog`
  width: 100%;
  max-width: none;
  height: calc(100 * var(--dvh));
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  color: var(--c-ink);
  background: var(--c-ground);
  overflow: hidden;
  overscroll-behavior: contain;
  &::backdrop {
    background: var(--c-backdrop);
  }
  @media (min-width: 768px) {
    width: 480px;
    margin-inline-start: auto;
    box-shadow: var(--shadow);
  }
`;
/** Below the header; pages give it room where they have enough (`data-chat` of the document). */
const Aside = styled.aside`
  position: fixed;
  z-index: 18;
  inset: 65px 0 0 auto;
  width: 400px;
  border-inline-start: 1px solid var(--c-line);
  background: var(--c-ground);
  box-shadow: var(--shadow);
  transition: transform var(--m-enter) var(--m-ease);
  &[data-aside] {
    transform: translateX(100%);
    visibility: hidden;
  }
`;
const Whole = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
`;
const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--s-1) var(--s-2) 0 var(--s-4);
  background: var(--c-paper);
  h2 {
    font-size: var(--t-lg);
  }
`;
const Second = styled.div`
  padding: 0 var(--s-2) var(--s-1) var(--s-4);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-paper);
`;
