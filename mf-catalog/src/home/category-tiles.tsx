import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { useRetry, useSelector } from '@storefront/shared/store';
import { Banner, Heading, Skeleton, TextButton } from '@storefront/shared/ui';
import { categories } from '../catalog-state';
import { CategoryTile } from '../category-tile';
import { leavesOf } from '../category-tree';

const maxShown = 16;

/** Categories as pictures. */
export function CategoryTiles() {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation('common');
  const id = useId();
  const language = useLanguage();
  const retry = useRetry();
  const entry = useSelector((state) => categories.select(state, { language }));
  const leaves = entry.data && leavesOf(entry.data);
  if (leaves?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title id={id} level={2}>
        {t('home.categories')}
      </Title>
      {!leaves && entry.error && !entry.isFetching ? (
        <Banner tone="warning" action={<TextButton onClick={retry}>{common('retry')}</TextButton>}>
          {common('section.failed')}
        </Banner>
      ) : (
        <Tiles aria-busy={leaves ? undefined : true}>
          {leaves
            ?.slice(0, maxShown)
            .map((category) => (
              <CategoryTile key={category.id} category={category} sizes="(min-width: 1024px) 180px, 30vw" />
            )) ??
            Array.from({ length: maxShown }, (_, index) => (
              <li key={index}>
                <Skeleton kind="block" ratio="1 / 1" />
                <Skeleton lines={2} />
              </li>
            ))}
        </Tiles>
      )}
    </section>
  );
}

const Title = styled(Heading)`
  margin-bottom: var(--s-4);
`;
/** Two rows: they slide where not all of them fit. */
const Tiles = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(2, auto);
  grid-auto-columns: clamp(100px, 27%, 132px);
  gap: var(--s-4) var(--s-3);
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  padding-block: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  @media (min-width: 1024px) {
    grid-auto-flow: row;
    grid-template-rows: none;
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: var(--s-6) var(--s-4);
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;
