import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Page } from '@storefront/shared/ui';
import { conversationChosen, selectConversation } from '../conversation/conversation-slice';
import { paths } from '../paths/paths';
import { saga, slices } from './chat-parts';
import { ChatTop } from './chat-top';
import { Conversation } from './conversation';

/** The conversation on a page of its own. */
function ChatPage() {
  const { t } = useTranslation('chatbot');
  const navigate = useNavigate();
  const [isHandoffOpen, setIsHandoffOpen] = useState(false);
  useShortAddress();
  return (
    <Page title={t('page.title')} width="text">
      <Box>
        <Top>
          <ChatTop
            isHandoffOpen={isHandoffOpen}
            onHandoff={() => {
              setIsHandoffOpen(!isHandoffOpen);
            }}
            // An address whose conversation could not be opened would be opened again.
            onNew={() => void navigate(paths.chat.to(), { replace: true })}
          />
        </Top>
        <Conversation
          isHandoffOpen={isHandoffOpen}
          onHandoffClose={() => {
            setIsHandoffOpen(false);
          }}
        />
      </Box>
    </Page>
  );
}

/**
 * Takes the id of a conversation off the address once that conversation is open: it is the one of this browser then, and
 * nothing opens it again after it was left or deleted.
 */
function useShortAddress(): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { id } = useSelector(selectConversation);
  const isOpen = id !== null && search.get('conversation') === id;
  useEffect(() => {
    if (isOpen) void navigate(paths.chat.to(), { replace: true, preventScrollReset: true });
  }, [isOpen, navigate]);
}

export const chatPage: RemotePage = {
  Component: ChatPage,
  needs: ({ query }) => {
    const wanted = query.get('conversation');
    return wanted ? [conversationChosen(wanted.slice(0, 64))] : [];
  },
  head: (_state, _at, t) => ({
    title: t('chatbot:page.title'),
    description: t('chatbot:page.description'),
    canonical: paths.chat.to(),
    noindex: true,
  }),
  slices,
  saga,
};

const Box = styled.div`
  display: flex;
  flex-direction: column;
  height: clamp(420px, 100 * var(--dvh) - 260px, 900px);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-ground);
  overflow: clip;
`;
const Top = styled.div`
  padding: var(--s-1) var(--s-2) var(--s-1) var(--s-4);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-paper);
`;
