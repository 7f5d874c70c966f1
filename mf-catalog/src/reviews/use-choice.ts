import { useState } from 'react';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch } from '@storefront/shared/store';
import { everything, type ReviewChoice } from './review-query';
import { reviews } from './reviews';

/** What is chosen of the reviews, and how many pages of that are shown. */
export interface Choosing {
  choice: ReviewChoice;
  pages: number;
  onChoose: (change: Partial<ReviewChoice>) => void;
  onMore: () => void;
}

export function useChoice(slug: string): Choosing {
  const dispatch = useDispatch();
  const language = useLanguage();
  const [{ choice, pages }, set] = useState({ choice: everything, pages: 1 });
  const show = (next: ReviewChoice, page: number) => {
    set({ choice: next, pages: page });
    dispatch(reviews.fetch({ ...next, slug, language, page }));
  };
  return {
    choice,
    pages,
    // Another choice begins at its first page, or it would show nothing of a shorter list.
    onChoose: (change) => show({ ...choice, ...change }, 1),
    onMore: () => show(choice, pages + 1),
  };
}
