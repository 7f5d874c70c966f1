import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { logoutRequested, useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { Avatar, Badge, Button, LogOutIcon, Page, RevealTogether } from '@storefront/shared/ui';
import { Slot, Widget } from '@storefront/shared/widgets';
import { avatarSrc } from '../avatar-src';
import { useFullName } from '../use-full-name';
import { AccountList } from './account-list';
import { Attention } from './attention';
import { EndingVouchers } from './ending-vouchers';
import { myVouchers } from '../my-vouchers';
import { orders } from '../orders-state';
import { LatestOrders } from './latest-orders';
import { OrderStates } from './order-states';
import { latestOrders, newOrders, ordersOnTheWay, portalHead, portalNeeds } from './portal-needs';

/** Where a login lands and the account begins: orders with their states first, then the rest as a list. */
function PortalPage() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const language = useLanguage();
  const { userInfo, profile, email } = useSession();
  const name = useFullName(userInfo);
  const latest = useSelector((state) => orders.select(state, latestOrders));
  const fresh = useSelector((state) => orders.select(state, newOrders));
  const onTheWay = useSelector((state) => orders.select(state, ordersOnTheWay));
  const vouchers = useSelector((state) => myVouchers.select(state, { language }));
  const role = userInfo?.role;
  return (
    <Page
      title={userInfo ? t('portal.greeting', { name: userInfo.firstName }) : t('portal.greetingNobody')}
      width="wide"
      aside={
        <Button
          variant="quiet"
          icon={<LogOutIcon />}
          onClick={() => dispatch(logoutRequested({ redirect: 'home' }))}
        >
          {t('portal.logOut')}
        </Button>
      }
    >
      <Parts>
        <Who>
          <Avatar name={name || (email ?? '')} src={avatarSrc(profile)} size="large" />
          <div>
            <strong>{name}</strong>
            <p>{email}</p>
            {(role === 'OPERATOR' || role === 'ADMIN') && (
              <Badge tone="info">{t(`portal.role.${role}`)}</Badge>
            )}
          </div>
        </Who>
        <OrderStates />
        <RevealTogether entries={[latest, fresh, onTheWay, vouchers]}>
          <Attention />
          <LatestOrders />
          <EndingVouchers />
          <AccountList />
          <Slot name="portal" />
          <Widget
            of="catalog"
            name="product-list"
            title={t('portal.suggested')}
            query={{ filter: { inStock: true }, sort: 'bestSelling' }}
            when="visible"
          />
        </RevealTogether>
      </Parts>
    </Page>
  );
}

export const portalPage: RemotePage = {
  Component: PortalPage,
  needs: portalNeeds,
  head: portalHead,
  slices: [orders.slice, myVouchers.slice],
  saga: [orders.saga, myVouchers.saga],
};

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8);
  @media (min-width: 768px) {
    gap: var(--s-12);
  }
`;
const Who = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4);
  padding: var(--s-6);
  border-radius: var(--r-sheet);
  background: var(--c-tint);
  > div {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > span {
    background: var(--c-paper);
  }
  strong {
    font-size: var(--t-lg);
    font-weight: 600;
  }
  p {
    color: var(--c-ink-soft);
  }
`;
