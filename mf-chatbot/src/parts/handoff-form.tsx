import styled from '@emotion/styled';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@storefront/shared/errors';
import { normalizePhone } from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Button, Input, useStatusSinceMount } from '@storefront/shared/ui';
import { selectConversation } from '../conversation/conversation-slice';
import { handoff } from './handoff';

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254;

/**
 * Asks for a person. Customers are known; guests say where the answer goes.
 * @param onCancel given where somebody has opened the form: it gets the focus, and begins again each time
 */
export function HandoffForm({ onCancel }: { onCancel?: () => void }) {
  const { t } = useTranslation('chatbot');
  const textOf = useErrorText({ other: t('handoff.failed') });
  const dispatch = useDispatch();
  const { id, token, isSignedIn } = useSelector(selectConversation);
  const sent = useSelector((state) => handoff.select(state, id ?? ''));
  const sentNow = useStatusSinceMount(sent);
  const { status, error } = onCancel ? sentNow : sent;
  const isOpened = onCancel !== undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpened) form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isOpened]);
  const [contact, setContact] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  if (id === null) return null;
  if (status === 'done')
    return (
      <Banner tone="success" isLive>
        {t(isSignedIn ? 'handoff.doneCustomer' : 'handoff.done')}
      </Banner>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const written = contact.trim();
    const phone = normalizePhone(written);
    if (!isSignedIn && !isEmail(written) && phone === null) {
      setIsWrong(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    setIsWrong(false);
    const wanted = isSignedIn ? undefined : (phone ?? written);
    dispatch(handoff.send({ owner: { token, isSignedIn }, conversationId: id, contact: wanted }));
  };
  return (
    <Form ref={form} noValidate onSubmit={submit} aria-label={t('handoff.title')}>
      <p>{t(isSignedIn ? 'handoff.textCustomer' : 'handoff.text')}</p>
      {!isSignedIn && (
        <Input
          label={t('handoff.contact')}
          value={contact}
          maxLength={254}
          autoComplete="email"
          error={isWrong ? t('handoff.contactWrong') : undefined}
          onChange={({ target }) => {
            setContact(target.value);
          }}
        />
      )}
      {error && (
        <Banner tone="danger" isLive>
          {textOf(error)}
        </Banner>
      )}
      <Buttons>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            {t('handoff.cancel')}
          </Button>
        )}
        <Button type="submit" size="small" busy={status === 'pending'}>
          {t('handoff.send')}
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;
