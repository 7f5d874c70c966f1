import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatProduct } from '@storefront/shared/contracts';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Button, Picture, Price, TextLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { AddDialog } from './add-dialog';
import { addToCart, variantsOf } from './add-to-cart';

/** The products of an answer, with the prices and the stock of that moment. */
export function Products({ products }: { products: readonly ChatProduct[] }) {
  const { t } = useTranslation('chatbot');
  return (
    <List aria-label={t('products.label')}>
      {products.map((product) => (
        <ProductRow key={product.id} product={product} />
      ))}
    </List>
  );
}

function ProductRow({ product }: { product: ChatProduct }) {
  const { t } = useTranslation('chatbot');
  const pathTo = usePathTo();
  const dispatch = useDispatch();
  const [isAdding, setIsAdding] = useState(false);
  const place = useId();
  const { data: outcome } = useSelector((state) => addToCart.select(state, place));
  const { id, name, seoSlug, picture, price, maxPrice, originalPrice, stock, variants } = product;
  const [only] = variants;
  const infoId = variants.length === 1 && only ? only.infoId : undefined;
  const asked = variants.map(({ color, size }) => [color?.name, size].filter(Boolean).join(' · '));
  return (
    <li>
      <Small data-dimmed={stock === 0 || undefined}>
        <Picture picture={picture} alt="" sizes="72px" ratio="4 / 5" />
      </Small>
      <Text>
        <TextLink to={pathTo('catalog/product', { slug: seoSlug, v: infoId })}>{name}</TextLink>
        <p>
          {maxPrice > price && `${t('products.from')} `}
          <Price amount={price} before={originalPrice} size="small" />
        </p>
        {asked.length > 0 && <Note>{asked.slice(0, 4).join(', ')}</Note>}
        <Note>{stock > 0 ? t('products.inStock', { count: stock }) : t('products.soldOutShort')}</Note>
        {stock > 0 && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('products.addOf', { name })}
            onClick={() => {
              dispatch(variantsOf.send({ productId: id }));
              setIsAdding(true);
            }}
          >
            {t('products.add')}
          </Button>
        )}
        <Note role="status">{outcome && t(`products.${outcome}`)}</Note>
      </Text>
      {isAdding && (
        <AddDialog
          product={product}
          place={place}
          onClose={() => {
            setIsAdding(false);
          }}
        />
      )}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--s-2);
  > li {
    display: flex;
    gap: var(--s-3);
    padding: var(--s-2);
    border: 1px solid var(--c-line);
    border-radius: var(--r-card);
    background: var(--c-paper);
  }
`;
const Small = styled.div`
  flex: none;
  align-self: start;
  width: 72px;
  border-radius: var(--r-control);
  overflow: clip;
  &[data-dimmed] {
    opacity: 0.55;
  }
`;
const Text = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-1);
  min-width: 0;
  line-height: 1.4;
`;
const Note = styled.p`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
