import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, Select } from '@storefront/shared/ui';
import { sorts } from '../product-query';
import { changedLink } from './list-links';
import { searchSorts, type ListQuery } from './list-query';
import { QueryForm } from './query-form';

/** The order of a list. */
export function SortSelect({ query }: { query: ListQuery }) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const orders = query.search ? searchSorts : sorts;
  return (
    <Form query={query} without={['sort']}>
      <Select
        name="sort"
        label={t('list.sort.label')}
        options={orders.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }))}
        value={query.sort}
        onChange={({ target }) => {
          const sort = orders.find((one) => one === target.value);
          if (sort) void navigate(changedLink(query, { sort }));
        }}
      />
      <noscript>
        <Button type="submit" variant="quiet">
          {t('list.sort.apply')}
        </Button>
      </noscript>
    </Form>
  );
}

const Form = styled(QueryForm)`
  display: flex;
  align-items: flex-end;
  gap: var(--s-2);
  > :first-of-type {
    flex: 1;
  }
`;
