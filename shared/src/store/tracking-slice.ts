import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface TrackingState {
  /** Requests under way, by key or address. */
  fetching: Record<string, number>;
  loadingCount: number;
  isLoading: boolean;
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
      state.fetching[key] = (state.fetching[key] ?? 0) + 1;
      state.loadingCount += 1;
      state.isLoading = true;
    },
    requestEnded(state, { payload: key }: PayloadAction<string>) {
      const running = state.fetching[key];
      if (!running) return;
      if (running === 1) delete state.fetching[key];
      else state.fetching[key] = running - 1;
      state.loadingCount -= 1;
      state.isLoading = state.loadingCount > 0;
    },
    sessionLoadingChanged(state, { payload }: PayloadAction<boolean>) {
      state.sessionLoading = payload;
    },
  },
  selectors: {
    selectIsLoading: (state) => state.isLoading,
    selectLoadingCount: (state) => state.loadingCount,
    selectFetching: (state, key: string) => state.fetching[key] ?? 0,
  },
});

export const { requestStarted, requestEnded, sessionLoadingChanged } = trackingSlice.actions;
export const { selectIsLoading, selectLoadingCount, selectFetching } = trackingSlice.selectors;
