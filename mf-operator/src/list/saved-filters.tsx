import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, CloseIcon, Dialog, Input, TextButton } from '@storefront/shared/ui';
import { useRemovalFocus } from './use-removal-focus';
import { useStored } from './use-stored';
import { useListAddress } from './use-list-address';

interface SavedFilter {
  name: string;
  /** The query of the address, with its question mark. */
  query: string;
}
const MAX_SAVED = 12;

const isSaved = (value: unknown): value is SavedFilter[] =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      typeof (one as SavedFilter).name === 'string' &&
      typeof (one as SavedFilter).query === 'string',
  );

/** Filters that a person gave a name, and those that everybody has. */
export function SavedFilters({ name, common = [] }: { name: string; common?: readonly SavedFilter[] }) {
  const { t } = useTranslation('operator');
  const { filters, bare, isFiltered } = useListAddress();
  const [saved, setSaved] = useStored<SavedFilter[]>(`${name}:filters`, [], isSaved);
  const { list, rowRemoved } = useRemovalFocus<HTMLUListElement>();
  const [isNaming, setNaming] = useState(false);
  const [typed, setTyped] = useState('');
  const isKnown = [...common, ...saved].some(({ query }) => query === filters);
  const save = () => {
    const named = typed.trim();
    if (!named) return;
    setSaved(
      [...saved.filter((one) => one.name !== named), { name: named, query: filters }].slice(-MAX_SAVED),
    );
    setNaming(false);
    setTyped('');
  };
  return (
    <>
      <Chips ref={list} aria-label={t('saved.label')}>
        {common.map((one) => (
          <Chip key={one.name} filter={one} bare={bare} isCurrent={one.query === filters} />
        ))}
        {saved.map((one) => (
          <Chip
            key={one.name}
            filter={one}
            bare={bare}
            isCurrent={one.query === filters}
            onRemove={() => {
              rowRemoved();
              setSaved(saved.filter(({ name }) => name !== one.name));
            }}
          />
        ))}
        {isFiltered && !isKnown && (
          <li>
            <TextButton data-add onClick={() => setNaming(true)}>
              {t('saved.save')}
            </TextButton>
          </li>
        )}
      </Chips>
      <Dialog
        isOpen={isNaming}
        firstFocus="field"
        title={t('saved.save')}
        onClose={() => setNaming(false)}
        actions={<Button onClick={save}>{t('saved.confirm')}</Button>}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Input
            label={t('saved.name')}
            value={typed}
            maxLength={40}
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
      </Dialog>
    </>
  );
}

function Chip({
  filter,
  bare,
  isCurrent,
  onRemove,
}: {
  filter: SavedFilter;
  bare: string;
  isCurrent: boolean;
  onRemove?: () => void;
}) {
  const { t } = useTranslation('operator');
  return (
    <li>
      <Link to={`${bare}${filter.query}`} aria-current={isCurrent ? 'page' : undefined}>
        {filter.name}
      </Link>
      {onRemove && (
        <button
          type="button"
          data-remove
          aria-label={t('saved.remove', { name: filter.name })}
          onClick={onRemove}
        >
          <CloseIcon size={16} />
        </button>
      )}
    </li>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  margin-bottom: var(--s-3);
  li {
    display: inline-flex;
    align-items: center;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding: 2px 14px;
    border: 1px solid var(--c-line);
    border-radius: var(--r-full);
    background: var(--c-paper);
    font-size: var(--t-sm);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--c-action);
    color: var(--c-action);
  }
  a[aria-current] {
    border-color: var(--c-action);
    background: var(--c-tint);
    color: var(--c-action);
  }
  li > button:not(:first-of-type),
  a + button {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    color: var(--c-ink-soft);
  }
`;
