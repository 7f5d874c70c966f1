import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { FaqGroup, RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import {
  Accordion,
  Async,
  ButtonLink,
  Empty,
  foldedText,
  Heading,
  Input,
  ListCount,
  Page,
  SearchIcon,
  Skeleton,
  Stack,
  TextButton,
  RichText,
} from '@storefront/shared/ui';
import { breadcrumbLd } from '../breadcrumb-ld';
import { paths } from '../paths/paths';
import { plainText } from './text-blocks';
import { faqs } from './faqs-resource';

function FaqsPage() {
  const { t } = useTranslation('catalog-content');
  const language = useLanguage();
  const entry = useSelector((state) => faqs.select(state, { language }));
  const [words, setWords] = useState('');
  const found = matching(entry.data ?? [], words);
  const count = found.reduce((sum, group) => sum + group.faqs.length, 0);
  useOpenAtAnchor(entry.data !== undefined);

  return (
    <Page title={t('faqs.title')} breadcrumb={[{ label: t('home'), to: paths.home.to() }]} width="text">
      <Async entry={entry} pending={<Waiting />}>
        {() => (
          <Stack gap={6}>
            <Input
              type="search"
              label={t('faqs.search')}
              hint={t('faqs.searchHint')}
              autoComplete="off"
              before={<SearchIcon />}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
            <ListCount>{t('faqs.count', { count })}</ListCount>
            {count === 0 ? (
              <Empty
                title={t('faqs.nothingTitle', { words: words.trim() })}
                action={<TextButton onClick={() => setWords('')}>{t('faqs.clear')}</TextButton>}
              >
                {t('faqs.nothingText')}
              </Empty>
            ) : (
              found.map((group) => <Group key={group.id} group={group} />)
            )}
            <Ask>
              <div>
                <Heading level={2} size={3}>
                  {t('faqs.askTitle')}
                </Heading>
                <p>{t('faqs.askText')}</p>
              </div>
              <ButtonLink variant="quiet" to={paths.policy.to('quick-consultation')}>
                {t('faqs.ask')}
              </ButtonLink>
            </Ask>
          </Stack>
        )}
      </Async>
    </Page>
  );
}

function Group({ group }: { group: FaqGroup }) {
  return (
    <section aria-labelledby={`group-${group.id}`}>
      <GroupTitle id={`group-${group.id}`} level={2} size={3}>
        {group.title}
      </GroupTitle>
      <Accordion
        items={group.faqs.map(({ id, question, answer }) => ({
          id,
          title: <span id={anchorOf(id)}>{question}</span>,
          content: <RichText blocks={answer} />,
        }))}
      />
    </section>
  );
}

const anchorOf = (id: string): string => `faq-${id}`;

/** A link to one question finds it open. */
function useOpenAtAnchor(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const question = isReady && hash ? document.getElementById(hash.slice(1)) : null;
    const details = question?.closest('details');
    if (!details) return;
    details.open = true;
    // Who comes back is where the page was left, and who follows a link is taken to its anchor by the frame.
    if (window.scrollY === 0) details.scrollIntoView({ block: 'start' });
  }, [hash, isReady]);
}

/** The questions in whose words, or whose answer's, all of these are found. */
function matching(groups: FaqGroup[], words: string): FaqGroup[] {
  const wanted = foldedText(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      faqs: group.faqs.filter(({ question, answer }) => {
        const text = foldedText(`${question} ${plainText(answer)}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((group) => group.faqs.length > 0);
}

function Waiting() {
  return (
    <Stack gap={6}>
      <Skeleton kind="block" height={72} />
      <Skeleton lines={8} />
      <Skeleton lines={8} />
    </Stack>
  );
}

const GroupTitle = styled(Heading)`
  margin-bottom: var(--s-3);
`;
const Ask = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  padding: var(--s-6);
  border-radius: var(--r-card);
  background: var(--c-tint);
  p {
    margin-top: var(--s-1);
    color: var(--c-ink-soft);
  }
`;

export const faqsPage: RemotePage = {
  Component: FaqsPage,
  slices: [faqs.slice],
  saga: faqs.saga,
  needs: ({ language }) => [faqs.fetch({ language })],
  status: (state, { language }) => (faqs.select(state, { language }).data ? 200 : 503),
  head(state, { language }, t) {
    const { data } = faqs.select(state, { language });
    const title = t('catalog-content:faqs.title');
    if (!data) return { title, noindex: true };
    return {
      title,
      description: t('catalog-content:faqs.description'),
      jsonLd: [faqLd(data), breadcrumbLd(t, [{ name: title, item: paths.faqs.to() }])],
    };
  },
};

function faqLd(groups: FaqGroup[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap((group) => group.faqs)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
  };
}
