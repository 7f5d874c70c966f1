import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { anchorsOf, Async, ButtonLink, Empty, Page, Skeleton, RichText } from '@storefront/shared/ui';
import { formatDateInText } from '@storefront/shared/time';
import { paths } from '../paths/paths';
import { ContentNav } from './content-nav';
import { contentPages, type PageKey } from './content-resource';
import { TableOfContents } from './table-of-contents';

interface Props {
  /** None where the address names no page. */
  pageKey: PageKey | undefined;
  /** Stands beside the text: a form. */
  children?: ReactNode;
}

/** A policy or company page: its text, where one is in it, and the pages beside it. */
export function ContentView({ pageKey, children }: Props) {
  return pageKey ? <Known pageKey={pageKey}>{children}</Known> : <Missing />;
}

function Known({ pageKey, children }: Props & { pageKey: PageKey }) {
  const { t } = useTranslation('catalog-content');
  const language = useLanguage();
  const entry = useSelector((state) => contentPages.select(state, { key: pageKey, language }));
  const { data, error } = entry;
  if (!data && error?.status === 404) return <Missing />;
  return (
    <Page
      title={data?.title ?? t('page.untitled')}
      breadcrumb={[{ label: t('home'), to: paths.home.to() }]}
      width="wide"
    >
      <Layout data-form={children ? true : undefined}>
        {/* The form does not wait for the text, nor fail with it. */}
        {children ? <Beside>{children}</Beside> : <TableOfContents anchors={anchorsOf(data?.blocks ?? [])} />}
        <Article>
          <Async entry={entry} pending={<Skeleton lines={12} />}>
            {({ summary, blocks, updatedAt }) => (
              <>
                {summary && <Lead>{summary}</Lead>}
                <RichText blocks={blocks} />
                <Updated>{t('page.updated', { date: formatDateInText(updatedAt, language) })}</Updated>
              </>
            )}
          </Async>
        </Article>
        <ContentNav current={pageKey} isBeside={!children} />
      </Layout>
    </Page>
  );
}

function Missing() {
  const { t } = useTranslation('catalog-content');
  return (
    <Page
      title={t('page.missingTitle')}
      isTitleInside
      breadcrumb={[{ label: t('home'), to: paths.home.to() }]}
      width="wide"
    >
      <Empty
        title={t('page.missingTitle')}
        level={1}
        action={<ButtonLink to={paths.faqs.to()}>{t('page.toFaqs')}</ButtonLink>}
      >
        {t('page.missingText')}
      </Empty>
      <ContentNav />
    </Page>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8);
  @media (min-width: 1024px) {
    grid-template: 'nav text' auto / 220px minmax(0, 1fr);
    gap: var(--s-12);
    align-items: start;
    &[data-form] {
      grid-template: 'text beside' auto 'nav beside' auto / minmax(0, 7fr) minmax(0, 5fr);
    }
  }
  @media (min-width: 1200px) {
    &:not([data-form]) {
      grid-template: 'nav text beside' auto / 220px minmax(0, 1fr) 200px;
    }
  }
`;
const Article = styled.article`
  grid-area: auto;
  @media (min-width: 1024px) {
    grid-area: text;
  }
`;
const Beside = styled.div`
  @media (min-width: 1024px) {
    grid-area: beside;
    position: sticky;
    top: 80px;
  }
`;
const Lead = styled.p`
  max-width: 60ch;
  margin-bottom: var(--s-6);
  font-size: var(--t-lg);
  color: var(--c-ink-soft);
`;
const Updated = styled.p`
  margin-top: var(--s-8);
  padding-top: var(--s-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
