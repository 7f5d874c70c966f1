import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RemotePage, SolutionPage as Solution } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { Async, Badge, ButtonLink, Empty, Page, Skeleton, Stack } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { Consult } from './consult';
import { consulting } from './consulting';
import { savedSolutions, savingSolution } from './saved-solutions';
import { savedRequested, savedSync } from './saved-sync';
import { SolutionView } from './solution-view';
import { solutionPages } from './solutions';
import { solutionHead } from './solutions-head';

/** One published solution. */
function SolutionPage() {
  const { t } = useTranslation('provider-solutions');
  const { slug = '' } = useParams();
  const language = useLanguage();
  const entry = useSelector((state) => solutionPages.select(state, { slug, language }));
  const { data } = entry;
  if (entry.error?.status === 404) return <NoSuchSolution />;
  if (!data)
    return (
      <Page title={t('list.title')} isTitleInside width="wide">
        <Async entry={entry} pending={<Waiting />}>
          {() => null}
        </Async>
      </Page>
    );
  return (
    <Page
      title={data.title}
      width="wide"
      breadcrumb={[
        { label: t('home'), to: '/' },
        { label: t('list.title'), to: paths.solutions.to() },
      ]}
    >
      <Async entry={entry}>{(solution) => <Shown key={solution.id} solution={solution} />}</Async>
    </Page>
  );
}

function Shown({ solution }: { solution: Solution }) {
  const { t } = useTranslation('provider-solutions');
  return (
    <Stack gap={6}>
      <Lead>
        <Badge>{t(`kinds.${solution.kind}`)}</Badge>
        <p>{solution.summary}</p>
      </Lead>
      <SolutionView solution={solution}>
        <Consult solution={solution} />
      </SolutionView>
    </Stack>
  );
}

function NoSuchSolution() {
  const { t } = useTranslation('provider-solutions');
  return (
    <Page title={t('one.missing')} isTitleInside>
      <Empty
        title={t('one.missing')}
        level={1}
        action={<ButtonLink to={paths.solutions.to()}>{t('list.seeAll')}</ButtonLink>}
      >
        {t('one.missingText')}
      </Empty>
    </Page>
  );
}

function Waiting() {
  return (
    <Stack gap={6}>
      <Skeleton lines={2} />
      <Skeleton kind="block" ratio="16 / 9" />
      <Skeleton lines={6} />
    </Stack>
  );
}

export const solutionPage: RemotePage = {
  Component: SolutionPage,
  needs: ({ params, language }) => [
    solutionPages.fetch({ slug: params['slug'] ?? '', language }),
    savedRequested(),
  ],
  head: solutionHead,
  status(state, { params, language }) {
    const { data, error } = solutionPages.select(state, { slug: params['slug'] ?? '', language });
    if (error?.status === 404) return 404;
    return data ? 200 : 503;
  },
  slices: [solutionPages.slice, savedSolutions.slice, savingSolution.slice, consulting.slice],
  saga: [solutionPages.saga, savedSolutions.saga, savingSolution.saga, savedSync, consulting.saga],
};

const Lead = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: start;
  max-width: 68ch;
  font-size: var(--t-lg);
`;
