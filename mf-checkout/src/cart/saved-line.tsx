import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@storefront/shared/cart';
import type { CartProduct } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Button, IconButton, PageLink, Picture, Price, Skeleton, TrashIcon } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { LineFacts, LineName, LineNote, LinePicture } from '../line-item/line-parts';
import { variantText } from '../line-item/variant-text';
import { hasNewPrice, isUnavailable } from './cart-rows';

interface Props {
  line: CartLine;
  product: CartProduct | null | undefined;
  onMoveBack: () => void;
  onRemove: () => void;
}

/** One thing that was put aside: what it costs and how many there are now. */
export function SavedLine({ line, product, onMoveBack, onRemove }: Props) {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout-cart');
  const language = useLanguage();
  const isOut = isUnavailable({ line, product });
  const variant = product ? variantText(product) : '';
  const name = product?.name ?? t('saved.unknown');
  const fullName = variant ? `${name}, ${variant}` : name;

  return (
    <Item aria-label={fullName} data-out={isOut || undefined}>
      <LinePicture>
        {product === undefined ? (
          <Skeleton kind="block" ratio="4 / 5" />
        ) : (
          <Picture picture={product?.picture} alt="" sizes="88px" ratio="4 / 5" />
        )}
      </LinePicture>
      <LineFacts>
        {product === undefined ? (
          <Skeleton lines={2} />
        ) : (
          <LineName>
            {product ? (
              <PageLink to={pathTo('catalog/product', { slug: product.seoSlug, v: line.infoId })}>
                {name}
              </PageLink>
            ) : (
              name
            )}
          </LineName>
        )}
        {variant && <LineNote>{variant}</LineNote>}
        {product && (
          <>
            <Price amount={product.price} before={product.originalPrice} size="small" />
            {hasNewPrice({ line, product }) && (
              <LineNote>{t('saved.before', { price: formatMoney(line.priceSeen, language) })}</LineNote>
            )}
            <LineNote>
              {t('saved.quantity', { count: line.quantity })}
              {' · '}
              {isOut ? t('saved.soldOut') : t('saved.stock', { count: product.stock })}
            </LineNote>
          </>
        )}
      </LineFacts>
      <Actions>
        {product && !isOut && (
          <Button variant="quiet" aria-label={t('saved.backNamed', { name: fullName })} onClick={onMoveBack}>
            {t('saved.back')}
          </Button>
        )}
        <IconButton label={t('saved.remove', { name: fullName })} icon={<TrashIcon />} onClick={onRemove} />
      </Actions>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  gap: var(--s-2) var(--s-3);
  padding: var(--s-4);
  & + li {
    border-block-start: 1px solid var(--c-line);
  }
  &[data-out] {
    background: var(--c-ground);
  }
  @media (min-width: 768px) {
    grid-template-columns: 88px minmax(0, 1fr) auto;
    gap: var(--s-4);
    padding: var(--s-4) var(--s-6);
  }
`;
const Actions = styled.div`
  display: flex;
  grid-column: 2;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2);
  @media (min-width: 768px) {
    grid-column: auto;
  }
`;
