import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDispatch, useSession } from '@storefront/shared/store';
import { collectedVouchers } from '../collected-vouchers';

/** Who signed in to keep a voucher comes back here, and it is kept. */
export function CollectOnArrival() {
  const dispatch = useDispatch();
  const { isLoggedIn } = useSession();
  const [query, setQuery] = useSearchParams();
  const voucherId = query.get('collect');

  useEffect(() => {
    if (!voucherId || !isLoggedIn) return;
    dispatch(collectedVouchers.send({ voucherId }));
    // Once: the address that stays, or is shared, collects nothing.
    setQuery(
      (known) => {
        known.delete('collect');
        return known;
      },
      { replace: true },
    );
  }, [voucherId, isLoggedIn, dispatch, setQuery]);
  return null;
}
