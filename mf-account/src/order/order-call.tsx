import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { formatDateTimeInText } from '@storefront/shared/time';
import { ActionLink, Banner, ButtonLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { nextAction } from '../order-action';
import { undecidedAttempt } from './attempts';
import { Hotline } from './hotline';
import { ReceiveOrder } from './receive-order';

/** What an order asks of the customer now, or why it asks for nothing. */
export function OrderCall({ order }: { order: OrderDetail }) {
  const pathTo = usePathTo();
  const { t } = useTranslation(['account', 'account-order']);
  const language = useLanguage();
  const action = nextAction(order, pathTo);
  const undecided = undecidedAttempt(order);

  if (action.kind === 'pay') {
    const amount = formatMoney(order.grandTotal, language);
    return (
      <Banner
        tone="warning"
        title={t('account-order:detail.due.title')}
        action={
          <ButtonLink to={action.to}>
            {t('order.action.payAmount', { action: t(`order.action.${action.word}`), amount })}
          </ButtonLink>
        }
      >
        {order.expiresAt
          ? t('account-order:detail.due.until', { time: formatDateTimeInText(order.expiresAt, language) })
          : t('account-order:detail.due.open')}
      </Banner>
    );
  }
  if (undecided) {
    return (
      <Banner
        title={t(`account-order:detail.undecided.${undecided}`)}
        action={
          <ActionLink to={pathTo('checkout/result', { orderId: order.id })}>
            {t('account-order:detail.undecided.see')}
          </ActionLink>
        }
      >
        {t('account-order:detail.undecided.text')}
      </Banner>
    );
  }
  if (order.status === 'CANCEL' && order.refunding > 0) {
    const amount = formatMoney(order.refunding, language);
    return (
      <Banner title={t('account-order:detail.moneyReturns.title', { amount })}>
        {t('account-order:detail.moneyReturns.text')}
      </Banner>
    );
  }
  if (order.status === 'DELIVERING' || order.status === 'DONE') return <ReceiveOrder order={order} />;
  if (isWindowClosed(order)) {
    return (
      <Banner title={t('account-order:detail.closed.title')}>{t('account-order:detail.closed.text')}</Banner>
    );
  }
  if (order.status === 'REJECT') {
    return (
      <Banner tone="danger" title={t('account-order:detail.rejected.title')}>
        {t('account-order:detail.rejected.text')} <Hotline>{t('account-order:detail.rejected.call')}</Hotline>
      </Banner>
    );
  }
  return null;
}

/** Too late to pay and not cancelled yet; called only when no attempt is undecided. */
function isWindowClosed({ status, paymentMethod, paymentStatus, paymentAction }: OrderDetail): boolean {
  return (
    status === 'NEW' && paymentMethod !== 'COD' && paymentStatus === 'unpaid' && paymentAction === 'NONE'
  );
}
