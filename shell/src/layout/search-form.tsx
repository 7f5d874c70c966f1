import styled from '@emotion/styled';
import { useId, type SubmitEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '@storefront/shared/contracts';
import { SearchIcon, VisuallyHidden } from '@storefront/shared/ui';

/** One field that leads to the results; a real form, so Enter and the phone's search key work. */
export function SearchForm({
  onDone,
  isFocused = false,
}: {
  onDone?: () => void;
  isFocused?: boolean;
}): ReactNode {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const id = useId();

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = (typeof typed === 'string' ? typed : '').normalize('NFC').trim();
    if (!q) return;
    onDone?.();
    void navigate(paths.search.to(q.slice(0, 200)));
  };

  return (
    <Form role="search" onSubmit={search}>
      <label htmlFor={id}>
        <VisuallyHidden>{t('header.search')}</VisuallyHidden>
      </label>
      <input
        id={id}
        name="q"
        type="search"
        placeholder={t('header.searchHint')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the sheet opens for this field alone
        autoFocus={isFocused}
      />
      <button type="submit" aria-label={t('header.search')}>
        <SearchIcon />
      </button>
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
  button {
    position: absolute;
    top: 0;
    right: 2px;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
  }
  button:hover {
    color: var(--c-action);
  }
`;
