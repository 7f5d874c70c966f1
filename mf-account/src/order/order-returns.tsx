import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail, OrderReturn, ReturnStatus } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { formatDateTimeInText } from '@storefront/shared/time';
import { Badge, Button, Picture, type BadgeProps, Section } from '@storefront/shared/ui';
import { withdrawReturn } from './order-mutations';

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
  const [wasPressed, setWasPressed] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  const isWithdrawn = wasPressed && one.status === 'WITHDRAWN';
  // The button is gone, and the focus would be with it.
  useEffect(() => {
    if (isWithdrawn) said.current?.focus();
  }, [isWithdrawn]);
  return (
    <>
      <Top ref={said} tabIndex={-1}>
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
      {one.pictures.length > 0 && (
        <Photos>
          {one.pictures.map((picture, index) => (
            <li key={picture.url}>
              <Picture
                picture={picture}
                alt={t('returns.photo', { number: index + 1 })}
                sizes="64px"
                ratio="1 / 1"
              />
            </li>
          ))}
        </Photos>
      )}
      <small>
        {t('returns.asked', { time: formatDateTimeInText(one.createdAt, language) })}
        {one.updatedAt !== one.createdAt &&
          ` · ${t('returns.updated', { time: formatDateTimeInText(one.updatedAt, language) })}`}
      </small>
      {one.status === 'NEW' && (
        <Withdraw
          orderId={order.id}
          returnId={one.id}
          wasPressed={wasPressed}
          onPress={() => setWasPressed(true)}
        />
      )}
    </>
  );
}

interface WithdrawProps {
  orderId: string;
  returnId: string;
  /** What was said at an earlier visit is not said again. */
  wasPressed: boolean;
  onPress: () => void;
}

function Withdraw({ orderId, returnId, wasPressed, onPress }: WithdrawProps) {
  const { t } = useTranslation('account-order');
  const dispatch = useDispatch();
  const { status, error } = useSelector((state) => withdrawReturn.select(state, returnId));
  return (
    <>
      {wasPressed && <ErrorBanner error={error} overrides={{ other: t('returns.notWithdrawn') }} />}
      <Button
        variant="quiet"
        size="small"
        busy={wasPressed && status === 'pending'}
        onClick={() => {
          onPress();
          dispatch(withdrawReturn.send({ orderId, returnId }));
        }}
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
const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  li {
    width: 64px;
    border-radius: var(--r-control);
    overflow: clip;
  }
`;
const Said = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
