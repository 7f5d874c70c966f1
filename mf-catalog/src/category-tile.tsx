import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Category } from '@storefront/shared/contracts';
import { CardLink, Picture } from '@storefront/shared/ui';
import { paths } from './paths/paths';

interface Props {
  category: Category;
  /** How wide the picture is, as `<img sizes>` says it. */
  sizes: string;
}

/** A category as a picture, in a list of them. */
export function CategoryTile({ category: { name, slug, picture, productCount }, sizes }: Props) {
  const { t } = useTranslation('catalog');
  return (
    <Tile>
      <Shown>
        <Picture picture={picture} alt="" ratio="1 / 1" sizes={sizes} widest={768} />
      </Shown>
      <CardLink to={paths.category.to(slug)}>{name}</CardLink>
      <Number>{t('categories.count', { count: productCount })}</Number>
    </Tile>
  );
}

const Tile = styled.li`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  text-align: center;
  font-weight: 500;
  line-height: 1.35;
`;
const Shown = styled.div`
  width: 100%;
  margin-bottom: var(--s-2);
  border-radius: var(--r-sheet);
  overflow: clip;
  /* The picture's own height would stretch its square. */
  > span {
    min-height: 0;
  }
  img {
    transition: transform var(--m-enter) var(--m-ease);
  }
  li:hover > & img {
    transform: scale(1.04);
  }
`;
const Number = styled.span`
  font-size: var(--t-xs);
  color: var(--c-ink-soft);
`;
