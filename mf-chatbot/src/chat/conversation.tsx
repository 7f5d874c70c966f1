import styled from '@emotion/styled';
import { useCallback, useEffect, useLayoutEffect, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@storefront/shared/errors';
import { useDispatch, useSelector, useStore } from '@storefront/shared/store';
import { Banner, Button, Skeleton, TextButton, useRestoreFocus, VisuallyHidden } from '@storefront/shared/ui';
import {
  answerIdOf,
  answerStopped,
  olderRequested,
  questionAsked,
  selectConversation,
  viewerCame,
  viewerLeft,
} from '../conversation/conversation-slice';
import { openRequested } from '../conversation/conversation-saga';
import type { Message } from '../conversation/message';
import { AskButton } from '../parts/ask-button';
import { HandoffForm } from '../parts/handoff-form';
import { Spoken } from '../parts/spoken';
import { Composer } from './composer';
import { MessageRow } from './message-row';

/** The shop sends this many messages with a conversation; it has older ones only if there are as many. */
const firstPage = 50;
const examples = ['products', 'size', 'delivery', 'returns'] as const;

interface Props {
  fieldRef?: Ref<HTMLTextAreaElement>;
  /** The form that asks for a person is shown. */
  isHandoffOpen: boolean;
  onHandoffClose: () => void;
}

/** The conversation itself: what was said, and the field for more. The panel and the page put their frames around it. */
export function Conversation({ fieldRef, isHandoffOpen, onHandoffClose }: Props) {
  const { t } = useTranslation('chatbot');
  const dispatch = useDispatch();
  const store = useStore();
  const { phase, error, wish, messages, asking, isLineBroken, older, signOuts } =
    useSelector(selectConversation);
  const textOf = useErrorText({ other: t('notOpened') });
  useViewer();
  const { list, follow, keepPlace } = useFollowEnd(messages);
  // Buttons and forms of the list go away with what they did.
  useRestoreFocus(list);

  const ask = useCallback(
    (text: string) => {
      follow();
      const clientMessageId = crypto.randomUUID();
      dispatch(questionAsked({ text, clientMessageId, path: window.location.pathname }));
    },
    [dispatch, follow],
  );
  const resend = useCallback(
    (message: Message) => {
      follow();
      // What did not arrive keeps its id, so that it is not asked twice if it did arrive.
      if (message.role === 'CUSTOMER' && message.clientMessageId) {
        const { text, clientMessageId } = message;
        dispatch(questionAsked({ text, clientMessageId, path: window.location.pathname }));
        return;
      }
      // Read when it is pressed, so that the rows of the list stay the same while it grows.
      const question = questionOf(message, selectConversation(store.getState()).messages);
      if (question) ask(question.text);
    },
    [dispatch, store, follow, ask],
  );
  const stop = () => {
    const answer = messages.filter(({ state }) => state === 'STREAMING').at(-1);
    const isNamed = answer && asking !== null && answer.id !== answerIdOf(asking);
    dispatch(answerStopped(isNamed ? answer.id : null));
  };
  const last = messages.at(-1);
  const said = last?.role === 'CUSTOMER' ? undefined : last;
  return (
    <Column>
      <Scroll ref={list} tabIndex={0} role="region" aria-label={t('messages')}>
        {phase === 'failed' && (
          <Banner
            tone="danger"
            isLive
            action={<TextButton onClick={() => dispatch(openRequested(wish))}>{t('tryAgain')}</TextButton>}
          >
            {error && textOf(error)}
          </Banner>
        )}
        {(phase === 'idle' || phase === 'opening') && messages.length === 0 && (
          <div aria-busy="true">
            <VisuallyHidden role="status">{t('opening')}</VisuallyHidden>
            <Skeleton lines={4} />
          </div>
        )}
        {phase === 'ready' && messages.length === 0 && <Start onAsk={ask} />}
        {messages.length >= firstPage && older !== 'none' && (
          <Button
            variant="quiet"
            size="small"
            busy={older === 'pending'}
            onClick={() => {
              keepPlace();
              dispatch(olderRequested());
            }}
          >
            {t('older')}
          </Button>
        )}
        <Messages>
          {messages.map((message) => (
            <MessageRow
              key={
                message.replyTo === undefined
                  ? (message.clientMessageId ?? message.id)
                  : `to ${message.replyTo}`
              }
              message={message}
              isLast={message === last}
              isHandoffOpen={isHandoffOpen}
              question={questionOf(message, messages)}
              onAsk={ask}
              onResend={resend}
            />
          ))}
        </Messages>
        {isHandoffOpen && phase === 'ready' && <HandoffForm onCancel={onHandoffClose} />}
        {isLineBroken && (
          <Banner tone="warning" isLive>
            {t('lineBroken')}
          </Banner>
        )}
      </Scroll>
      {/* There before anything is said, so that the first message is read out too. */}
      {phase === 'ready' && (
        <Spoken id={said?.id ?? ''} text={said?.text ?? ''} isComplete={said?.state !== 'STREAMING'} />
      )}
      <Foot>
        <Composer
          isAnswering={asking !== null}
          canSend={phase === 'ready'}
          onSend={ask}
          onStop={stop}
          cleared={signOuts}
          {...(fieldRef && { fieldRef })}
        />
        <Note>{t('composer.note')}</Note>
      </Foot>
    </Column>
  );
}

/** The question that a message answers, if it answers one. */
const questionOf = ({ replyTo }: Message, messages: readonly Message[]): Message | undefined =>
  replyTo === undefined
    ? undefined
    : messages.find(({ id, clientMessageId }) => replyTo === id || replyTo === clientMessageId);

/** Examples of what can be asked. */
function Start({ onAsk }: { onAsk: (text: string) => void }) {
  const { t } = useTranslation('chatbot');
  return (
    <Empty>
      <p>{t('start.text')}</p>
      <ul aria-label={t('start.examples')}>
        {examples.map((name) => (
          <li key={name}>
            <AskButton variant="quiet" text={t(`start.${name}`)} onAsk={onAsk}>
              {t(`start.${name}`)}
            </AskButton>
          </li>
        ))}
      </ul>
    </Empty>
  );
}

/** The shop's later messages are received while the page is visible. */
function useViewer(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    let isSeen = false;
    const look = () => {
      const isVisible = document.visibilityState === 'visible';
      if (isVisible === isSeen) return;
      isSeen = isVisible;
      dispatch(isVisible ? viewerCame() : viewerLeft());
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      if (isSeen) dispatch(viewerLeft());
    };
  }, [dispatch]);
}

/**
 * The end of the conversation stays in sight while it grows, unless somebody has scrolled up to read; what they read stays
 * where it is when older messages are put before it.
 */
function useFollowEnd(messages: readonly Message[]) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** Before the older messages: which was the first, and how far the screen's top was from the end. */
  const place = useRef<{ firstId: string | undefined; fromEnd: number } | null>(null);
  const firstId = messages[0]?.id;
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 80;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      element.removeEventListener('scroll', note);
    };
  }, []);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const { current: stored } = place;
    if (stored && stored.firstId !== firstId) {
      element.scrollTop = element.scrollHeight - stored.fromEnd;
      element.focus({ preventScroll: true });
      place.current = null;
    } else if (isAtEnd.current) element.scrollTop = element.scrollHeight;
  });
  const keepPlace = () => {
    const { current: element } = list;
    if (element) place.current = { firstId, fromEnd: element.scrollHeight - element.scrollTop };
  };
  const follow = useCallback(() => {
    isAtEnd.current = true;
  }, []);
  return { list, follow, keepPlace };
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;
const Scroll = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-3);
  flex: 1;
  min-height: 0;
  padding: var(--s-3) var(--s-4);
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
`;
const Messages = styled.ol`
  display: grid;
  gap: var(--s-4);
`;
const Foot = styled.div`
  padding: var(--s-2) var(--s-2) max(var(--s-2), env(safe-area-inset-bottom)) var(--s-4);
  border-top: 1px solid var(--c-line);
`;
const Note = styled.p`
  margin-top: var(--s-1);
  font-size: var(--t-xs);
  color: var(--c-ink-soft);
`;
const Empty = styled.div`
  display: grid;
  gap: var(--s-3);
  ul {
    display: grid;
    gap: var(--s-2);
    justify-items: start;
  }
`;
