import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '@storefront/shared/contracts';
import { useCardPrice } from '@storefront/shared/products';
import {
  ActionLink,
  Checkbox,
  CloseIcon,
  IconButton,
  Picture,
  Price,
  Rating,
  TextLink,
  VisuallyHidden,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { comparedFacts, isDifferent } from './comparison';

interface Props {
  products: readonly ProductDetail[];
  onRemove: (id: string) => void;
}

/** A column for each product, a line for each fact; the facts stay in sight while the products are scrolled. */
export function CompareTable({ products, onRemove }: Props) {
  const { t } = useTranslation('catalog-kept');
  const [isShort, setIsShort] = useState(false);
  const facts = comparedFacts(products);
  const shown = isShort ? facts.filter(isDifferent) : facts;
  return (
    <>
      {products.length > 1 && (
        <Choice>
          <Checkbox
            label={t('compare.different')}
            checked={isShort}
            onChange={({ target }) => setIsShort(target.checked)}
          />
        </Choice>
      )}
      {/* What scrolls can be reached and scrolled by the keyboard. */}
      <Scroller role="region" aria-label={t('compare.table')} tabIndex={0}>
        <table>
          <caption>
            <VisuallyHidden>{t('compare.table')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('compare.fact')}</VisuallyHidden>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <Shown>
                    <Picture picture={product.picture} alt="" sizes="220px" ratio="4 / 5" />
                    <Remove>
                      <IconButton
                        isRaised
                        label={t('compare.remove', { name: product.name })}
                        icon={<CloseIcon size={18} />}
                        onClick={() => onRemove(product.id)}
                      />
                    </Remove>
                  </Shown>
                  <TextLink to={paths.product.to(product.seoSlug)}>{product.name}</TextLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('compare.price')}</th>
              {products.map((product) => (
                <td key={product.id}>
                  <PriceOf product={product} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('compare.stock')}</th>
              {products.map(({ id, stock }) => (
                <td key={id}>{stock > 0 ? t('compare.inStock') : t('compare.soldOut')}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('compare.rating')}</th>
              {products.map(({ id, rating, reviewCount }) => (
                <td key={id}>
                  {rating !== null && reviewCount > 0 ? (
                    <Rating value={rating} count={reviewCount} />
                  ) : (
                    t('compare.noRating')
                  )}
                </td>
              ))}
            </tr>
            {shown.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {products.map(({ id }, index) => (
                  <td key={id}>{values[index] ?? <None>{t('compare.unsaid')}</None>}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('compare.next')}</th>
              {products.map(({ id, name, seoSlug }) => (
                <td key={id}>
                  <ActionLink to={paths.product.to(seoSlug)} aria-label={`${t('compare.choose')}: ${name}`}>
                    {t('compare.choose')}
                  </ActionLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Scroller>
    </>
  );
}

function PriceOf({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog-kept');
  const { amount, before } = useCardPrice(product);
  return (
    <>
      {product.maxPrice > product.price && <From>{t('compare.from')} </From>}
      <Price size="small" amount={amount} before={before} />
    </>
  );
}

const Choice = styled.div`
  margin-bottom: var(--s-4);
`;
/* What is only read aloud stands at its place in the table, not beside the page. */
const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
  }
  th,
  td {
    width: 200px;
    padding: var(--s-3) var(--s-4);
    border-block-end: 1px solid var(--c-line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody tr:last-of-type > * {
    border-block-end: 0;
  }
  thead th {
    font-weight: 500;
    line-height: 1.4;
  }
  tr > th:first-of-type {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    width: 140px;
    background: var(--c-paper);
    font-size: var(--t-sm);
    font-weight: 600;
    color: var(--c-ink-soft);
  }
  @media (max-width: 639.98px) {
    th,
    td {
      width: 150px;
      padding: var(--s-2) var(--s-3);
      font-size: var(--t-sm);
    }
    tr > th:first-of-type {
      width: 118px;
      padding-inline-end: var(--s-2);
      hyphens: auto;
    }
  }
`;
const Shown = styled.div`
  position: relative;
  max-width: 180px;
  margin-bottom: var(--s-2);
  > span {
    border-radius: var(--r-card);
  }
`;
const Remove = styled.div`
  position: absolute;
  inset: var(--s-1) var(--s-1) auto auto;
`;
const From = styled.span`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
const None = styled.span`
  color: var(--c-ink-soft);
`;
