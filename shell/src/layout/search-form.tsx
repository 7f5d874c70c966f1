import styled from '@emotion/styled';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SearchIcon, VisuallyHidden } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import type { SearchSuggestionsProps } from '../search/search-suggestions';
import { useShell } from '../shell-context';

interface Offer {
  Suggestions: ComponentType<SearchSuggestionsProps>;
  field: HTMLInputElement;
}

/**
 * One field that leads to the results; a real form, so Enter and the phone's search key work. Suggestions come when
 * somebody enters it, and it works without them.
 */
export function SearchForm({
  onDone,
  isInSheet = false,
}: {
  onDone?: () => void;
  isInSheet?: boolean;
}): ReactNode {
  const pathTo = usePathTo();
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { app } = useShell();
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    // It may have been entered before the page could hear of it.
    if (own.current === document.activeElement) setField(own.current);
  }, []);
  useEffect(() => {
    if (!field) return;
    import(/* webpackChunkName: "search" */ '../search/offer-suggestions').then(
      ({ offerSuggestions }) => {
        setOffer({ Suggestions: offerSuggestions(app), field });
      },
      () => {
        // The form works without; anyone who comes back to it asks again.
        setField(null);
      },
    );
  }, [app, field]);

  const enter = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    setField(currentTarget);
  };
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = (own.current?.value ?? '').normalize('NFC').trim();
    if (!q) return;
    onDone?.();
    const results = pathTo('catalog/search', { q: q.slice(0, 200) });
    if (results !== null) void navigate(results);
  };

  return (
    <Form role="search" onSubmit={search}>
      <label htmlFor={id}>
        <VisuallyHidden>{t('header.search')}</VisuallyHidden>
      </label>
      <input
        ref={own}
        id={id}
        name="q"
        type="search"
        placeholder={t('header.searchHint')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls={`${id}list`}
        onFocus={enter}
      />
      <button type="submit" aria-label={t('header.search')}>
        <SearchIcon />
      </button>
      {offer && (
        <offer.Suggestions
          field={offer.field}
          isSheet={isInSheet}
          onChoose={(path) => {
            onDone?.();
            void navigate(path);
          }}
        />
      )}
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  input {
    width: 100%;
    height: 44px;
    padding: 0 48px 0 16px;
    border: 1px solid var(--c-line-control);
    border-radius: 22px;
    background: var(--c-ground);
  }
  input::placeholder {
    color: var(--c-ink-faint);
    opacity: 1;
  }
  input:focus {
    background: var(--c-paper);
  }
  > button {
    position: absolute;
    top: 0;
    right: 2px;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
  }
  > button:hover {
    color: var(--c-action);
  }
`;
