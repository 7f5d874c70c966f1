import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSessionEnded } from '@storefront/shared/store';

interface UnreadState {
  /** Null until it is known. */
  unread: number | null;
  /** How many notifications have come while this page was open. */
  received: number;
  /** The last of them, from which a stream that broke goes on. */
  lastId: string | null;
}
const unknown: UnreadState = { unread: null, received: 0, lastId: null };

/** What the bell says. */
export const unreadSlice = createSlice({
  name: 'account/unread',
  initialState: unknown,
  reducers: {
    bellShown: () => undefined,
    unreadCounted(state, { payload }: PayloadAction<number>) {
      state.unread = payload;
    },
    /** Reading only lowers the number, and answers to parallel clicks may come in another order than they were counted in. */
    unreadLowered(state, { payload }: PayloadAction<number>) {
      state.unread = Math.min(state.unread ?? payload, payload);
    },
    notificationReceived(state, { payload: id }: PayloadAction<string>) {
      state.received += 1;
      state.lastId = id;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnded, () => unknown);
  },
  selectors: {
    selectUnread: (state) => state.unread,
    selectReceived: (state) => state.received,
    selectLastId: (state) => state.lastId,
  },
});

export const { bellShown, unreadCounted, unreadLowered, notificationReceived } = unreadSlice.actions;
export const { selectUnread, selectReceived, selectLastId } = unreadSlice.selectors;
