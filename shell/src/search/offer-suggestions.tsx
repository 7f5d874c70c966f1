import { Component, type ReactNode } from 'react';
import type { App } from '@storefront/shared/app';
import { addMessages } from '@storefront/shared/i18n';
import en from './locales/en.json';
import vi from './locales/vi.json';
import { SearchSuggestions, type SearchSuggestionsProps } from './search-suggestions';
import { suggestionsSaga, suggestionsSlice } from './suggestions-slice';

const part = { slices: [suggestionsSlice], saga: suggestionsSaga };

/** Suggestions with their words and state; nobody who does not search loads any of it. */
export function offerSuggestions({ i18n, mount }: App): typeof SuggestionsOrNone {
  addMessages(i18n, 'vi', 'search', vi);
  addMessages(i18n, 'en', 'search', en);
  mount(part);
  return SuggestionsOrNone;
}

/** The frame around it must stand whatever breaks in here; the form below goes on without. */
class SuggestionsOrNone extends Component<SearchSuggestionsProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return !this.state.isBroken && <SearchSuggestions {...this.props} />;
  }
}
