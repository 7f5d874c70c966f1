import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '@storefront/shared/contracts';
import { formatDateTime } from '@storefront/shared/time';
import { Section } from '@storefront/shared/ui';

/** What was said, oldest first; of cards that an answer showed, how many and of what. */
export function Conversation({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useTranslation('operator-inbox');
  return (
    <Section title={t('conversation')}>
      {messages.length === 0 ? (
        <p>{t('nothingSaid')}</p>
      ) : (
        <Messages>
          {messages.map((message) => (
            <Said key={message.id} data-role={message.role}>
              <Who>
                {t(`role.${message.role}`)} · <time dateTime={message.at}>{formatDateTime(message.at)}</time>
              </Who>
              {message.text !== '' && <Words>{message.text}</Words>}
              <Shown message={message} />
            </Said>
          ))}
        </Messages>
      )}
    </Section>
  );
}

function Shown({ message: { products = [], passages = [], orders = [] } }: { message: ChatMessage }) {
  const { t } = useTranslation('operator-inbox');
  const names = [
    ...products.map(({ name }) => name),
    ...passages.map(({ title }) => title),
    ...orders.map(({ code }) => code),
  ];
  return names.length > 0 ? <Who>{t('shown', { names: names.join(', ') })}</Who> : null;
}

const Messages = styled.ol`
  display: grid;
  gap: var(--s-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Said = styled.li`
  padding: var(--s-3);
  border-left: 3px solid var(--c-line);
  &[data-role='CUSTOMER'] {
    border-left-color: var(--c-action);
  }
`;
const Who = styled.p`
  margin: 0;
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
/** People's own line breaks. */
const Words = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
