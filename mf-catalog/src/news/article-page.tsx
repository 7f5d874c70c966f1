import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { At, NewsArticle, RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { Async, ButtonLink, Empty, Heading, Page, Picture, Skeleton, RichText } from '@storefront/shared/ui';
import { Widget } from '@storefront/shared/widgets';
import { breadcrumbLd } from '../breadcrumb-ld';
import { LazyNewsletterForm } from '../lazy-newsletter-form';
import { newsletter } from '../newsletter-resource';
import { paths } from '../paths/paths';
import { NewsCard, NewsFacts } from './news-card';
import { newsFeed } from './news-query';
import { newsArticles, newsSaga, newsSlices } from './news-resource';
import { ShareArticle } from './share-article';

function ArticlePage() {
  const { t } = useTranslation('catalog-news');
  const language = useLanguage();
  const slug = useParams()['slug'] ?? '';
  const entry = useSelector((state) => newsArticles.select(state, { slug, language }));
  const { data: article, error } = entry;
  const breadcrumb = [
    { label: t('home'), to: paths.home.to() },
    { label: t('title'), to: paths.news.to() },
  ];
  if (!article && error?.status === 404)
    return (
      <Page title={t('missingTitle')} isTitleInside breadcrumb={breadcrumb} width="wide">
        <Empty
          title={t('missingTitle')}
          level={1}
          action={<ButtonLink to={paths.news.to()}>{t('seeAll')}</ButtonLink>}
        >
          {t('missingText')}
        </Empty>
      </Page>
    );
  return (
    <Page title={article?.title ?? t('article')} isTitleInside breadcrumb={breadcrumb} width="wide">
      <Column>
        <Title level={1}>{article?.title ?? t('article')}</Title>
        <Async entry={entry} pending={<Waiting />}>
          {(found) => <Article article={found} />}
        </Async>
      </Column>
      {article && <Goods article={article} />}
      {article && <Related cards={article.related} />}
      <LazyNewsletterForm />
    </Page>
  );
}

function Article({ article }: { article: NewsArticle }) {
  const { t } = useTranslation('catalog-news');
  return (
    <article>
      <NewsFacts card={article} />
      <Author>{t('by', { author: article.author })}</Author>
      <Lead>{article.summary}</Lead>
      <Cover
        picture={article.picture}
        ratio="3 / 2"
        sizes="(min-width: 768px) 720px, 100vw"
        loading="priority"
      />
      <RichText blocks={article.blocks} />
      <ShareArticle title={article.title} />
    </article>
  );
}

/** What can be bought of what the article is about: of the category that it links to last. */
function Goods({ article: { blocks } }: { article: NewsArticle }) {
  const { t } = useTranslation('catalog-news');
  const slug = categoryOf(blocks);
  if (slug === null) return null;
  return (
    <More>
      <Widget
        of="catalog"
        name="product-list"
        // The article is whole without it.
        placeholder={<></>}
        when="visible"
        title={t('goods')}
        query={{ filter: { category: slug, inStock: true }, sort: 'bestSelling', limit: 8 }}
        seeAll={paths.category.to(slug)}
      />
    </More>
  );
}

function categoryOf(blocks: NewsArticle['blocks']): string | null {
  const slugs = blocks.flatMap((block) => {
    const [, slug] = (block.kind === 'link' && /^\/categories\/([\w-]+)$/.exec(block.href)) || [];
    return slug ?? [];
  });
  return slugs.at(-1) ?? null;
}

function Related({ cards }: { cards: NewsArticle['related'] }) {
  const { t } = useTranslation('catalog-news');
  if (cards.length === 0) return null;
  return (
    <More aria-labelledby="related">
      <Heading id="related" level={2}>
        {t('related')}
      </Heading>
      <Grid>
        {cards.map((card) => (
          <NewsCard key={card.id} card={card} level={3} />
        ))}
      </Grid>
    </More>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton lines={2} />
      <Skeleton kind="block" ratio="3 / 2" />
      <Skeleton lines={10} />
    </>
  );
}

const Column = styled.div`
  max-width: 720px;
  margin: var(--s-4) auto var(--s-12);
`;
const Title = styled(Heading)`
  margin-bottom: var(--s-4);
`;
const Author = styled.p`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
const Lead = styled.p`
  margin-block: var(--s-6);
  font-size: var(--t-lg);
  color: var(--c-ink-soft);
`;
const Cover = styled(Picture)`
  margin-bottom: var(--s-8);
  border-radius: var(--r-card);
`;
const More = styled.section`
  margin-bottom: var(--s-12);
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8) var(--s-6);
  margin-top: var(--s-6);
  @media (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const requestOf = ({ params, language }: At) => ({ slug: params['slug'] ?? '', language });

export const articlePage: RemotePage = {
  Component: ArticlePage,
  slices: [...newsSlices, newsletter.slice],
  saga: [newsSaga, newsletter.saga],
  needs: (at) => [newsArticles.fetch(requestOf(at))],
  status(state, at) {
    const { data, error } = newsArticles.select(state, requestOf(at));
    // An address that the article had before, or has in the other language.
    if (data && data.seoSlug !== requestOf(at).slug)
      return { redirect: paths.newsArticle.to(data.seoSlug), isPermanent: true };
    if (data) return 200;
    return error?.status === 404 ? 404 : 503;
  },
  head(state, at, t) {
    const { data, error } = newsArticles.select(state, requestOf(at));
    const news = { name: t('catalog-news:title'), item: paths.news.to() };
    if (!data) {
      const key = error?.status === 404 ? 'missingTitle' : 'title';
      return { title: t(`catalog-news:${key}`), noindex: true };
    }
    const path = paths.newsArticle.to(data.seoSlug);
    return {
      title: data.seoTitle ?? data.title,
      description: data.seoDescription ?? data.summary,
      canonical: path,
      alternates: {
        vi: paths.newsArticle.to(data.slugs.vi),
        en: paths.newsArticle.to(data.slugs.en),
      },
      image: data.picture.url,
      feed: newsFeed(at.language),
      jsonLd: [articleLd(data, path), breadcrumbLd(t, [news, { name: data.title, item: path }])],
    };
  },
};

function articleLd(article: NewsArticle, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    image: [article.picture.url],
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    articleSection: article.topic.name,
    author: { '@type': 'Organization', name: article.author },
    url: path,
  };
}
