import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import type { OrderSummary } from '@storefront/shared/contracts';
import { formatMoney } from '@storefront/shared/money';
import { formatDateInText } from '@storefront/shared/time';
import { ButtonLink, Card, CardLink, Picture, Skeleton } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { nextAction } from './order-action';
import { PaymentBadge, StatusBadge } from './order-badges';
import { paths } from './paths/paths';

interface Props {
  order: OrderSummary;
  /** Of the card's own heading. */
  level?: 3 | 4;
  /** What else can be done, before the one thing to do. */
  more?: ReactNode;
  /** What came of it. */
  children?: ReactNode;
}

/** An order in short, with the one thing to do about it. */
export function OrderCard({ order, level = 3, more, children }: Props) {
  const pathTo = usePathTo();
  const { t } = useTranslation('account');
  const language = useLanguage();
  const Title = level === 4 ? 'h4' : 'h3';
  const action = nextAction(order, pathTo);
  const word = t(`order.action.${action.word}`);
  const { firstLine, lineCount } = order;
  return (
    <Shape as="article">
      <Top>
        <Title>
          <CardLink to={paths.order.to(order.id)}>{t('order.code', { code: order.code })}</CardLink>
        </Title>
        <time dateTime={order.purchaseDate}>{formatDateInText(order.purchaseDate, language)}</time>
        <StatusBadge status={order.status} />
      </Top>
      <Goods>
        <Thumb>
          <Picture picture={firstLine.picture} alt="" sizes="72px" ratio="4 / 5" />
        </Thumb>
        <div>
          <Name>{firstLine.name}</Name>
          {lineCount > 1 && <Others>{t('order.others', { count: lineCount - 1 })}</Others>}
          <PaymentBadge order={order} />
        </div>
      </Goods>
      <Bottom>
        <Total>
          {t('order.total')} <b>{formatMoney(order.grandTotal, language)}</b>
        </Total>
        <Actions>
          {more}
          <ButtonLink
            variant={action.kind === 'pay' ? 'primary' : 'quiet'}
            to={action.to}
            aria-label={t('order.action.named', { action: word, code: order.code })}
          >
            {word}
          </ButtonLink>
        </Actions>
      </Bottom>
      {children}
    </Shape>
  );
}

/** The shape of cards that are coming. */
export function OrderCardsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <OrderCards as="div">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index}>
          <Skeleton kind="block" height={150} />
        </Card>
      ))}
    </OrderCards>
  );
}

export const OrderCards = styled.ul`
  display: grid;
  gap: var(--s-4);
`;
const Shape = styled(Card)`
  display: grid;
  gap: var(--s-3);
  transition: border-color var(--m-fast);
  &:hover {
    border-color: var(--c-line-control);
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);
  h4,
  h3 {
    font-size: var(--t-md);
    line-height: 1.4;
  }
  @media (max-width: 639.98px) {
    h4,
    h3 {
      flex: 1 0 100%;
    }
  }
  time {
    margin-inline-end: auto;
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
    font-variant-numeric: tabular-nums;
  }
`;
const Goods = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: var(--s-4);
  align-items: start;
`;
const Thumb = styled.div`
  border-radius: var(--r-control);
  overflow: clip;
`;
const Name = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  line-height: 1.45;
`;
const Others = styled.p`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  padding-top: var(--s-3);
  border-top: 1px solid var(--c-line);
`;
const Total = styled.p`
  margin-inline-end: auto;
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
  b {
    color: var(--c-ink);
    font-size: var(--t-lg);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
/** Several share a row of their own on phones. */
const Actions = styled.div`
  position: relative;
  z-index: var(--z-raised);
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  @media (max-width: 639.98px) {
    &:has(> :nth-child(2)) {
      flex: 1 0 100%;
      > * {
        flex: 1 1 auto;
      }
    }
  }
`;
