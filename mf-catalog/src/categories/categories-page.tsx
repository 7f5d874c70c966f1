import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { Async, Heading, Page, SectionTop, Skeleton, Stack, TextLink } from '@storefront/shared/ui';
import { categories } from '../catalog-state';
import { CategoryTile } from '../category-tile';
import { leavesOf } from '../category-tree';
import { paths } from '../paths/paths';

/** Every category of the shop, as pictures under the root that holds it. */
export function CategoriesPage() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const entry = useSelector((state) => categories.select(state, { language }));
  return (
    <Page title={t('categories.title')} breadcrumb={[{ label: t('crumbs.home'), to: paths.home.to() }]}>
      <noscript>
        <p>
          <TextLink to={paths.search.to()}>{t('search.noQueryTitle')}</TextLink>
        </p>
      </noscript>
      <Async entry={entry} pending={<Waiting />}>
        {(tree) => (
          <Stack gap={12}>
            {tree.map((root) => (
              <Root key={root.id} root={root} />
            ))}
          </Stack>
        )}
      </Async>
    </Page>
  );
}

function Root({ root }: { root: Category }) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTop>
        <Heading id={id} level={2} size={3}>
          {root.name}
        </Heading>
        <TextLink to={paths.category.to(root.slug)} aria-label={t('section.seeAllOf', { title: root.name })}>
          {t('seeAll')}
        </TextLink>
      </SectionTop>
      <Tiles>
        {leavesOf([root]).map((category) => (
          <CategoryTile key={category.id} category={category} sizes="(min-width: 1024px) 180px, 45vw" />
        ))}
      </Tiles>
    </section>
  );
}

function Waiting() {
  return (
    <Tiles>
      {Array.from({ length: 12 }, (_, index) => (
        <li key={index}>
          <Skeleton kind="block" ratio="1 / 1" />
          <Skeleton lines={2} />
        </li>
      ))}
    </Tiles>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: var(--s-6) var(--s-4);
`;
