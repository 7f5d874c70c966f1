import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from '@storefront/shared/ui';
import { useListAddress } from '../list/use-list-address';

/** How the address sorts by a column. */
export function useSort(id: string): 'ascending' | 'descending' | undefined {
  const { value } = useListAddress();
  const sort = value('sort');
  if (sort === id) return 'ascending';
  return sort === `-${id}` ? 'descending' : undefined;
}

/** The title of a column by which the list can be sorted: again for the other direction, once more for none. */
export function SortLink({ id, title }: { id: string; title: string }) {
  const sort = useSort(id);
  const { to } = useListAddress();
  const next = { ascending: `-${id}`, descending: undefined, none: id }[sort ?? 'none'];
  return (
    <SortedBy to={to({ sort: next })} data-sort={sort}>
      {title}
      <ArrowLeftIcon size={14} />
    </SortedBy>
  );
}

const SortedBy = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  text-decoration: none;
  svg {
    rotate: 90deg;
    opacity: 0;
  }
  &:hover svg,
  &:focus-visible svg {
    opacity: 0.5;
  }
  &[data-sort] svg {
    opacity: 1;
  }
  &[data-sort='descending'] svg {
    rotate: -90deg;
  }
`;
