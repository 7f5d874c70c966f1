import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { OrderDetail, OrderReturn, ReturnStatus } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Badge, Banner, Button, type BadgeProps } from '@storefront/shared/ui';
import { withdrawReturn } from './order-deeds';
import { Section } from '../section';

const tones: Record<ReturnStatus, BadgeProps['tone']> = {
  NEW: 'info',
  APPROVED: 'brand',
  RECEIVED: 'brand',
  REFUNDED: 'success',
  EXCHANGED: 'success',
  REJECTED: 'danger',
  WITHDRAWN: 'neutral',
};

/** What was asked to go back of an order, and what the shop said; nothing where nothing was. */
export function OrderReturns({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account-order');
  if (order.returns.length === 0) return null;
  return (
    <Section title={t('returns.title')}>
      <List>
        {order.returns.map((one) => (
          <li key={one.id}>
            <Return order={order} one={one} />
          </li>
        ))}
      </List>
    </Section>
  );
}

function Return({ order, one }: { order: OrderDetail; one: OrderReturn }) {
  const { t } = useTranslation('account-order');
  const language = useLanguage();
  const nameOf = (lineId: string) => order.lines.find(({ id }) => id === lineId)?.name ?? '';
  return (
    <>
      <Top>
        <b>{t(`returns.type.${one.type}`)}</b>
        <Badge tone={tones[one.status]}>{t(`returns.status.${one.status}`)}</Badge>
      </Top>
      <ul>
        {one.lines.map(({ lineId, quantity }) => (
          <li key={lineId}>{t('returns.line', { quantity, name: nameOf(lineId) })}</li>
        ))}
      </ul>
      <Said>{t('returns.reason', { reason: one.reason })}</Said>
      {one.answer !== null && <Said>{t('returns.answer', { answer: one.answer })}</Said>}
      {one.refundAmount !== null && (
        <p>{t('returns.refund', { amount: formatMoney(one.refundAmount, language) })}</p>
      )}
      <small>
        {t('returns.asked', { time: formatDateTime(one.createdAt) })}
        {one.updatedAt !== one.createdAt &&
          ` · ${t('returns.updated', { time: formatDateTime(one.updatedAt) })}`}
      </small>
      {one.status === 'NEW' && <Withdraw orderId={order.id} returnId={one.id} />}
    </>
  );
}

function Withdraw({ orderId, returnId }: { orderId: string; returnId: string }) {
  const { t } = useTranslation('account-order');
  const dispatch = useDispatch();
  const { status, error } = useSelector((state) => withdrawReturn.select(state, orderId));
  return (
    <>
      {error && (
        <Banner tone="danger" isLive>
          {t(
            error.code === 'RETURN_NOT_WITHDRAWABLE'
              ? 'returns.errors.RETURN_NOT_WITHDRAWABLE'
              : 'returns.errors.other',
          )}
        </Banner>
      )}
      <Button
        variant="quiet"
        size="small"
        busy={status === 'pending'}
        onClick={() => dispatch(withdrawReturn.requested({ orderId, returnId }))}
      >
        {t('returns.withdraw')}
      </Button>
    </>
  );
}

const List = styled.ul`
  > li {
    display: grid;
    justify-items: start;
    gap: var(--s-2);
  }
  > li + li {
    margin-top: var(--s-4);
    padding-top: var(--s-4);
    border-top: 1px solid var(--c-line);
  }
  b {
    font-weight: 500;
  }
  small {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
`;
const Said = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
