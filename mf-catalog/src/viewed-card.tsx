import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { CartProduct } from '@storefront/shared/contracts';
import { CardLink, Picture, Price } from '@storefront/shared/ui';
import { paths } from './paths/paths';

interface Props {
  product: CartProduct;
  /** How wide its picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** Of its name: under the title of a page, or under that of a row. */
  level: 2 | 3;
}

/** Something that was looked at, with the price of today. */
export function ViewedCard({ product, sizes, level }: Props) {
  const { t } = useTranslation('common');
  const { name, seoSlug, infoId, picture, price, originalPrice, stock } = product;
  return (
    <Article>
      <Shown>
        <Picture picture={picture} alt="" sizes={sizes} ratio="4 / 5" />
      </Shown>
      <Name as={`h${level}`}>
        <CardLink to={paths.product.to(seoSlug, infoId)}>{name}</CardLink>
      </Name>
      <Price size="small" amount={price} before={originalPrice} />
      {stock === 0 && <Gone>{t('product.soldOut')}</Gone>}
    </Article>
  );
}

const Article = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: 4px;
`;
const Shown = styled.div`
  margin-bottom: var(--s-1);
  border-radius: var(--r-card);
  overflow: clip;
`;
const Name = styled.h3`
  font-size: var(--t-sm);
  font-weight: 500;
  line-height: 1.4;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: clip;
`;
const Gone = styled.span`
  font-size: var(--t-xs);
  color: var(--c-ink-soft);
`;
