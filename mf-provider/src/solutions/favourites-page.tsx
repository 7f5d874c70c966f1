import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { selectWishlist } from '@storefront/shared/cart';
import { pageParam, type RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import {
  Async,
  ButtonLink,
  Empty,
  ListCount,
  Page,
  Pagination,
  Stack,
  useScrollToListTop,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { savedSolutions, savingSolution } from './saved-solutions';
import { savedRequested, savedSync } from './saved-sync';
import { SolutionCard, SolutionGrid } from './solution-card';

/** The solutions that a customer saved. What is removed here stays in its place until the next visit, to be saved again. */
function FavouritesPage() {
  const { t } = useTranslation('provider-solutions');
  const language = useLanguage();
  const [search] = useSearchParams();
  const page = pageParam(search);
  const entry = useSelector((state) => savedSolutions.select(state, { page, language }));
  const wishlist = useSelector(selectWishlist);
  const top = useScrollToListTop(page);
  const saved = wishlist.filter(({ kind }) => kind === 'solution').length;
  return (
    <Page title={t('saved.title')} width="wide">
      <section ref={top} tabIndex={-1} aria-label={t('saved.title')}>
        <Async
          entry={entry}
          empty={
            <Empty
              title={t('saved.none')}
              action={<ButtonLink to={paths.solutions.to()}>{t('list.seeAll')}</ButtonLink>}
            >
              {t('saved.noneText')}
            </Empty>
          }
        >
          {({ data, meta }) => (
            <Stack gap={6}>
              <ListCount>{t('list.count', { count: Math.min(saved, meta.total) })}</ListCount>
              <SolutionGrid>
                {data.map(({ solution }) => (
                  <li key={solution.id}>
                    <SolutionCard solution={solution} level={2} />
                  </li>
                ))}
              </SolutionGrid>
              <Pagination
                page={meta.page}
                totalPages={meta.totalPages}
                to={(number) => paths.favourites.to({ page: number > 1 ? number : undefined })}
              />
            </Stack>
          )}
        </Async>
      </section>
    </Page>
  );
}

export const favouritesPage: RemotePage = {
  Component: FavouritesPage,
  needs: ({ query, language }) => [
    savedSolutions.fetch({ page: pageParam(query), language }),
    savedRequested(),
  ],
  head: (_state, _at, t) => ({ title: t('provider-solutions:saved.title'), noindex: true }),
  slices: [savedSolutions.slice, savingSolution.slice],
  saga: [savedSolutions.saga, savingSolution.saga, savedSync],
};
