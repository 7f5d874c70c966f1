import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toSearch, type Language, type RemotePage, type ShopPlace } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { Async, ButtonLink, Empty, FilterLinks, ListCount, Page, Skeleton } from '@storefront/shared/ui';
import { breadcrumbLd } from '../breadcrumb-ld';
import { paths } from '../paths/paths';
import { PlaceCard } from './place-card';
import { places, placesSaga, placesSlices, type PlaceKind } from './places-resource';

function PlacesPage({ kind }: { kind: PlaceKind }) {
  const { t } = useTranslation('catalog-content');
  const language = useLanguage();
  const province = useSearchParams()[0].get('province') ?? '';
  const entry = useSelector((state) => places[kind].select(state, { language }));
  const path = paths[kind].to();
  return (
    <Page title={t(`${kind}.title`)} breadcrumb={[{ label: t('home'), to: paths.home.to() }]} width="wide">
      <Lead>{t(`${kind}.lead`)}</Lead>
      <Async entry={entry} pending={<Waiting />}>
        {(all) => {
          const shown = all.filter(({ provinceCode }) => province === '' || provinceCode === province);
          return (
            <>
              <FilterLinks
                label={t('places.province')}
                links={[
                  { to: path, text: t('places.all'), isCurrent: province === '' },
                  ...provincesOf(all).map(({ code, name }) => ({
                    to: `${path}${toSearch({ province: code })}`,
                    text: provinceIn(language, name),
                    isCurrent: code === province,
                  })),
                ]}
              />
              <ListCount>{t(`${kind}.count`, { count: shown.length })}</ListCount>
              {shown.length === 0 ? (
                <Empty
                  title={t('places.none')}
                  action={<ButtonLink to={path}>{t('places.seeAll')}</ButtonLink>}
                >
                  {t('places.noneText')}
                </Empty>
              ) : (
                <Grid>
                  {shown.map((place) => (
                    <PlaceCard key={place.id} place={place} />
                  ))}
                </Grid>
              )}
            </>
          );
        }}
      </Async>
    </Page>
  );
}

/** Each province once, in the order of its places. */
function provincesOf(all: readonly ShopPlace[]): { code: string; name: string }[] {
  return [...new Map(all.map(({ provinceCode, province }) => [provinceCode, province]))].map(
    ([code, name]) => ({ code, name }),
  );
}

/** As English texts write it; an address stays as the post knows it. */
const provinceIn = (language: Language, name: string): string =>
  language === 'en'
    ? name.replace(/^Thành phố (Hồ Chí Minh)$/, '$1 City').replace(/^(?:Thành phố|Tỉnh) /, '')
    : name;

function Waiting() {
  return (
    <Grid>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} kind="block" height={260} />
      ))}
    </Grid>
  );
}

const Lead = styled.p`
  max-width: 60ch;
  margin-bottom: var(--s-6);
  font-size: var(--t-lg);
  color: var(--c-ink-soft);
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  margin-top: var(--s-4);
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const placesPage = (kind: PlaceKind): RemotePage => ({
  Component: () => <PlacesPage kind={kind} />,
  slices: placesSlices,
  saga: placesSaga,
  needs: ({ language }) => [places[kind].fetch({ language })],
  status: (state, { language }) => (places[kind].select(state, { language }).data ? 200 : 503),
  head(state, { language }, t) {
    const { data } = places[kind].select(state, { language });
    const title = t(`catalog-content:${kind}.title`);
    if (!data) return { title, noindex: true };
    const item = paths[kind].to();
    return {
      title,
      description: t(`catalog-content:${kind}.description`),
      // What is narrowed to a province shows nothing that the whole list does not.
      canonical: item,
      jsonLd: [...data.map(placeLd), breadcrumbLd(t, [{ name: title, item }])],
    };
  },
});

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function placeLd({ name, address, province, phone, openingHours, latitude, longitude }: ShopPlace): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressRegion: province,
      addressCountry: 'VN',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: openingHours.map(({ from, to, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.slice(from - 1, to),
      opens,
      closes,
    })),
  };
}

export const showroomsPage = placesPage('showrooms');
export const serviceCentersPage = placesPage('serviceCenters');
