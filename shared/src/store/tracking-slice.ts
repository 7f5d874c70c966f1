import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { profileFailed } from './session-slice';

interface TrackingState {
  /** Requests under way, by key or address. */
  fetching: Record<string, number>;
  loadingCount: number;
  isLoading: boolean;
  /** Codes of the failures since nothing was under way, the newest last. */
  messages: string[];
  /** The session is being restored or refreshed. */
  sessionLoading: boolean;
}

const initialState: TrackingState = {
  fetching: {},
  loadingCount: 0,
  isLoading: false,
  messages: [],
  sessionLoading: false,
};

/** Requests that people wait for; the overlay shows while the count is above 0. */
export const trackingSlice = createSlice({
  name: 'tracking',
  initialState,
  reducers: {
    requestStarted(state, { payload: key }: PayloadAction<string>) {
      if (state.loadingCount === 0) state.messages = [];
      state.fetching[key] = (state.fetching[key] ?? 0) + 1;
      state.loadingCount += 1;
      state.isLoading = true;
    },
    requestEnded: {
      prepare: (payload: string, code?: string) => ({ payload, meta: code }),
      reducer(state, { payload: key, meta: code }: PayloadAction<string, string, string | undefined>) {
        // What was given up by its caller is no failure.
        if (code && code !== 'ABORTED') state.messages.push(code);
        const running = state.fetching[key];
        if (!running) return;
        if (running === 1) delete state.fetching[key];
        else state.fetching[key] = running - 1;
        state.loadingCount -= 1;
        state.isLoading = state.loadingCount > 0;
      },
    },
    sessionLoadingChanged(state, { payload }: PayloadAction<boolean>) {
      state.sessionLoading = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(profileFailed, (state, { payload: code }) => {
      state.messages.push(code);
    }),
  selectors: {
    selectIsLoading: (state) => state.isLoading,
    selectLoadingCount: (state) => state.loadingCount,
    /** Codes of what failed lately, for who helps. */
    selectMessages: (state) => state.messages,
    selectIsSessionLoading: (state) => state.sessionLoading,
    selectFetching: (state, key: string) => state.fetching[key] ?? 0,
  },
});

export const { requestStarted, requestEnded, sessionLoadingChanged } = trackingSlice.actions;
export const { selectIsLoading, selectLoadingCount, selectMessages, selectIsSessionLoading, selectFetching } =
  trackingSlice.selectors;
