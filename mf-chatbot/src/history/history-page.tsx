import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ChatConversation, RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { formatDateTimeInText } from '@storefront/shared/time';
import {
  ButtonLink,
  Empty,
  IconButton,
  Page,
  PagedList,
  TextLink,
  TrashIcon,
  useScrollToListTop,
} from '@storefront/shared/ui';
import { conversationSaga } from '../conversation/conversation-saga';
import { conversationSlice } from '../conversation/conversation-slice';
import { conversations, parseConversationsQuery } from '../conversation/conversations';
import { removal } from '../conversation/removal';
import { RemoveDialog } from '../parts/remove-dialog';
import { paths } from '../paths/paths';

/** The customer's conversations with the assistant: open one again, or delete it. */
function HistoryPage() {
  const { t } = useTranslation('chatbot');
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const query = parseConversationsQuery({ query: search });
  const entry = useSelector((state) => conversations.select(state, query));
  const top = useScrollToListTop<HTMLDivElement>(query.page);
  const [removed, setRemoved] = useState<ChatConversation | null>(null);
  return (
    <Page
      title={t('history.title')}
      width="wide"
      aside={<ButtonLink to={paths.chat.to()}>{t('history.ask')}</ButtonLink>}
    >
      <PagedList
        top={top}
        title={t('history.title')}
        isTitleHidden
        entry={entry}
        page={query.page}
        to={(page) => paths.history.to(page === 1 ? undefined : page)}
        summary={({ meta }) => t('history.count', { count: meta.total })}
        empty={<Empty title={t('history.empty')}>{t('history.emptyText')}</Empty>}
        keyOf={({ id }) => id}
      >
        {(conversation) => (
          <Row
            conversation={conversation}
            onRemove={() => {
              setRemoved(conversation);
            }}
          />
        )}
      </PagedList>
      {removed && (
        <RemoveDialog
          id={removed.id}
          owner={{ token: null, isSignedIn: true }}
          onRemoved={() => dispatch(conversations.refetch(query))}
          onClose={() => {
            setRemoved(null);
          }}
        />
      )}
    </Page>
  );
}

function Row({ conversation, onRemove }: { conversation: ChatConversation; onRemove: () => void }) {
  const { t } = useTranslation('chatbot');
  const language = useLanguage();
  const { id, title, lastAt, messageCount } = conversation;
  const name = title || t('history.untitled');
  return (
    <Line>
      <div>
        <TextLink to={paths.chat.to(id)}>{name}</TextLink>
        <p>
          {formatDateTimeInText(lastAt, language)} · {t('history.messages', { count: messageCount })}
        </p>
      </div>
      <IconButton label={t('history.remove', { title: name })} icon={<TrashIcon />} onClick={onRemove} />
    </Line>
  );
}

export const historyPage: RemotePage = {
  Component: HistoryPage,
  needs: (at) => [conversations.fetch(parseConversationsQuery(at))],
  head: (_state, _at, t) => ({ title: t('chatbot:history.title'), noindex: true }),
  slices: [conversationSlice, conversations.slice, removal.slice],
  saga: [conversationSaga, conversations.saga, removal.saga],
};

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--c-line);
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
  }
`;
