import styled from '@emotion/styled';
import { useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartProduct, FlashPrice } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useCardPrice } from '@storefront/shared/products';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { CardLink, Heading, Picture, Price, SectionTop, TextLink } from '@storefront/shared/ui';
import { paths } from './paths/paths';
import { useRecentlyViewed } from './recently-viewed';
import type { productsByIds } from './viewed-products';

interface Props {
  product: Pick<CartProduct, 'name' | 'seoSlug' | 'picture' | 'price' | 'originalPrice' | 'stock'> & {
    infoId: string | null;
    flashSale?: FlashPrice | null | undefined;
  } & Partial<Pick<CartProduct, 'color' | 'size'>>;
  /** How wide its picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** Of its name: under the title of a page, or under that of a row. */
  level: 2 | 3 | 4;
}

/** A product in little: its picture, its name and the price of today. */
export function ViewedCard({ product, sizes, level }: Props) {
  const { t } = useTranslation('common');
  const { name, seoSlug, infoId, picture, stock, color, size } = product;
  const { amount, before } = useCardPrice(product);
  // A size that was looked at is not yet one that was chosen.
  const to = size
    ? paths.product.to(seoSlug, undefined, color?.rgb.replace('#', ''))
    : paths.product.to(seoSlug, infoId ?? undefined);
  return (
    <Article>
      <Shown>
        <Picture picture={picture} alt="" sizes={sizes} widest={768} ratio="4 / 5" />
      </Shown>
      <Name as={`h${level}`}>
        <CardLink to={to}>{name}</CardLink>
      </Name>
      <Price size="small" isStacked amount={amount} before={before} />
      {stock === 0 && <Gone>{t('product.soldOut')}</Gone>}
    </Article>
  );
}

const maxInRow = 6;
const sizesInRow = '(min-width: 1024px) 180px, 30vw';

/** Products that this browser saw before. Absent when there are none, or when they fail to load. */
export function ViewedRow({
  title,
  seeAll,
  without,
  products,
}: {
  title: string;
  /** The text of the link to all of them. */
  seeAll: string;
  /** The id of a product that is left out. */
  without?: string;
  /** What loads them; each page and widget has its own. */
  products: ReturnType<typeof productsByIds>;
}) {
  const dispatch = useDispatch();
  const language = useLanguage();
  const id = useId();
  const stored = useRecentlyViewed();
  const infoIds = useMemo(
    () =>
      stored
        .filter(({ productId }) => productId !== without)
        .slice(0, maxInRow)
        .map(({ infoId }) => infoId),
    [stored, without],
  );
  const { data } = useSelector((state) => products.select(state, { infoIds, language }));

  // What was looked at is known to this browser alone, so the route cannot ask for it.
  useEffect(() => {
    if (infoIds.length > 0) dispatch(products.fetch({ infoIds, language }));
  }, [infoIds, language, dispatch, products]);

  if (infoIds.length === 0 || !data || data.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionTop>
        <Heading id={id} level={2}>
          {title}
        </Heading>
        <TextLink to={paths.recentlyViewed.to()}>{seeAll}</TextLink>
      </SectionTop>
      <Line>
        {data.map((product) => (
          <li key={product.infoId}>
            <ViewedCard product={product} sizes={sizesInRow} level={3} />
          </li>
        ))}
      </Line>
    </section>
  );
}

const Line = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 30%;
  gap: var(--s-3);
  overflow-x: auto;
  padding-block: 4px;
  scrollbar-width: none;
  @media (min-width: 1024px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--s-4);
  }
`;
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
