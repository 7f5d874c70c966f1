import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Language, Provider, OwnSolution, RemotePage, SolutionPage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { Async, Banner, ButtonLink, Page, Skeleton, Stack } from '@storefront/shared/ui';
import { draftsSaga } from '../drafts/drafts-saga';
import { draftsSlice } from '../drafts/drafts-slice';
import { paths } from '../paths/paths';
import { ownProvider } from '../provider/own-provider';
import { SolutionView } from '../solutions/solution-view';

const { selectDraft, selectOpening } = draftsSlice.selectors;

/** A draft as visitors will see it. */
function PreviewPage() {
  const { t } = useTranslation('provider');
  const { id = '' } = useParams();
  const language = useLanguage();
  const draft = useSelector((state) => selectDraft(state, id));
  const opening = useSelector((state) => selectOpening(state, id));
  const provider = useSelector((state) => ownProvider.select(state, null)).data?.provider ?? null;
  const shown = draft && shownAs(draft.saved, provider, language);
  return (
    <Page title={shown?.title || t('preview.title')} width="wide">
      <Stack gap={6}>
        <Banner
          title={t('preview.title')}
          action={
            <ButtonLink to={paths.editSolution.to(id)} size="small" variant="quiet">
              {t('preview.back')}
            </ButtonLink>
          }
        >
          {t('preview.text')}
        </Banner>
        <Async
          entry={shown ? { ...opening, data: shown } : opening}
          pending={<Skeleton kind="block" ratio="16 / 9" />}
        >
          {(solution) => (
            <Stack gap={6}>
              <p>{solution.summary}</p>
              <SolutionView solution={solution} />
            </Stack>
          )}
        </Async>
      </Stack>
    </Page>
  );
}

/** The draft in the form of a published solution; English is shown once all of it is written. */
function shownAs(
  { id, seoSlug, content, publishedAt, updatedAt }: OwnSolution,
  provider: Provider | null,
  language: Language,
): SolutionPage {
  const { titleEn, summaryEn, descriptionEn, titleVi, summaryVi, descriptionVi } = content;
  const isEnglish = language === 'en' && titleEn !== '' && summaryEn !== '' && descriptionEn !== '';
  const description = isEnglish ? descriptionEn : descriptionVi;
  const pictures = content.screenshots.map(({ picture, altVi, altEn }) => ({
    ...picture,
    alt: (isEnglish && altEn) || altVi,
  }));
  return {
    id,
    seoSlug,
    title: isEnglish ? titleEn : titleVi,
    summary: isEnglish ? summaryEn : summaryVi,
    kind: content.kind ?? 'OTHER',
    picture: pictures[0] ?? null,
    provider: {
      id: provider?.id ?? '',
      name: provider?.businessName ?? '',
      description: provider?.description ?? '',
      website: provider?.website ?? null,
      // This one, once it is published.
      solutions: 1,
    },
    favourites: 0,
    publishedAt: publishedAt ?? updatedAt,
    description: description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
    screenshots: pictures,
    links: content.links.filter(({ url }) => url !== ''),
    channels: content.channels.filter(({ url }) => url !== ''),
    services: content.services,
    updatedAt,
    translated: language === 'vi' || isEnglish,
  };
}

export const previewPage: RemotePage = {
  Component: PreviewPage,
  needs: ({ params }) => [draftsSlice.actions.wanted({ id: params['id'] ?? '' }), ownProvider.fetch(null)],
  head: (_state, _at, t) => ({ title: t('provider:preview.title'), noindex: true }),
  slices: [draftsSlice, ownProvider.slice],
  saga: [draftsSaga, ownProvider.saga],
};
