import styled from '@emotion/styled';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification, NotificationKind, PathTo } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { formatDateTimeInText, untilText } from '@storefront/shared/time';
import {
  BellIcon,
  BoxIcon,
  CardLink,
  CashIcon,
  ChatIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  IconButton,
  ReturnIcon,
  ShieldIcon,
  StarIcon,
  TicketIcon,
  TruckIcon,
  VisuallyHidden,
  type Icon,
} from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { paths } from '../paths/paths';

interface Props {
  notification: Notification;
  onRead: () => void;
}

const signs: Record<NotificationKind, Icon> = {
  ORDER_PAID: CashIcon,
  ORDER_REMINDER: ClockIcon,
  ORDER_PROCESSING: BoxIcon,
  ORDER_DELIVERING: TruckIcon,
  ORDER_DONE: CheckIcon,
  ORDER_CANCEL: CloseIcon,
  ORDER_REJECT: ReturnIcon,
  ORDER_CANCEL_DECLINED: BoxIcon,
  ORDER_MONEY_RETURNED: ReturnIcon,
  ORDER_REFUNDING: ReturnIcon,
  ORDER_REFUNDED: CashIcon,
  ORDER_RETURN: ReturnIcon,
  VOUCHER_ENDING: TicketIcon,
  BACK_IN_STOCK: BoxIcon,
  REVIEW_PUBLISHED: StarIcon,
  REVIEW_REFUSED: StarIcon,
  SOLUTION_APPROVED: CheckIcon,
  SOLUTION_REJECTED: ReturnIcon,
  SOLUTION_REQUEST: StarIcon,
  SOLUTION_REQUEST_ANSWERED: CheckIcon,
  PROVIDER_APPROVED: CheckIcon,
  PROVIDER_REJECTED: CloseIcon,
  PROVIDER_LOCKED: CloseIcon,
  MEMBERSHIP_PAID: CashIcon,
  MEMBERSHIP_ENDING: ClockIcon,
  MEMBERSHIP_ENDED: ClockIcon,
  MEMBERSHIP_HIDDEN: CloseIcon,
  MEMBERSHIP_MONEY_RETURNED: ReturnIcon,
  MEMBERSHIP_EXTENDED: CheckIcon,
  MEMBERSHIP_STOPPED: CloseIcon,
  PASSWORD_CHANGED: ShieldIcon,
  NEW_SIGN_IN: ShieldIcon,
  CHAT_REPLY: ChatIcon,
};

/** Something that the customer was told, with the way to what it is about. */
export function NotificationItem({ notification, onRead }: Props) {
  const { t } = useTranslation('account-notifications');
  const pathTo = usePathTo();
  const language = useLanguage();
  const { kind, facts, at, readAt } = notification;
  const isKnown = isKnownKind(kind);
  const Sign = isKnown ? signs[kind] : BellIcon;
  const place = placeOf(notification, pathTo);
  const main = useRef<HTMLParagraphElement>(null);
  const read = () => {
    // The button goes away; what it was about stays.
    main.current?.focus();
    onRead();
  };
  const text = t(isKnown ? `kinds.${kind}` : 'kindUnknown', {
    ...facts,
    amount: formatMoney(Number(facts['amount'] ?? 0), language),
    endsAt: facts['endsAt'] === undefined ? '' : untilText(String(facts['endsAt']), language),
  });
  return (
    <Item data-unread={readAt === null || undefined}>
      <Sign size={22} />
      <div>
        <p ref={main} tabIndex={-1}>
          {readAt === null && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
          {place === null && readAt === null ? (
            <CardButton type="button" onClick={read}>
              {text}
            </CardButton>
          ) : (
            <CardLink to={place} onClick={readAt === null ? onRead : undefined}>
              {text}
            </CardLink>
          )}
        </p>
        <time dateTime={at}>{formatDateTimeInText(at, language)}</time>
      </div>
      {readAt === null && (
        <Raised>
          <IconButton label={t('read', { text })} icon={<CheckIcon size={20} />} onClick={read} />
        </Raised>
      )}
    </Item>
  );
}

/** The backend is deployed apart from this page, and a newer one has kinds that this page has no words for. */
const isKnownKind = (kind: NotificationKind): boolean => Object.hasOwn(signs, kind);

function placeOf({ kind, facts }: Notification, pathTo: PathTo): string | null {
  const { orderId, slug, infoId } = facts;
  if (!isKnownKind(kind)) return orderId === undefined ? null : paths.order.to(String(orderId));
  if (kind === 'VOUCHER_ENDING') return paths.vouchers.to();
  if (kind === 'REVIEW_PUBLISHED' || kind === 'REVIEW_REFUSED') return paths.reviews.to();
  if (kind === 'PASSWORD_CHANGED' || kind === 'NEW_SIGN_IN') return paths.sessions.to();
  if (kind === 'SOLUTION_REQUEST_ANSWERED') return pathTo('provider/solutions');
  if (kind === 'PROVIDER_APPROVED' || /^(MEMBERSHIP|SOLUTION)_/.test(kind))
    return pathTo('provider/dashboard');
  if (kind.startsWith('PROVIDER_')) return pathTo('provider/register');
  if (kind === 'CHAT_REPLY') return pathTo('chatbot/chat');
  if (slug !== undefined) {
    const v = infoId === undefined ? infoId : String(infoId);
    return pathTo('catalog/product', { slug: String(slug), v });
  }
  return orderId === undefined ? paths.orders.to() : paths.order.to(String(orderId));
}

const Item = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s-3);
  align-items: center;
  min-height: 64px;
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  > svg {
    color: var(--c-ink-soft);
  }
  p {
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
    font-variant-numeric: tabular-nums;
  }
  &[data-unread] {
    background: var(--c-tint);
    border-color: transparent;
    p {
      font-weight: 600;
    }
    > svg {
      color: var(--c-action);
    }
  }
`;
/** In place of the link, where the shop has no page about it: it can be marked as read all the same. */
const CardButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  color: inherit;
  text-align: inherit;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-card);
  }
  &:hover {
    color: var(--c-action);
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--c-ink);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--c-brand);
  }
`;
/** Above the link, which is as large as the card. */
const Raised = styled.div`
  position: relative;
  z-index: var(--z-raised);
`;
