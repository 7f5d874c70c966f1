import { useTranslation } from 'react-i18next';
import { selectIsFavourite, wishlistAdded, wishlistRemoved } from '@storefront/shared/cart';
import { noticeShown, useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { FavouriteFilledIcon, FavouriteIcon, IconButton } from '../ui';

export interface FavouriteButtonProps {
  productId: string;
  /** The product's name, which distinguishes the button for screen readers. */
  name: string;
}

/**
 * Adds a product to the wish list or removes it; visitors get a notice that their list is stored on this
 * device only.
 */
export function FavouriteButton({ productId, name }: FavouriteButtonProps) {
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
      aria-pressed={isFavourite}
      icon={isFavourite ? <FavouriteFilledIcon /> : <FavouriteIcon />}
      onClick={toggle}
    />
  );
}
