import { useTranslation } from 'react-i18next';
import { paths, type OrderDetail } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Banner, ButtonLink, TextLink } from '@storefront/shared/ui';
import { nextAction } from '../order-action';
import { undecidedAttempt } from './attempts';

/** What an order asks of the customer now, or why it asks for nothing. */
export function OrderCall({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const hotline = useSelector(selectSetting).infoClient?.hotline;
  const action = nextAction(order);
  const undecided = undecidedAttempt(order);

  if (action.kind === 'pay') {
    const amount = formatMoney(order.grandTotal, language);
    return (
      <Banner
        tone="warning"
        title={t('detail.due.title')}
        action={
          <ButtonLink to={action.to}>
            {t('order.action.payAmount', { action: t(`order.action.${action.word}`), amount })}
          </ButtonLink>
        }
      >
        {order.expiresAt
          ? t('detail.due.until', { time: formatDateTime(order.expiresAt) })
          : t('detail.due.open')}
      </Banner>
    );
  }
  if (undecided) {
    return (
      <Banner
        title={t(`detail.undecided.${undecided}`)}
        action={<TextLink to={paths.checkoutResult.to(order.id)}>{t('detail.undecided.see')}</TextLink>}
      >
        {t('detail.undecided.text')}
      </Banner>
    );
  }
  if (order.status === 'REJECT') {
    return (
      <Banner tone="danger" title={t('detail.rejected.title')}>
        {hotline ? t('detail.rejected.text', { hotline }) : t('detail.rejected.textNoPhone')}
      </Banner>
    );
  }
  return null;
}
