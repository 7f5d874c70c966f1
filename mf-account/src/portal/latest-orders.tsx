import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSelector } from '@storefront/shared/store';
import { Async, ButtonLink, Empty, Heading, SectionTop, TextLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { needsAttention } from '../order-action';
import { OrderCard, OrderCards, OrderCardsSkeleton } from '../order-card';
import { orders } from '../orders-state';
import { paths } from '../paths/paths';
import { latestOrders } from './portal-needs';

const shown = 4;

/** What was ordered last, but for what stands above already. */
export function LatestOrders() {
  const pathTo = usePathTo();
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const entry = useSelector((state) => orders.select(state, latestOrders));
  return (
    <section aria-labelledby="portal-latest">
      <SectionTop>
        <Heading level={2} id="portal-latest">
          {t('portal.latest.title')}
        </Heading>
        <TextLink to={paths.orders.to()}>{t('portal.latest.all')}</TextLink>
      </SectionTop>
      <Async
        entry={entry}
        pending={<OrderCardsSkeleton count={2} />}
        empty={
          <Empty
            scene="orders"
            title={t('orders.empty.title')}
            level={3}
            action={<ButtonLink to={pathTo('catalog/products')}>{common('list.products')}</ButtonLink>}
          >
            {t('orders.empty.text')}
          </Empty>
        }
      >
        {({ data }) => (
          <Wide>
            {data
              .filter((order) => !needsAttention(order))
              .slice(0, shown)
              .map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} />
                </li>
              ))}
          </Wide>
        )}
      </Async>
    </section>
  );
}

const Wide = styled(OrderCards)`
  @media (min-width: 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
