import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { Button, Input, SearchIcon, Select } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { solutionOrders, solutionsLink, type SolutionsQuery } from './solutions-query';

/** Searches and orders the list. Without a script the browser sends the form by itself. */
export function ListForm({ query }: { query: SolutionsQuery }) {
  const { t } = useTranslation('provider-solutions');
  const navigate = useNavigate();
  const action = useHref(paths.solutions.to());
  return (
    <Bar
      role="search"
      // Beside the search of the header.
      aria-label={t('list.search')}
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem('search');
        const search = field instanceof HTMLInputElement ? field.value.trim() : '';
        void navigate(solutionsLink(query, { search: search || undefined }));
      }}
    >
      {query.kind && <input type="hidden" name="kind" value={query.kind} />}
      {query.provider && <input type="hidden" name="provider" value={query.provider} />}
      <Input
        // A link that changes the search changes what the field shows.
        key={query.search}
        type="search"
        name="search"
        label={t('list.search')}
        placeholder={t('list.searchExample')}
        defaultValue={query.search}
        maxLength={200}
        enterKeyHint="search"
        before={<SearchIcon />}
      />
      <Select
        name="order"
        label={t('list.order')}
        options={solutionOrders.map((order) => ({ value: order, label: t(`list.orders.${order}`) }))}
        value={query.order}
        onChange={({ target }) => {
          const order = solutionOrders.find((one) => one === target.value);
          if (order) void navigate(solutionsLink(query, { order }));
        }}
      />
      <Button type="submit" variant="quiet">
        {t('list.find')}
      </Button>
    </Bar>
  );
}

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-3);
  align-items: end;
  > div:first-of-type {
    grid-column: 1 / -1;
  }
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) 220px auto;
    > div:first-of-type {
      grid-column: auto;
    }
  }
`;
