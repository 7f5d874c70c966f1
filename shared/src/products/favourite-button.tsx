import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { selectIsFavourite, wishlistAdded, wishlistRemoved } from '@storefront/shared/cart';
import { noticeShown, useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { IconButton } from '../ui';
import { favouritePath } from '../ui/icons/favourite-path';

export interface FavouriteButtonProps {
  productId: string;
  /** The product's name, which distinguishes the button for screen readers. */
  name: string;
  /** False beside the name of its product, which a tooltip would only repeat. */
  hasTooltip?: boolean | undefined;
}

/**
 * Adds a product to the wish list or removes it; visitors get a notice that their list is stored on this
 * device only.
 */
export function FavouriteButton({ productId, name, hasTooltip = true }: FavouriteButtonProps) {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const { isLoggedIn } = useSession();
  const isFavourite = useSelector((state) => selectIsFavourite(state, productId));

  const toggle = () => {
    if (isFavourite) {
      dispatch(wishlistRemoved(productId));
      return;
    }
    dispatch(wishlistAdded({ id: productId, kind: 'product' }));
    if (!isLoggedIn) dispatch(noticeShown('YouHaveNotLoggIn', { context: 'favourite' }));
  };

  return (
    <IconButton
      isRaised
      label={t('product.favourite', { name })}
      {...(!hasTooltip && { title: undefined })}
      aria-pressed={isFavourite}
      icon={<FavouriteMark />}
      onClick={toggle}
    />
  );
}

const favouriteMask = (fill: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='%23000' stroke-width='1.75' stroke-linejoin='round'%3E%3Cpath d='${favouritePath}'/%3E%3C/svg%3E")`;

/** A mask, because every card has one: a rule instead of two elements each. */
const FavouriteMark = styled.span`
  width: 20px;
  height: 20px;
  background: currentColor;
  mask: ${favouriteMask('none')} 0 0 / 20px;
  print-color-adjust: exact;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ButtonText;
  }
  [aria-pressed='true'] > & {
    mask-image: ${favouriteMask('%23000')};
  }
`;
