import { useTranslation } from 'react-i18next';
import { selectIsKept, wishlistAdded, wishlistRemoved } from '@storefront/shared/cart';
import { noticeShown, useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { HeartFilledIcon, HeartIcon, IconButton } from '@storefront/shared/ui';

interface Props {
  productId: string;
  /** Read with the button, so that one heart is told from another. */
  name: string;
}

/** Keeps a product in this browser; who is not signed in is told so, and keeps it all the same. */
export function FavouriteButton({ productId, name }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  const { isLoggedIn } = useSession();
  const isKept = useSelector((state) => selectIsKept(state, productId));

  const toggle = () => {
    if (isKept) {
      dispatch(wishlistRemoved(productId));
      return;
    }
    dispatch(wishlistAdded({ id: productId, kind: 'product' }));
    if (!isLoggedIn) dispatch(noticeShown('YouHaveNotLoggIn'));
  };

  return (
    <IconButton
      isRaised
      label={t('favourite.toggle', { name })}
      aria-pressed={isKept}
      icon={isKept ? <HeartFilledIcon /> : <HeartIcon />}
      onClick={toggle}
    />
  );
}
