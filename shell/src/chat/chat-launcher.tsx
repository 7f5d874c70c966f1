import styled from '@emotion/styled';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { chatbotToggled, selectIsOpenChatbot, useDispatch, useSelector } from '@storefront/shared/store';
import { ChatIcon, PageLink } from '@storefront/shared/ui';
import { Widget } from '@storefront/shared/widgets';
import { isPlainClick } from '../layout/plain-click';
import { useClearance } from './use-clearance';
import { openKey, wasOpen } from './was-open';

export interface ChatLauncherProps {
  /** The conversation's own page, which opens where the panel cannot be loaded. */
  to: string;
  /** The frame of a page that must not distract. */
  isBare: boolean;
}

/** The button for the assistant, in the same place on every page, and the panel once it is opened. */
export function ChatLauncher({ to, isBare }: ChatLauncherProps): ReactNode {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsOpenChatbot);
  const isOwnPage = useLocation().pathname === to;
  /** The code of the panel is there. */
  const [isShown, setIsShown] = useState(false);
  const launcher = useRef<HTMLAnchorElement>(null);
  const isInTheWay = useClearance(launcher, { isPaused: isShown, sparesButtons: isBare });

  useRestoredOpening(isOpen, isBare);
  useLayoutEffect(() => {
    // Wide pages make room for it, after a reload from the first paint on; in the bare frame it is a sheet.
    const { dataset } = document.documentElement;
    if (isOpen && !isOwnPage && !isBare) dataset['chat'] = 'open';
    else delete dataset['chat'];
  }, [isOpen, isOwnPage, isBare]);
  const isBareNow = useRef(isBare);
  useEffect(() => {
    const isEntered = isBare && !isBareNow.current;
    isBareNow.current = isBare;
    // A page that must not distract begins without it: there it would be a sheet over the page.
    if (isEntered && isOpen) dispatch(chatbotToggled());
  }, [isBare, isOpen, dispatch]);
  const wasShown = useRef(false);
  useEffect(() => {
    if (!isShown && wasShown.current) launcher.current?.focus({ preventScroll: true });
    wasShown.current = isShown;
  }, [isShown]);

  const show = useCallback(() => {
    setIsShown(true);
  }, []);
  const close = useCallback(() => {
    setIsShown(false);
    dispatch(chatbotToggled());
  }, [dispatch]);
  if (isOwnPage) return null;
  return (
    <>
      <aside aria-label={t('chat.open')}>
        <Launcher
          ref={launcher}
          to={to}
          aria-label={t('chat.open')}
          title={t('chat.open')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-busy={(isOpen && !isShown) || undefined}
          data-opens-chat
          data-hidden={isInTheWay || isShown || undefined}
          onClick={(event) => {
            // In another tab, and when its code does not come, it is the link that it is.
            if (isOpen || !isPlainClick(event)) return;
            event.preventDefault();
            dispatch(chatbotToggled());
          }}
        >
          <ChatIcon size={26} />
        </Launcher>
      </aside>
      {isOpen && (
        <Widget
          of="chatbot"
          name="chat-panel"
          placeholder={<></>}
          isBare={isBare}
          onShown={show}
          onClose={close}
        />
      )}
    </>
  );
}

/** Opens it again after a reload, and remembers whether it is open. */
function useRestoredOpening(isOpen: boolean, isBare: boolean): void {
  const dispatch = useDispatch();
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    if (!isRestored.current) {
      isRestored.current = true;
      if (!isOpen && !isBare && wasOpen()) dispatch(chatbotToggled());
      return;
    }
    try {
      if (isOpen) sessionStorage.setItem(openKey, '1');
      else sessionStorage.removeItem(openKey);
    } catch {
      // Blocked: it is closed on the next page load.
    }
  }, [isOpen, isBare, dispatch]);
}

const Launcher = styled(PageLink)`
  position: fixed;
  z-index: 13;
  right: 16px;
  bottom: 16px;
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: 50%;
  background: var(--c-action);
  color: var(--c-on-action);
  box-shadow: var(--shadow);
  &:hover {
    background: var(--c-action-hover);
  }
  &[data-hidden] {
    visibility: hidden;
  }
  @media print {
    display: none;
  }
`;
