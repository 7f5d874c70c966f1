import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { LiveRegion, Skeleton } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { clearSearches, readRecentSearches, saveSearch } from './recent-searches';
import { foundGroups, initialGroups, pathOf } from './suggestion';
import { SuggestionList } from './suggestion-list';
import { popularWanted, selectSuggestions, suggestionsWanted } from './suggestions-slice';
import { useCombobox } from './use-combobox';

/** Where suggestions belong. */
export interface SearchSuggestionsProps {
  /** The field of a search form that is there already. */
  field: HTMLInputElement;
  /** Fills the sheet of a phone instead of floating over the page. */
  isSheet: boolean;
  /** Goes to what was chosen. */
  onChoose: (path: string) => void;
}

const minLetters = 3;
const wordsIn = (text: string) => text.normalize('NFC').trim();
const fillIn = (field: HTMLInputElement, text: string) => {
  field.value = text;
};

/** Below the search field: first what was searched before and what others search, and from three letters on what may be meant. */
export function SearchSuggestions({ field, isSheet, onChoose }: SearchSuggestionsProps): ReactNode {
  const { t } = useTranslation('search');
  const pathTo = usePathTo();
  const dispatch = useDispatch();
  const { wanted, answered, found, hasFailed, popular } = useSelector(selectSuggestions);
  const [recent, setRecent] = useState(readRecentSearches);
  const [isEmpty, setEmpty] = useState(() => wordsIn(field.value) === '');
  const [isForgotten, setForgotten] = useState(false);
  const listId = field.getAttribute('aria-controls') ?? '';
  const optionId = (index: number) => `${listId}${String(index)}`;

  const isTyped = wanted !== '';
  const typedGroups = found ? foundGroups(found, wanted) : [];
  const groups = isTyped ? typedGroups : isEmpty ? initialGroups(recent, popular) : [];
  const options = groups.flatMap((group) => group.options);

  const choose = (index: number) => {
    const suggestion = options[index];
    if (!suggestion) return;
    if ('text' in suggestion) {
      fillIn(field, suggestion.text);
      saveSearch(suggestion.text);
    }
    field.blur();
    const path = pathOf(suggestion, pathTo);
    if (path !== null) onChoose(path);
  };
  const { isOpen, active, close } = useCombobox({
    field,
    optionId,
    count: options.length,
    keepsOpen: isSheet,
    onType: (typed) => {
      const words = wordsIn(typed);
      setForgotten(false);
      setRecent(readRecentSearches());
      setEmpty(words === '');
      if (words === '') dispatch(popularWanted());
      dispatch(suggestionsWanted(words.length < minLetters ? '' : words));
    },
    onChoose: choose,
    onSubmit: (typed) => {
      saveSearch(wordsIn(typed));
    },
  });

  const isWaiting = isTyped && !hasFailed && answered !== wanted;
  const isNothing = isTyped && answered === wanted && options.length === 0;
  const isRecent = groups[0]?.title === 'recent';
  const isShown = isOpen && (options.length > 0 || isWaiting || isNothing);
  const said = isForgotten
    ? t('forgotten')
    : !isShown || isWaiting
      ? ''
      : isNothing
        ? t('none', { text: wanted })
        : t('count', { count: options.length });
  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      {isShown && (
        <Panel
          data-sheet={isSheet || undefined}
          // The focus stays in the field, whatever is pressed.
          onMouseDown={(event) => {
            if (!(event.target instanceof HTMLButtonElement)) event.preventDefault();
          }}
        >
          {isRecent && (
            <Top>
              <span aria-hidden="true">{t('recent')}</span>
              <button
                type="button"
                onClick={() => {
                  field.focus();
                  clearSearches();
                  setRecent([]);
                  setForgotten(true);
                }}
              >
                {t('forget')}
              </button>
            </Top>
          )}
          {options.length > 0 ? (
            <SuggestionList
              id={listId}
              label={isRecent && groups.length === 1 ? t('recent') : t('label')}
              groups={groups}
              optionId={optionId}
              active={active}
              typed={wanted}
              isWaiting={isWaiting}
              onChoose={(index) => {
                close();
                choose(index);
              }}
            />
          ) : (
            <Quiet>
              {isWaiting ? <Skeleton lines={4} /> : <p aria-hidden="true">{t('none', { text: wanted })}</p>}
            </Quiet>
          )}
        </Panel>
      )}
    </>
  );
}

const Panel = styled.div`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  top: calc(100% + 8px);
  display: flex;
  flex-direction: column;
  max-height: min(640px, 100 * var(--dvh) - 88px);
  padding-block: var(--s-2);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  box-shadow: var(--shadow);
  &[data-sheet] {
    position: static;
    display: block;
    max-height: none;
    margin: var(--s-3) calc(-1 * var(--s-6)) 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
`;
const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: var(--s-4) var(--s-2);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
  font-weight: 600;
  [data-sheet] & {
    padding-inline: var(--s-6) var(--s-4);
  }
  button {
    min-height: 44px;
    padding-inline: var(--s-3);
    border-radius: var(--r-control);
    color: var(--c-action);
    font-weight: 500;
  }
`;
const Quiet = styled.div`
  padding: var(--s-3) var(--s-4);
  color: var(--c-ink-soft);
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  [data-sheet] & {
    padding-inline: var(--s-6);
  }
`;
