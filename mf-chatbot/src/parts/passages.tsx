import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ChatPassage } from '@storefront/shared/contracts';
import { OwnLink } from './own-link';

interface Props {
  passages: readonly ChatPassage[];
  /** The answer's text: what it quotes already is not quoted again. */
  text: string;
}

/** What an answer rests on, in the words of the shop's pages. */
export function Passages({ passages, text }: Props) {
  const { t } = useTranslation('chatbot');
  return (
    <List aria-label={t('passages')}>
      {passages.map(({ title, quote, to }) => (
        <li key={`${to} ${title}`}>
          {!text.includes(quote) && <blockquote>{quote}</blockquote>}
          <OwnLink to={to}>{title}</OwnLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--s-3);
  font-size: var(--t-sm);
  li {
    padding-inline-start: var(--s-3);
    border-inline-start: 3px solid var(--c-brand);
  }
  blockquote {
    color: var(--c-ink-soft);
    white-space: pre-line;
  }
`;
