import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { NewsCard as Card } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatDateInText } from '@storefront/shared/time';
import { CardLink, Heading, Picture } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

interface Props {
  card: Card;
  /** Of its title. */
  level?: 2 | 3;
  /** The newest, drawn large. */
  isLead?: boolean;
  isFirstRow?: boolean;
}

/** An article in a list: its picture, what it is about, its title and how long it takes to read. */
export function NewsCard({ card, level = 2, isLead = false, isFirstRow = false }: Props) {
  return (
    <Box data-lead={isLead || undefined}>
      <Frame>
        <Picture
          picture={card.picture}
          alt=""
          ratio="3 / 2"
          sizes={
            isLead
              ? '(min-width: 1024px) 640px, 100vw'
              : '(min-width: 1024px) 380px, (min-width: 640px) 48vw, 100vw'
          }
          loading={isLead ? 'priority' : isFirstRow ? 'eager' : 'lazy'}
        />
      </Frame>
      <Words>
        <NewsFacts card={card} />
        <Heading level={level} size={isLead ? 2 : 3}>
          <CardLink to={paths.newsArticle.to(card.seoSlug)}>{card.title}</CardLink>
        </Heading>
        <Summary>{card.summary}</Summary>
      </Words>
    </Box>
  );
}

/** Topic, day and reading time in one line. */
export function NewsFacts({ card }: { card: Pick<Card, 'topic' | 'publishedAt' | 'readingMinutes'> }) {
  const { t } = useTranslation('catalog-news');
  const language = useLanguage();
  return (
    <Facts>
      <strong>{card.topic.name}</strong>
      <time dateTime={card.publishedAt}>{formatDateInText(card.publishedAt, language)}</time>
      <span>{t('reading', { count: card.readingMinutes })}</span>
    </Facts>
  );
}

const Box = styled.article`
  position: relative;
  display: grid;
  gap: var(--s-3);
  align-content: start;
  @media (min-width: 1024px) {
    &[data-lead] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: var(--s-8);
      align-items: center;
    }
  }
`;
const Frame = styled.div`
  border-radius: var(--r-card);
  overflow: clip;
`;
const Words = styled.div`
  display: grid;
  gap: var(--s-2);
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-3);
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
  strong {
    color: var(--c-action);
    font-weight: 600;
  }
`;
const Summary = styled.p`
  color: var(--c-ink-soft);
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`;
