import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  applyToCart,
  cartChanged,
  selectCart,
  wishlistRemoved,
  type CartOperation,
} from '@storefront/shared/cart';
import type { Favourite } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useCardPrice } from '@storefront/shared/products';
import { noticeShown, useDispatch, useSelector } from '@storefront/shared/store';
import {
  ActionLink,
  Badge,
  Banner,
  Button,
  ButtonLink,
  Card,
  CardLink,
  IconButton,
  Picture,
  Price,
  TrashIcon,
} from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';

interface Props {
  favourite: Favourite;
  /** It was taken back just now, by a button that is gone. */
  wasBack: boolean;
  onRemoved: () => void;
}

/** A kept product: what it costs now, whether it can be had, and what to do about it. */
export function WishlistCard({ favourite, wasBack, onRemoved }: Props) {
  const pathTo = usePathTo();
  const { t } = useTranslation('account-wishlist');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const dispatch = useDispatch();
  const { product, priceDrop, infoId } = favourite;
  const { name, seoSlug, stock } = product;
  const { amount: price, before } = useCardPrice(product);

  const carts = useSelector(selectCart);
  const [isCartFull, setIsCartFull] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (wasBack) link.current?.focus();
  }, [wasBack]);

  const remove = () => {
    dispatch(wishlistRemoved(product.id));
    onRemoved();
  };
  const moveToCart = () => {
    if (infoId === null) return;
    const adding: CartOperation = { kind: 'add', line: { infoId, quantity: 1, priceSeen: price } };
    // A full cart takes no further line; what it does not take stays here.
    const isTaken = applyToCart(carts, adding).some((line) => line.infoId === infoId);
    setIsCartFull(!isTaken);
    if (!isTaken) return;
    dispatch(cartChanged(adding));
    dispatch(noticeShown('AddProductSuccess'));
    remove();
  };
  const action = () => {
    if (stock === 0)
      return (
        <ButtonLink
          variant="quiet"
          to={pathTo('catalog/product', { slug: seoSlug })}
          aria-label={t('seeOf', { name })}
        >
          {t('see')}
        </ButtonLink>
      );
    if (infoId === null)
      return (
        <ButtonLink
          variant="quiet"
          to={pathTo('catalog/product', { slug: seoSlug })}
          aria-label={t('chooseOf', { name })}
        >
          {t('choose')}
        </ButtonLink>
      );
    return (
      <Button aria-label={t('toCartOf', { name })} onClick={moveToCart}>
        {t('toCart')}
      </Button>
    );
  };
  return (
    <Shape as="article">
      <Thumb data-sold-out={stock === 0 || undefined}>
        <Picture picture={product.picture} alt="" sizes="112px" ratio="4 / 5" />
      </Thumb>
      <Words>
        <h3>
          <CardLink ref={link} to={pathTo('catalog/product', { slug: seoSlug })}>
            {name}
          </CardLink>
        </h3>
        <p>
          {product.maxPrice > product.price && <Soft>{common('product.from')} </Soft>}
          <Price isStacked amount={price} before={before} />
        </p>
        {priceDrop > 0 && <Drop>{t('drop', { amount: formatMoney(priceDrop, language) })}</Drop>}
        {stock === 0 ? (
          <Badge>{common('product.soldOut')}</Badge>
        ) : (
          stock <= few && <Soft>{t('left', { count: stock })}</Soft>
        )}
      </Words>
      <Actions>
        {action()}
        <IconButton label={t('removeOf', { name })} icon={<TrashIcon size={20} />} onClick={remove} />
      </Actions>
      {isCartFull && (
        <Full>
          <Banner
            tone="warning"
            isLive
            title={t('cartFull.title')}
            action={<ActionLink to={pathTo('checkout/cart')}>{t('cartFull.cart')}</ActionLink>}
          >
            {t('cartFull.text', { name })}
          </Banner>
        </Full>
      )}
    </Shape>
  );
}

/** So few that it is worth saying. */
const few = 5;

const Shape = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: var(--s-3) var(--s-4);
  align-items: start;
  @media (min-width: 640px) {
    grid-template-columns: 112px minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const Thumb = styled.div`
  border-radius: var(--r-control);
  overflow: clip;
  &[data-sold-out] img {
    opacity: 0.55;
  }
`;
const Words = styled.div`
  display: grid;
  gap: var(--s-1);
  justify-items: start;
  h3 {
    font-size: var(--t-md);
    font-weight: 500;
    line-height: 1.4;
  }
`;
const Soft = styled.span`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
const Drop = styled.p`
  color: var(--c-success);
  font-size: var(--t-sm);
  font-weight: 500;
`;
/** Above the link, too. */
const Full = styled.div`
  position: relative;
  z-index: var(--z-raised);
  grid-column: 1 / -1;
`;
/** Above the link, which is as large as the card. */
const Actions = styled.div`
  position: relative;
  z-index: var(--z-raised);
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--s-2);
  @media (min-width: 640px) {
    grid-column: auto;
  }
`;
