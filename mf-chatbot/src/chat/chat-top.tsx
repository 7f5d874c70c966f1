import styled from '@emotion/styled';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chatbotReloaded, useDispatch, useSelector } from '@storefront/shared/store';
import { Badge, IconButton, PlusIcon, TrashIcon, UserIcon, useRestoreFocus } from '@storefront/shared/ui';
import { selectConversation } from '../conversation/conversation-slice';
import { RemoveDialog } from '../parts/remove-dialog';

interface Props {
  /** The form that asks for a person is shown. */
  isHandoffOpen: boolean;
  /** Somebody wants to talk to a person. */
  onHandoff: () => void;
  /** Called when another conversation takes the place of this one. */
  onNew?: () => void;
  children?: ReactNode;
}

/** Who answers, and what can be done with the conversation. */
export function ChatTop({ isHandoffOpen, onHandoff, onNew, children }: Props) {
  const { t } = useTranslation('chatbot');
  const dispatch = useDispatch();
  const { id, phase, assistant, messages, token, isSignedIn } = useSelector(selectConversation);
  const [removed, setRemoved] = useState<string | null>(null);
  const line = useRef<HTMLDivElement>(null);
  // Beginning or deleting a conversation takes its own button away.
  useRestoreFocus(line);
  return (
    <Line ref={line} tabIndex={-1} role="group" aria-label={t('tools')}>
      <Badge tone="info">{t(`assistant.${assistant}`)}</Badge>
      <Tools>
        <IconButton
          label={t('handoff.title')}
          icon={<UserIcon />}
          aria-expanded={isHandoffOpen}
          onClick={onHandoff}
        />
        {(messages.length > 0 || phase === 'failed') && (
          <IconButton
            label={t('new')}
            icon={<PlusIcon />}
            onClick={() => {
              onNew?.();
              dispatch(chatbotReloaded());
            }}
          />
        )}
        {messages.length > 0 && id !== null && (
          <IconButton
            label={t('remove.action')}
            icon={<TrashIcon />}
            onClick={() => {
              setRemoved(id);
            }}
          />
        )}
        {children}
      </Tools>
      {removed !== null && (
        <RemoveDialog
          id={removed}
          owner={{ token, isSignedIn }}
          {...(onNew && { onRemoved: onNew })}
          onClose={() => {
            setRemoved(null);
          }}
        />
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2);
`;
const Tools = styled.div`
  display: flex;
`;
