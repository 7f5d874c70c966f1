import { useTranslation } from 'react-i18next';
import type { MyOrder } from '@storefront/shared/contracts';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Button, ButtonLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { paths } from '../paths/paths';
import { ReorderResult } from '../reorder-result';
import { reorder } from '../reorder';
import { OrderCard } from '../order-card';

/** An order of the list with what can be done about it once it is over. */
export function ListedOrder({ order }: { order: MyOrder }) {
  const again = useSelector((state) => reorder.select(state, order.id));
  return (
    <OrderCard
      order={order}
      more={
        <>
          <ReviewLink order={order} />
          {order.canReorder && <AgainButton order={order} isBusy={again.status === 'pending'} />}
        </>
      }
    >
      <ReorderResult state={again} />
    </OrderCard>
  );
}

/** To the one product that waits for a word; to the order where several do. */
function ReviewLink({ order: { id, code, reviewable } }: { order: MyOrder }) {
  const pathTo = usePathTo();
  const { t } = useTranslation('account-order');
  const [first, ...others] = reviewable;
  if (!first) return null;
  return (
    <ButtonLink
      variant="quiet"
      to={
        others.length > 0
          ? paths.order.to(id)
          : pathTo('catalog/product', { slug: first.seoSlug, review: first.orderLineId, '#': 'reviews' })
      }
      aria-label={t('listed.reviewOf', { code })}
    >
      {t('review')}
    </ButtonLink>
  );
}

function AgainButton({ order: { id, code }, isBusy }: { order: MyOrder; isBusy: boolean }) {
  const { t } = useTranslation('account-order');
  const dispatch = useDispatch();
  const isOtherPending = useSelector(reorder.isPending) && !isBusy;
  return (
    <Button
      variant="quiet"
      busy={isBusy}
      disabled={isOtherPending}
      aria-label={t('listed.againOf', { code })}
      onClick={() => dispatch(reorder.send({ orderId: id }))}
    >
      {t('more.again')}
    </Button>
  );
}
