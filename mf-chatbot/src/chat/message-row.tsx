import styled from '@emotion/styled';
import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useErrorText } from '@storefront/shared/errors';
import { useSelector, useSession } from '@storefront/shared/store';
import { Banner, ButtonLink, TextButton, VisuallyHidden } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { selectIsAsking } from '../conversation/conversation-slice';
import type { Message } from '../conversation/message';
import { AskButton } from '../parts/ask-button';
import { Feedback } from '../parts/feedback';
import { HandoffForm } from '../parts/handoff-form';
import { Orders } from '../parts/orders';
import { OwnLink } from '../parts/own-link';
import { Passages } from '../parts/passages';
import { Products } from '../parts/products';

interface Props {
  message: Message;
  isLast: boolean;
  /** The form that asks for a person is shown elsewhere. */
  isHandoffOpen: boolean;
  /** The question of an answer. */
  question: Message | undefined;
  /** Sends a text as a question of its own. */
  onAsk: (text: string) => void;
  /** Sends a question that did not arrive once more. */
  onResend: (message: Message) => void;
}

type RowProps = Props & { isNewFailure: boolean };

/** One message, with everything that belongs to it. Other messages of the list stay as they are while it grows. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { t } = useTranslation('chatbot');
  const { role, text, state, isSending, failure } = props.message;
  // What had failed before it was shown is read like the rest of the page.
  const [earlier] = useState(failure);
  const isNewFailure = failure !== undefined && failure !== earlier;
  return (
    <Item data-role={role}>
      <VisuallyHidden>{t(`role.${role}`)}</VisuallyHidden>
      {role === 'STAFF' && <Who aria-hidden="true">{t('role.STAFF')}</Who>}
      {text !== '' && (
        <Bubble data-sending={isSending || undefined} aria-busy={state === 'STREAMING' || undefined}>
          {text}
        </Bubble>
      )}
      {role === 'ASSISTANT' && text === '' && state === 'STREAMING' && (
        <Waiting data-fades aria-label={t('answering')} role="img">
          …
        </Waiting>
      )}
      {role === 'CUSTOMER' ? (
        <Question {...props} isNewFailure={isNewFailure} />
      ) : (
        <Answer {...props} isNewFailure={isNewFailure} />
      )}
    </Item>
  );
});

function Question({ message, isNewFailure, onResend }: RowProps): ReactNode {
  if (!message.failure) return null;
  return (
    <Failed
      error={message.failure}
      isNew={isNewFailure}
      onResend={() => {
        onResend(message);
      }}
    />
  );
}

function Answer({
  message,
  isLast,
  isHandoffOpen,
  question,
  isNewFailure,
  onAsk,
  onResend,
}: RowProps): ReactNode {
  const { t } = useTranslation('chatbot');
  const { id, role, text, state, products, passages, orders, links, replies, failure, vote } = message;
  return (
    <>
      {products && products.length > 0 && <Products products={products} />}
      {orders && orders.length > 0 && <Orders orders={orders} />}
      {passages && passages.length > 0 && <Passages passages={passages} text={text} />}
      {links && links.length > 0 && (
        <Links>
          {links.map(({ label, to }) => (
            <li key={to}>
              <OwnLink to={to}>{label}</OwnLink>
            </li>
          ))}
        </Links>
      )}
      {message.isSignInAsked && <SignIn isLast={isLast} question={question} onAsk={onAsk} />}
      {message.isHandoffOffered && isLast && !isHandoffOpen && <HandoffForm />}
      {state === 'STOPPED' && <Note>{t('stopped')}</Note>}
      {state === 'FAILED' && (
        <Failed
          error={failure ?? { code: 'CHAT_FAILED' }}
          isNew={isNewFailure}
          {...(question && {
            onResend: () => {
              onResend(message);
            },
          })}
        />
      )}
      {role === 'ASSISTANT' && (state === 'DONE' || state === 'STOPPED') && (
        <Feedback id={id} {...(vote && { vote })} />
      )}
      {isLast && state === 'DONE' && replies && replies.length > 0 && (
        <Replies role="group" aria-label={t('replies')}>
          {replies.map((reply) => (
            <AskButton key={reply.label} variant="quiet" text={reply.text} onAsk={onAsk}>
              {reply.label}
            </AskButton>
          ))}
        </Replies>
      )}
    </>
  );
}

interface FailedProps {
  error: NonNullable<Message['failure']>;
  /** It is announced. */
  isNew: boolean;
  onResend?: () => void;
}

/** What happened, and the button that sends the message again. */
function Failed({ error, isNew, onResend }: FailedProps) {
  const { t } = useTranslation('chatbot');
  const isAsking = useSelector(selectIsAsking);
  // The specification's sentence, also where the texts of codes did not load.
  const textOf = useErrorText({ CHAT_FAILED: t('failed'), other: t('failed') });
  return (
    <Banner
      tone="danger"
      isLive={isNew}
      action={
        onResend && (
          <TextButton aria-disabled={isAsking || undefined} onClick={isAsking ? undefined : onResend}>
            {t('resend')}
          </TextButton>
        )
      }
    >
      {textOf(error)}
    </Banner>
  );
}

/** Only the owner of an account sees its orders; after the login the same page is open again. */
function SignIn({ isLast, question, onAsk }: Pick<Props, 'isLast' | 'question' | 'onAsk'>): ReactNode {
  const { t } = useTranslation('chatbot');
  const { isLoggedIn } = useSession();
  const pathTo = usePathTo();
  // The panel stays while pages change beside it, and its links follow them.
  useLocation();
  if (!isLoggedIn) {
    return (
      <ButtonLink size="small" to={pathTo('account/login', { redirectUrl: here() })}>
        {t('signIn.action')}
      </ButtonLink>
    );
  }
  if (!isLast || !question) return null;
  return (
    <>
      <Note>{t('signIn.done')}</Note>
      <AskButton text={question.text} onAsk={onAsk}>
        {t('signIn.again')}
      </AskButton>
    </>
  );
}

/** The login takes a language prefix off. */
const here = () => `${window.location.pathname}${window.location.search}`;

const Item = styled.li`
  display: grid;
  gap: var(--s-2);
  justify-items: start;
  min-width: 0;
  &[data-role='CUSTOMER'] {
    justify-items: end;
    padding-inline-start: var(--s-8);
  }
  > ul,
  > form,
  > [role='alert'] {
    width: 100%;
  }
`;
const Bubble = styled.p`
  max-width: 100%;
  padding: var(--s-2) var(--s-3);
  border-radius: var(--r-card);
  background: var(--c-tint);
  white-space: pre-line;
  overflow-wrap: anywhere;
  [data-role='CUSTOMER'] > & {
    background: var(--c-action);
    color: var(--c-on-action);
  }
  [data-role='STAFF'] > & {
    background: var(--c-info-tint);
  }
  &[data-sending] {
    opacity: 0.85;
  }
`;
const Who = styled.p`
  font-size: var(--t-xs);
  font-weight: 600;
  color: var(--c-info);
`;
const Waiting = styled.p`
  padding: var(--s-1) var(--s-3);
  border-radius: var(--r-card);
  background: var(--c-tint);
  font-weight: 600;
  letter-spacing: 0.2em;
  animation: chat-waits 1.2s ease-in-out infinite;
  @keyframes chat-waits {
    50% {
      opacity: 0.4;
    }
  }
`;
const Note = styled.p`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
const Links = styled.ul`
  display: grid;
  gap: var(--s-1);
  font-size: var(--t-sm);
`;
const Replies = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;
