import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Skeleton, VisuallyHidden } from '@storefront/shared/ui';

/** The cart's shape while its products are asked for. */
export function CartSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('common');
  return (
    <Columns aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div>
        {Array.from({ length: Math.min(Math.max(count, 1), 4) }, (_, index) => (
          <Line key={index}>
            <Skeleton kind="block" ratio="4 / 5" />
            <Skeleton lines={3} />
          </Line>
        ))}
      </div>
      <Skeleton kind="block" height={220} />
    </Columns>
  );
}

/** The lines, and beside them what they come to. */
export const Columns = styled.div`
  display: grid;
  gap: var(--s-6);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 352px;
    align-items: start;
    gap: var(--s-8);
  }
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 96px 1fr;
  gap: var(--s-4);
  padding-block: var(--s-4);
`;
