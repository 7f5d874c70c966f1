import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { quickNotes, type QuickNote } from './draft';
import { deliveryTyped, selectDraft } from './draft-slice';

type TextOf = (key: QuickNote) => string;

/** What each quick note says in the page's language. */
export function useQuickNoteText(): TextOf {
  const { t } = useTranslation('checkout');
  return (key) => t(`delivery.notes.${key}` as const);
}

/** Which quick note this text is; null for words of the shopper's own. */
export function quickNoteOf(note: string, textOf: TextOf): QuickNote | null {
  return quickNotes.find((key) => textOf(key) === note.trim()) ?? null;
}

/** A quick note that was chosen is said in the language of the page, also when that changes on the way. */
export function useQuickNoteInLanguage(): void {
  const dispatch = useDispatch();
  const { quickNote, note } = useSelector(selectDraft);
  const textOf = useQuickNoteText();
  const text = quickNote && textOf(quickNote);

  useEffect(() => {
    if (text !== null && text !== note) dispatch(deliveryTyped({ note: text }));
  }, [text, note, dispatch]);
}
