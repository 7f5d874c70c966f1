import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container, Skeleton } from '@storefront/shared/ui';

/** The place of a page whose code is on its way. */
export function PageSkeleton(): ReactNode {
  return (
    <Place aria-hidden="true" data-waiting>
      <Skeleton kind="block" height={36} />
      <Skeleton kind="block" height={320} />
    </Place>
  );
}

const Place = styled(Container)`
  display: grid;
  gap: var(--s-6);
  align-content: start;
  min-height: 100vh;
  padding-block: var(--s-8);
`;
