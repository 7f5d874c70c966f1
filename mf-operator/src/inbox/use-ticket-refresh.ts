import { useEffect } from 'react';
import { asPrefetch, useDispatch } from '@storefront/shared/store';
import { ticketDetail } from './tickets';

const REFRESH_MS = 20_000;

/** Fetches a conversation again while its page is visible, so that staff answer what the customer wrote last. */
export function useTicketRefresh(id: string, isPaused: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (isPaused) return undefined;
    const refresh = () => {
      if (document.visibilityState === 'hidden') return;
      // Nobody waits for it, so it is in no request count.
      const quietly = asPrefetch(ticketDetail.refetch(id));
      if (quietly) dispatch(quietly);
    };
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [dispatch, id, isPaused]);
}
