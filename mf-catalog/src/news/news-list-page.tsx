import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { NewsCard as Card, Paged, RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import {
  Async,
  ButtonLink,
  Empty,
  FilterLinks,
  ExternalLink,
  Page,
  Pagination,
  Skeleton,
  useScrollToListTop,
} from '@storefront/shared/ui';
import { BeyondTheEnd } from '../beyond-the-end';
import { breadcrumbLd } from '../breadcrumb-ld';
import { LazyNewsletterForm } from '../lazy-newsletter-form';
import { newsletter } from '../newsletter-resource';
import { paths } from '../paths/paths';
import { NewsCard } from './news-card';
import { newsFeed, newsLink, parseNewsQuery } from './news-query';
import { newsLists, newsSaga, newsSlices, newsTopics } from './news-resource';

function NewsListPage() {
  const { t } = useTranslation('catalog-news');
  const language = useLanguage();
  const query = parseNewsQuery({ query: useSearchParams()[0], language });
  const { page, topic } = query;
  const entry = useSelector((state) => newsLists.select(state, query));
  const top = useScrollToListTop(page);
  const isBeyond = (entry.data?.meta.total ?? 0) > 0;

  return (
    <Page
      title={topic ? t(`topics.${topic}`) : t('title')}
      breadcrumb={[
        { label: t('home'), to: paths.home.to() },
        ...(topic ? [{ label: t('title'), to: paths.news.to() }] : []),
      ]}
      width="wide"
      aside={<ExternalLink href={newsFeed(language)}>{t('rss')}</ExternalLink>}
    >
      <FilterLinks
        label={t('topicsLabel')}
        links={[
          { to: newsLink(undefined), text: t('all'), isCurrent: !topic },
          ...newsTopics.map((key) => ({
            to: newsLink(key),
            text: t(`topics.${key}`),
            isCurrent: key === topic,
          })),
        ]}
      />
      <List ref={top} tabIndex={-1} aria-label={t('list')}>
        <Async
          entry={entry}
          pending={<Waiting />}
          empty={
            isBeyond ? (
              <BeyondTheEnd
                title={t('beyondTitle')}
                text={t('beyondText')}
                firstPage={{ to: newsLink(topic), name: t('firstPage') }}
              />
            ) : (
              <Empty
                title={t('emptyTitle')}
                action={<ButtonLink to={newsLink(undefined)}>{t('seeAll')}</ButtonLink>}
              >
                {t('emptyText')}
              </Empty>
            )
          }
        >
          {({ data, meta }) => (
            <>
              <Cards cards={data} hasLead={page === 1} />
              <Pages>
                <Pagination
                  page={meta.page}
                  totalPages={meta.totalPages}
                  to={(number) => newsLink(topic, number)}
                />
              </Pages>
            </>
          )}
        </Async>
      </List>
      <LazyNewsletterForm />
    </Page>
  );
}

function Cards({ cards, hasLead }: { cards: Card[]; hasLead: boolean }) {
  const [first, ...others] = cards;
  const rest = hasLead ? others : cards;
  return (
    <>
      {hasLead && first && <NewsCard card={first} isLead />}
      <Grid>
        {rest.map((card, index) => (
          <NewsCard key={card.id} card={card} isFirstRow={!hasLead && index < 3} />
        ))}
      </Grid>
    </>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton kind="block" height={320} />
      <Grid>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index}>
            <Skeleton kind="block" ratio="3 / 2" />
            <Skeleton lines={4} />
          </div>
        ))}
      </Grid>
    </>
  );
}

const List = styled.section`
  scroll-margin-top: 72px;
  margin-bottom: var(--s-12);
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8) var(--s-6);
  margin-top: var(--s-8);
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Pages = styled.div`
  margin-top: var(--s-12);
`;

export const newsListPage: RemotePage = {
  Component: NewsListPage,
  slices: [...newsSlices, newsletter.slice],
  saga: [newsSaga, newsletter.saga],
  needs: (at) => [newsLists.fetch(parseNewsQuery(at))],
  status(state, at) {
    const { data } = newsLists.select(state, parseNewsQuery(at));
    if (data && isBeyondTheEnd(data)) return 404;
    return data ? 200 : 503;
  },
  head(state, at, t) {
    const query = parseNewsQuery(at);
    const { page, topic } = query;
    const { data } = newsLists.select(state, query);
    const name = topic ? t(`catalog-news:topics.${topic}`) : t('catalog-news:title');
    const title = page > 1 ? t('catalog-news:pageTitle', { title: name, page }) : name;
    if (!data || isBeyondTheEnd(data)) return { title, noindex: true };
    const news = { name: t('catalog-news:title'), item: paths.news.to() };
    return {
      title,
      description: t('catalog-news:description'),
      canonical: newsLink(topic, page),
      feed: newsFeed(at.language),
      jsonLd: [breadcrumbLd(t, topic ? [news, { name, item: newsLink(topic) }] : [news])],
      ...(data.data[0] && { image: data.data[0].picture.url }),
    };
  },
};

const isBeyondTheEnd = ({ data, meta }: Paged<Card>): boolean => data.length === 0 && meta.page > 1;
