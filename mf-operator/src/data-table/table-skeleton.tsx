import styled from '@emotion/styled';
import { Skeleton } from '@storefront/shared/ui';

const rows = Array.from({ length: 8 }, (_none, at) => at);

/** Eight rows that are about to come. */
export function TableSkeleton() {
  return (
    <Box>
      {rows.map((at) => (
        <Skeleton key={at} kind="block" height={48} />
      ))}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 1px;
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  overflow: hidden;
`;
