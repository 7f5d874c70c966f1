import { useEffect } from 'react';
import type { Action, ActionCreatorWithOptionalPayload } from '@reduxjs/toolkit';
import { useDispatch, useRetry, useSelector, type MutationState } from '@storefront/shared/store';
import { useMutationDone } from '@storefront/shared/ui';

interface Mutation<B, T> {
  send: (args: B, attachment?: unknown) => Action;
  reset: ActionCreatorWithOptionalPayload<string | undefined>;
  select: (state: never, key?: string) => MutationState<T>;
}

/**
 * One write of staff on a page: whether it is under way, what went wrong, and whether someone else has changed the thing
 * meanwhile. Afterwards the page's data is fetched again.
 */
export function useStaffMutation<B, T>(
  mutation: Mutation<B, T>,
  { key = '', onDone }: { key?: string; onDone?: (data: T | undefined) => void } = {},
) {
  const dispatch = useDispatch();
  const refetch = useRetry();
  const state = useSelector((all) => mutation.select(all, key));
  useMutationDone(state, (data) => {
    refetch();
    onDone?.(data);
  });
  // What an earlier visit said is not said again.
  useEffect(() => {
    dispatch(mutation.reset(key));
  }, [dispatch, mutation, key]);
  return {
    isBusy: state.status === 'pending',
    error: state.status === 'failed' ? state.error : undefined,
    data: state.status === 'done' ? state.data : undefined,
    /** The thing was changed by someone else since this page showed it: nothing was overwritten. */
    isConflict: state.status === 'failed' && state.error?.code === ('EDIT_CONFLICT' as string),
    send: (args: B, attachment?: unknown) => void dispatch(mutation.send(args, attachment)),
    reset: () => void dispatch(mutation.reset(key)),
    /** Shows the newest state of the thing. */
    reload: refetch,
  };
}
