import styled from '@emotion/styled';
import { Skeleton } from '@storefront/shared/ui';
import { Columns } from './columns';

/** A product page before its product is there. */
export function ProductSkeleton() {
  return (
    <>
      <Skeleton lines={1} />
      <Columns>
        <PictureSpace>
          <Skeleton kind="block" ratio="4 / 5" />
        </PictureSpace>
        <Facts>
          <Skeleton lines={2} />
          <Skeleton kind="block" height={48} />
          <Skeleton kind="block" height={84} />
          <Skeleton kind="block" height={84} />
          <Skeleton kind="block" height={52} />
          <Skeleton kind="block" height={160} />
        </Facts>
      </Columns>
    </>
  );
}

const PictureSpace = styled.div`
  overflow: clip;
  @media (max-width: 767.98px) {
    width: min(100%, 36vh);
    width: min(100%, 36svh);
  }
`;
const Facts = styled.div`
  display: grid;
  gap: var(--s-6);
  align-content: start;
`;
