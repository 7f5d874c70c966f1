import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { readablePhone } from '@storefront/shared/forms';
import { personName, useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { addressText, Button, Card, Heading, Skeleton, TextLink } from '@storefront/shared/ui';
import { selectDraft, voucherDropped } from '../draft/draft-slice';
import { paths } from '../paths/paths';
import { PriceBreakdown } from '../quote/price-breakdown';
import { SummaryLines } from '../quote/quote-lines';
import { quoteWanted } from '../quote/quote-slice';
import { useQuote } from '../quote/use-quote';
import { StepFrame } from '../step-frame/step-frame';
import { refusalOf } from '../voucher/voucher-reason';
import { ConflictDialog } from './conflict-dialog';
import { OrderInProgress } from './order-in-progress';
import { OrderRefused } from './order-refused';
import { orderRequested, selectOrder } from './order-slice';
import { VoucherInTheWay } from './voucher-in-the-way';

/** Step 3: all of it once more, and the button that orders. */
export function ConfirmationPage() {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const order = useSelector(selectOrder);
  const { data: quote, isFetching } = useQuote();
  const next = useRef<HTMLDivElement>(null);

  if (order.status === 'placed') {
    const { orderId } = order.order;
    const isOnline = order.order.next.type === 'REDIRECT';
    return (
      <Navigate
        to={isOnline ? paths.checkoutRedirect.to(orderId) : paths.checkoutResult.to(orderId)}
        replace
      />
    );
  }
  const { customer, address, shippingMethod, paymentMethod, paymentProvider, note, invoice, voucherCode } =
    draft;
  const refused = quote && refusalOf(quote);
  const afterPayable = paymentMethod === 'COD' ? 'confirmation.afterCod' : 'confirmation.afterOnline';
  return (
    <StepFrame step="confirmation">
      <Parts>
        {order.status === 'refused' && <OrderRefused error={order.error} />}
        <Part
          title={t('confirmation.recipient')}
          editAt={paths.checkoutInformation.to()}
          edit={t('confirmation.editRecipient')}
        >
          {customer && (
            <p>
              <strong>{personName(customer, language)}</strong>
              <br />
              {readablePhone(customer.phone)} · {customer.email}
            </p>
          )}
          {address && <p>{addressText(address, language)}</p>}
        </Part>
        <Part
          title={t('confirmation.delivery')}
          editAt={paths.checkoutDelivery.to()}
          edit={t('confirmation.editDelivery')}
        >
          <p>{t(shippingMethod === 'EXPRESS' ? 'delivery.method.EXPRESS' : 'delivery.method.STANDARD')}</p>
          {paymentMethod && (
            <p>
              {t(`payment.method.${paymentMethod}` as const)}
              {paymentMethod !== 'COD' &&
                paymentProvider &&
                ` · ${t(`payment.provider.name.${paymentProvider}` as const)}`}
            </p>
          )}
          {note && <p>{t('confirmation.note', { note })}</p>}
          {invoice.isWanted && <p>{t('confirmation.invoice', { ...invoice })}</p>}
        </Part>
        <Part title={t('confirmation.goods')} editAt={paths.cart.to()} edit={t('confirmation.editGoods')}>
          {quote ? <SummaryLines quote={quote} /> : <Skeleton lines={3} />}
        </Part>
        {quote && (
          <Narrow>
            <PriceBreakdown quote={quote} />
          </Narrow>
        )}
        {order.status === 'sending' && order.isInProgress && <OrderInProgress />}
        <Parts ref={next} tabIndex={-1}>
          {voucherCode && refused ? (
            <VoucherInTheWay
              code={voucherCode}
              problem={refused}
              onDrop={() => {
                dispatch(voucherDropped());
                // The button that was pressed goes.
                next.current?.focus();
              }}
            />
          ) : quote ? (
            <Button
              isWide
              size="large"
              busy={order.status === 'sending'}
              onClick={() => dispatch(orderRequested())}
            >
              {t('confirmation.place', { amount: formatMoney(quote.grandTotal, language) })}
            </Button>
          ) : (
            <Button isWide size="large" busy={isFetching} onClick={() => dispatch(quoteWanted())}>
              {t('confirmation.price')}
            </Button>
          )}
        </Parts>
        <Small>{t(quote?.grandTotal === 0 ? 'confirmation.afterFree' : afterPayable)}</Small>
      </Parts>
      <ConflictDialog conflict={order.status === 'conflict' ? order.conflict : null} />
    </StepFrame>
  );
}

interface PartProps {
  title: string;
  editAt: string;
  /** Says which part is edited. */
  edit: string;
  children: ReactNode;
}

function Part({ title, editAt, edit, children }: PartProps) {
  const { t } = useTranslation('common');
  return (
    <Box>
      <Top>
        <Heading level={2} size={3}>
          {title}
        </Heading>
        <TextLink to={editAt} aria-label={edit}>
          {t('edit')}
        </TextLink>
      </Top>
      {children}
    </Box>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--s-4);
`;
/** Wide screens show the price beside all of this. */
const Narrow = styled(Card)`
  @media (min-width: 1024px) {
    display: none;
  }
`;
const Box = styled(Card)`
  display: grid;
  gap: var(--s-2);
  p {
    overflow-wrap: anywhere;
  }
`;
const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-4);
`;
const Small = styled.p`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
