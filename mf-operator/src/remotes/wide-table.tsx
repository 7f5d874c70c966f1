import styled from '@emotion/styled';
import { Table, type TableProps } from '@storefront/shared/ui';

/** A table of many columns, which scrolls by itself where it is wider than its place. */
export function WideTable<Row>(props: TableProps<Row>) {
  return (
    <Scroll tabIndex={0} role="group" aria-label={props.caption}>
      <Table {...props} />
    </Scroll>
  );
}

const Scroll = styled.div`
  @media (min-width: 640px) {
    overflow-x: auto;
    th,
    td {
      padding-inline: var(--s-2);
    }
  }
`;
