import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectIsLoggedIn, useDispatch, useSelector } from '@storefront/shared/store';
import { touching } from '../arrival/touching';

export { messages } from './messages';
export const slices = [touching.slice];
export const saga = touching.saga;

/** Notes by whose code a visitor came to any page of the shop: `/products/ao-thun?ref=LAN2026`. It shows nothing. */
export default function CodeInAddress() {
  const dispatch = useDispatch();
  const isPersonal = useSelector(selectIsLoggedIn);
  const { pathname, search } = useLocation();
  const code = new URLSearchParams(search).get('ref');
  useEffect(() => {
    if (code) dispatch(touching.send({ code, landing: pathname, isPersonal }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- other pages with this code are the same visit
  }, [dispatch, code]);
  return null;
}
