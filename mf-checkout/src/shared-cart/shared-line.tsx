import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Checkbox, PageLink, Picture, Price } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { LineFacts, LineName, LineNote, LinePicture } from '../line-item/line-parts';
import { variantText } from '../line-item/variant-text';
import { addable, maxQuantityOf, type SharedRow } from './shared-cart';

interface Props {
  row: SharedRow;
  /** How many of it the own cart has already. */
  inCart: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One thing of a shared cart, with what stands in the way of taking it. */
export function SharedLine({ row, inCart, isChosen, onChoose }: Props) {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout-cart');
  const { infoId, quantity, product } = row;
  const added = addable(row, inCart);
  const isOut = added === 0;
  const variant = product ? variantText(product) : '';
  const name = product?.name ?? t('shared.gone');
  const fullName = variant ? `${name}, ${variant}` : name;

  return (
    <Item aria-label={fullName} data-out={isOut || undefined}>
      <Checkbox
        label={t('shared.select', { name: fullName })}
        isLabelHidden
        checked={isChosen}
        disabled={isOut}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <LinePicture>
        <Picture picture={product?.picture} alt="" sizes="88px" ratio="4 / 5" />
      </LinePicture>
      <LineFacts>
        <LineName>
          {product ? (
            <PageLink to={pathTo('catalog/product', { slug: product.seoSlug, v: infoId })}>{name}</PageLink>
          ) : (
            name
          )}
        </LineName>
        {variant && <LineNote>{variant}</LineNote>}
        {product && <Price amount={product.price} before={product.originalPrice} size="small" />}
        {product && <LineNote>{t('saved.quantity', { count: quantity })}</LineNote>}
        {product && product.stock === 0 && <LineNote>{t('saved.soldOut')}</LineNote>}
        {product && product.stock > 0 && isOut && <LineNote>{t('shared.inCart', { inCart })}</LineNote>}
        {product && !isOut && added < quantity && (
          <LineNote>
            {inCart > 0
              ? t('shared.rest', { most: maxQuantityOf(row), inCart, added })
              : t('shared.few', { stock: product.stock, wanted: quantity })}
          </LineNote>
        )}
      </LineFacts>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 24px 80px minmax(0, 1fr);
  gap: var(--s-3);
  padding: var(--s-4);
  & + li {
    border-block-start: 1px solid var(--c-line);
  }
  > :first-of-type {
    margin-block-start: -10px;
  }
  &[data-out] {
    background: var(--c-ground);
  }
  @media (min-width: 768px) {
    gap: var(--s-4);
    padding: var(--s-4) var(--s-6);
  }
`;
