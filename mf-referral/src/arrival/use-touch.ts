import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectIsCartRestored } from '@storefront/shared/cart';
import { selectIsLoggedIn, useDispatch, useSelector } from '@storefront/shared/store';
import { touching } from './touching';

/** Sends by whose code a visitor came. The last code counts, so it is sent with each visit; null sends nothing. */
export function useTouch(code: string | null): void {
  const dispatch = useDispatch();
  const isPersonal = useSelector(selectIsLoggedIn);
  // Who is signed in is known once what the browser stored is restored, which comes after the first render.
  const isRestored = useSelector(selectIsCartRestored);
  const { pathname } = useLocation();
  useEffect(() => {
    if (code && isRestored) dispatch(touching.send({ code, landing: pathname, isPersonal }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a visit is sent once: signing in or opening another page must not send it again
  }, [dispatch, code, isRestored]);
}
