import { useTranslation } from 'react-i18next';
import { selectIsFavourite, selectWishlist, wishlistAdded, wishlistSet } from '@storefront/shared/cart';
import { noticeShown, useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { FavouriteFilledIcon, FavouriteIcon, IconButton } from '@storefront/shared/ui';
import { savingSolution } from './saved-solutions';
import { startVisitorList } from './saved-sync';

interface Props {
  id: string;
  /** Tells the button from those of other solutions. */
  title: string;
}

/** Saves a solution or removes it; a visitor's are stored in this browser, which a notice says. */
export function SaveButton({ id, title }: Props) {
  const { t } = useTranslation('provider-solutions');
  const dispatch = useDispatch();
  const { isLoggedIn } = useSession();
  const isSaved = useSelector((state) => selectIsFavourite(state, id));
  const wishlist = useSelector(selectWishlist);
  const isPending = useSelector((state) => savingSolution.select(state, id)).status === 'pending';

  const toggle = () => {
    if (isPending) return;
    // After a logout nothing is left of the account's list.
    if (!isLoggedIn && !wishlist.some(({ kind }) => kind === 'solution')) startVisitorList();
    // Set, not removed: the shell would look for a product of this id.
    if (isSaved) dispatch(wishlistSet(wishlist.filter((item) => item.id !== id)));
    else dispatch(wishlistAdded({ id, kind: 'solution' }));
    if (isLoggedIn) dispatch(savingSolution.send({ id, isSaved: !isSaved }));
    else if (!isSaved) dispatch(noticeShown('YouHaveNotLoggIn'));
  };
  return (
    <IconButton
      isRaised
      label={t('save', { title })}
      aria-pressed={isSaved}
      icon={isSaved ? <FavouriteFilledIcon /> : <FavouriteIcon />}
      onClick={toggle}
    />
  );
}
