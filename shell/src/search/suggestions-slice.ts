import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Suggestions } from '@storefront/shared/contracts';
import { delay, put, takeLatest, untrackedApi, type ApiContext, type Effect } from '@storefront/shared/store';

/** Shorter than the pause between two words, longer than the one between two letters. */
const pauseMs = 150;

interface SuggestionsState {
  /** What suggestions are wanted for; empty when none are. */
  wanted: string;
  /** What `found` answers. */
  answered: string | null;
  found: Suggestions | null;
  hasFailed: boolean;
  /** What others search most; outlives what is wanted. */
  popular: readonly string[];
}

const initialState: SuggestionsState = {
  wanted: '',
  answered: null,
  found: null,
  hasFailed: false,
  popular: [],
};

/** What somebody may be about to search. An earlier answer stays to be seen while the next one is on its way. */
export const suggestionsSlice = createSlice({
  name: 'suggestions',
  initialState,
  reducers: {
    suggestionsWanted(state, { payload: text }: PayloadAction<string>) {
      if (text === '') return { ...initialState, popular: state.popular };
      state.wanted = text;
      state.hasFailed = false;
      return state;
    },
    suggestionsReceived(state, { payload }: PayloadAction<{ text: string; found: Suggestions }>) {
      state.answered = payload.text;
      state.found = payload.found;
    },
    popularReceived(state, { payload }: PayloadAction<readonly string[]>) {
      state.popular = [...payload];
    },
    suggestionsFailed(state) {
      state.answered = null;
      state.found = null;
      state.hasFailed = true;
    },
  },
  selectors: { selectSuggestions: (state) => state },
});

/** The field has the focus and is empty. */
export const popularWanted = createAction('suggestions/popularWanted');
export const { suggestionsWanted } = suggestionsSlice.actions;
const { suggestionsReceived, popularReceived, suggestionsFailed } = suggestionsSlice.actions;
export const { selectSuggestions } = suggestionsSlice.selectors;

/** Only what was typed last is asked for: a pause, and then a call that the next letter ends. */
export function* suggestionsSaga(): Effect<void> {
  yield* takeLatest(suggestionsWanted, suggest);
  yield* takeLatest(popularWanted, readPopular);
}

function* suggest({ payload: text }: ReturnType<typeof suggestionsWanted>): Effect<void> {
  if (text === '') return;
  yield* delay(pauseMs);
  try {
    yield* put(suggestionsReceived({ text, found: yield* untrackedApi(fetchSuggestions, text) }));
  } catch {
    yield* put(suggestionsFailed());
  }
}

function* readPopular(): Effect<void> {
  // Entering a field by a press is two events.
  yield* delay(pauseMs);
  try {
    yield* put(popularReceived((yield* untrackedApi(fetchSuggestions, '')).queries));
  } catch {
    // The field works without, and what came before may stay.
  }
}

async function fetchSuggestions({ http, signal }: ApiContext, q: string): Promise<Suggestions> {
  const { data } = await http.get<Suggestions>('main/product/suggest', { params: { q }, signal });
  return data;
}
