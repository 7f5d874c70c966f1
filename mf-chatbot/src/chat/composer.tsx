import styled from '@emotion/styled';
import { useEffect, useRef, useState, type KeyboardEvent, type Ref, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, PauseIcon, SendIcon, VisuallyHidden } from '@storefront/shared/ui';
import { readDraft, storeDraft } from '../conversation/stored-conversation';

/** The shop takes no longer ones. */
const maxLength = 2_000;
/** From here on the rest is counted. */
const countedFrom = 1_800;

/** A second press that follows this soon meant the same as the first: one button sends and stops. */
const doublePressMs = 500;

interface Props {
  /** The answer that is being written can be stopped. */
  isAnswering: boolean;
  /** The conversation is open; what is sent before is sent then. */
  canSend: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
  /** When it changes, what is typed goes away. */
  cleared: number;
  fieldRef?: Ref<HTMLTextAreaElement>;
}

/** The field for a message. What is typed is kept across pages and reloads, also when it cannot be sent. */
export function Composer({ isAnswering, canSend, onSend, onStop, cleared, fieldRef }: Props) {
  const { t } = useTranslation('chatbot');
  const [text, setText] = useState(readDraft);
  /** It was sent before the conversation was open. */
  const [isWaiting, setIsWaiting] = useState(false);
  const [known, setKnown] = useState(cleared);
  if (known !== cleared) {
    setKnown(cleared);
    setText('');
    setIsWaiting(false);
  }
  const sentAt = useRef(-Infinity);
  const write = (next: string) => {
    setText(next);
    setIsWaiting(false);
    storeDraft(next);
  };
  const send = () => {
    const message = text.trim();
    if (message === '' || isAnswering) return;
    if (!canSend) {
      setIsWaiting(true);
      return;
    }
    sentAt.current = performance.now();
    onSend(message);
    write('');
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (isWaiting && canSend) latest.current();
  }, [isWaiting, canSend]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    // Enter also ends a word that a Vietnamese keyboard is composing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const left = maxLength - text.length;
  return (
    <Form onSubmit={submit}>
      <label>
        <VisuallyHidden>{t('composer.label')}</VisuallyHidden>
        <Field
          ref={fieldRef}
          data-first-focus
          rows={1}
          value={text}
          maxLength={maxLength}
          placeholder={t('composer.placeholder')}
          onChange={({ target }) => {
            write(target.value);
          }}
          onKeyDown={press}
        />
      </label>
      {isAnswering ? (
        <IconButton
          label={t('composer.stop')}
          icon={<PauseIcon />}
          onClick={() => {
            if (performance.now() - sentAt.current > doublePressMs) onStop();
          }}
        />
      ) : (
        <IconButton
          type="submit"
          label={t('composer.send')}
          icon={<SendIcon />}
          aria-busy={isWaiting || undefined}
          aria-disabled={text.trim() === '' || undefined}
        />
      )}
      <Count role="status">{text.length >= countedFrom && t('composer.left', { count: left })}</Count>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--s-1);
  label {
    display: block;
  }
`;
const Field = styled.textarea`
  display: block;
  width: 100%;
  min-height: 44px;
  max-height: 132px;
  padding: 9px 12px;
  border: 1px solid var(--c-line-control);
  border-radius: var(--r-control);
  background: var(--c-paper);
  color: var(--c-ink);
  line-height: 1.5;
  resize: none;
  field-sizing: content;
  &::placeholder {
    color: var(--c-ink-faint);
    opacity: 1;
  }
  &:focus-visible {
    outline: 2px solid var(--c-action);
    outline-offset: 0;
    border-color: var(--c-action);
    box-shadow: none;
  }
`;
const Count = styled.p`
  grid-column: 1 / -1;
  font-size: var(--t-xs);
  color: var(--c-ink-soft);
  &:empty {
    display: none;
  }
`;
