import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FilterIcon, Input, SearchIcon, Select, type SelectOption } from '@storefront/shared/ui';
import { useListAddress } from './use-list-address';

/**
 * Search and filters above a list; each is a part of the address. Beside a search, a phone shows the filters on demand, so that the
 * list begins on the first screen.
 */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('operator');
  const { isFiltered } = useListAddress();
  const [isOpen, setOpen] = useState(isFiltered);
  return (
    <Bar role="search" aria-label={label} data-open={isOpen || undefined}>
      {children}
      <Toggle
        type="button"
        data-toggle
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <FilterIcon size={18} />
        {t('list.filters')}
      </Toggle>
    </Bar>
  );
}

/** Words to look for. */
export function SearchFilter({
  label,
  hint,
  name = 'search',
}: {
  label: string;
  hint?: string;
  name?: string;
}) {
  const { value, go } = useListAddress();
  const current = value(name);
  return <SearchBox label={label} hint={hint} current={current} onSearch={(text) => go({ [name]: text })} />;
}

function SearchBox({
  label,
  hint,
  current,
  onSearch,
}: {
  label: string;
  hint: string | undefined;
  current: string;
  onSearch: (text: string) => void;
}) {
  const { t } = useTranslation('operator');
  const [typed, setTyped] = useState(current);
  // Another address may say another search. The field stays the same, and the focus with it.
  const [known, setKnown] = useState(current);
  if (known !== current) {
    setKnown(current);
    setTyped(current);
  }
  return (
    <SearchForm
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Input
        type="search"
        label={label}
        placeholder={hint}
        before={<SearchIcon size={18} />}
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="quiet">
        {t('list.search')}
      </Button>
    </SearchForm>
  );
}

/** One of a few values. */
export function SelectFilter({
  name,
  label,
  any,
  options,
}: {
  name: string;
  label: string;
  /** What is shown when everything fits. */
  any: string;
  options: readonly SelectOption[];
}) {
  const { value, go } = useListAddress();
  const current = options.some((option) => option.value === value(name)) ? value(name) : '';
  return (
    <Narrow>
      <Select
        label={label}
        options={[{ value: '', label: any }, ...options]}
        value={current}
        onChange={({ target }) => go({ [name]: target.value })}
      />
    </Narrow>
  );
}

const Toggle = styled.button`
  display: none;
  align-items: center;
  gap: var(--s-2);
  min-height: 44px;
  padding-inline: var(--s-2);
  border-radius: var(--r-control);
  font-weight: 500;
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--s-3);
  margin-bottom: var(--s-3);
  @media (max-width: 639.98px) {
    > :not(form) {
      order: 2;
    }
    > form ~ [data-toggle] {
      display: inline-flex;
      order: 1;
    }
    &:not([data-open]) > form ~ :not([data-toggle]) {
      display: none;
    }
  }
`;
const SearchForm = styled.form`
  display: flex;
  flex: 1 1 280px;
  align-items: flex-end;
  gap: var(--s-2);
  > div {
    flex: 1;
  }
`;
const Narrow = styled.div`
  flex: 0 1 170px;
  min-width: 140px;
  @media (max-width: 639.98px) {
    flex: 1 1 45%;
  }
`;
