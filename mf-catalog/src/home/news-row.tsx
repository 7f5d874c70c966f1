import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { formatDateInText } from '@storefront/shared/time';
import { CardLink, Picture } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { homeNews } from './home-state';
import { Section } from './section';

const sizes = '(min-width: 768px) 31vw, 100vw';

/** The newest of the shop's news. */
export function NewsRow() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const entry = useSelector((state) => homeNews.select(state, { language }));
  return (
    <Section
      title={t('home.news')}
      entry={entry}
      to={paths.news.to()}
      height={320}
      isEmpty={({ length }) => length === 0}
    >
      {(news) => (
        <Articles>
          {news.map(({ id, title, seoSlug, summary, topic, picture, publishedAt }) => (
            <li key={id}>
              <Shown>
                <Picture picture={picture} alt="" ratio="3 / 2" sizes={sizes} />
              </Shown>
              <div>
                <Facts>
                  {topic.name} · {formatDateInText(publishedAt, language)}
                </Facts>
                <Title>
                  <CardLink to={paths.newsArticle.to(seoSlug)}>{title}</CardLink>
                </Title>
                <Summary>{summary}</Summary>
              </div>
            </li>
          ))}
        </Articles>
      )}
    </Section>
  );
}

const Articles = styled.ul`
  display: grid;
  gap: var(--s-6);
  li {
    position: relative;
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    gap: var(--s-4);
    align-content: start;
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s-3);
    }
  }
`;
const Shown = styled.div`
  border-radius: var(--r-card);
  overflow: clip;
  align-self: start;
`;
const Facts = styled.p`
  font-size: var(--t-xs);
  color: var(--c-ink-soft);
`;
const Title = styled.h3`
  font-size: var(--t-md);
  line-height: 1.4;
`;
const Summary = styled.p`
  display: none;
  margin-top: var(--s-1);
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
  @media (min-width: 768px) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: clip;
  }
`;
