import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cartChanged, maxQuantity, selectQuantityInCart } from '@storefront/shared/cart';
import type { ProductInfo } from '@storefront/shared/contracts';
import { noticeShown, useDispatch, useSelector, useStore } from '@storefront/shared/store';
import type { QuantityRefusal } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { usualPrice } from './sale';

export type Buying = ReturnType<typeof useBuying>;

/**
 * How many of a variant can still go into the cart, how many are meant, and putting them there. `askForSize` is called
 * instead while no size is chosen.
 */
export function useBuying(variant: ProductInfo, name: string, askForSize: (() => void) | null) {
  const pathTo = usePathTo();
  const dispatch = useDispatch();
  const store = useStore();
  const navigate = useNavigate();
  const inCart = useSelector((state) => (askForSize ? 0 : selectQuantityInCart(state, variant.infoId)));
  const [wanted, setWanted] = useState(1);
  const { infoId, stock } = variant;
  // A cart compares like with like: what is said there of a flash price is the quote's to say.
  const priceSeen = usualPrice(variant);
  const available = Math.max(0, Math.min(stock, maxQuantity) - inCart);
  const quantity = Math.min(wanted, available);

  /** False when the cart took nothing, which a full one does. */
  const put = (kind: 'add' | 'buyNow'): boolean => {
    dispatch(cartChanged({ kind, line: { infoId, quantity, priceSeen } }));
    const isThere = selectQuantityInCart(store.getState(), infoId) > 0;
    if (!isThere) dispatch(noticeShown('catalog:CartIsFull'));
    return isThere;
  };

  const refuse = (reason: QuantityRefusal): void => {
    if (reason === 'min') dispatch(noticeShown('NotAllowQuantityZero', { name }));
    if (reason === 'max')
      dispatch(noticeShown('NotAllowAddMoreThanStock', { name, stock, inCart, available }));
  };
  const add = (): void => {
    if (askForSize) {
      askForSize();
      return;
    }
    if (!put('add')) return;
    setWanted(1);
    dispatch(noticeShown('AddProductSuccess', { name, quantity }));
  };
  const buyNow = (): void => {
    if (askForSize) {
      askForSize();
      return;
    }
    const cart = pathTo('checkout/cart');
    if (put('buyNow') && cart !== null) void navigate(cart);
  };

  return {
    isSizeOpen: askForSize !== null,
    inCart,
    available,
    quantity,
    setQuantity: setWanted,
    canAdd: available > 0,
    /** Also when all that is left is in the cart: then buying is ticking. */
    canBuyNow: stock > 0 && available + inCart > 0,
    refuse,
    add,
    buyNow,
  };
}
