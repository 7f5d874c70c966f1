import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, type OrderDetail } from '@storefront/shared/contracts';
import { useDispatch, useSelector, type ApiErrorState } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Banner, Button, ButtonLink, OuterLink, Stack, TextLink } from '@storefront/shared/ui';
import { accountPaths } from '../account-paths';
import { invoiceLink, reorder, resendEmail, type BoughtAgain } from './order-deeds';
import { Section } from '../section';

/** What else can be done with an order: send back, buy again, its invoice, its mail. */
export function OrderMore({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account-order');
  const dispatch = useDispatch();
  const again = useSelector((state) => reorder.select(state, order.id));
  const mail = useSelector((state) => resendEmail.select(state, order.id));
  const { id: orderId } = order;
  // What was said at an earlier visit is not said again.
  useEffect(() => {
    for (const deed of [reorder, resendEmail, invoiceLink]) dispatch(deed.opened(orderId));
  }, [dispatch, orderId]);

  return (
    <Section title={t('more.title')}>
      <Stack>
        <Ways>
          {canReturn(order) && (
            <ButtonLink variant="quiet" to={accountPaths.newReturn.to(orderId)}>
              {t('more.return')}
            </ButtonLink>
          )}
          {order.status !== 'NEW' && (
            <Button
              variant="quiet"
              busy={again.status === 'pending'}
              onClick={() => dispatch(reorder.requested({ orderId }))}
            >
              {t('more.again')}
            </Button>
          )}
          {hasInvoice(order) && <InvoiceButton orderId={orderId} />}
          <Button
            variant="quiet"
            busy={mail.status === 'pending'}
            onClick={() => dispatch(resendEmail.requested({ orderId }))}
          >
            {t('more.resend')}
          </Button>
        </Ways>
        {canReturn(order) && order.returnUntil && (
          <Small>{t('more.returnUntil', { time: formatDateTime(order.returnUntil) })}</Small>
        )}
        {again.data && <CartFilled bought={again.data} />}
        <Refused error={again.error} word="againFailed" />
        {mail.data && (
          <Banner tone="success" isLive title={t('more.resent', { email: mail.data.email })}>
            {t('more.resentText')}
          </Banner>
        )}
        <Refused error={mail.error} word="resendFailed" />
      </Stack>
    </Section>
  );
}

/** The shop's answer is an address; following it downloads the file. */
function InvoiceButton({ orderId }: { orderId: string }) {
  const { t } = useTranslation('account-order');
  const dispatch = useDispatch();
  const { status, data, error } = useSelector((state) => invoiceLink.select(state, orderId));
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (data) link.current?.click();
  }, [data]);
  return (
    <>
      <Button
        variant="quiet"
        busy={status === 'pending'}
        onClick={() => dispatch(invoiceLink.requested({ orderId }))}
      >
        {t('more.invoice')}
      </Button>
      {data && (
        <Small role="status">
          {t('more.invoiceComes')}{' '}
          <OuterLink ref={link} href={data.url}>
            {t('more.invoiceLink')}
          </OuterLink>
        </Small>
      )}
      <Refused error={error} word="invoiceFailed" />
    </>
  );
}

/** What is in the cart now, and what of the order could not be had, each with its reason. */
function CartFilled({ bought: { added, skipped } }: { bought: BoughtAgain }) {
  const { t } = useTranslation('account-order');
  const isAll = skipped.length === 0;
  return (
    <Banner
      tone={added.length === 0 ? 'warning' : isAll ? 'success' : 'info'}
      isLive
      title={added.length === 0 ? t('more.noneAdded') : t('more.added', { count: added.length })}
      action={added.length > 0 && <TextLink to={paths.cart.to()}>{t('more.toCart')}</TextLink>}
    >
      {!isAll && (
        <List>
          {skipped.map(({ infoId, name, quantity, reason }) => (
            <li key={`${infoId} ${reason}`}>{t(`more.skipped.${reason}`, { name, count: quantity })}</li>
          ))}
        </List>
      )}
    </Banner>
  );
}

const known = ['TOO_MANY_REQUESTS', 'UNAUTHENTICATED', 'INVOICE_NOT_READY'] as const;

function Refused({
  error,
  word,
}: {
  error: ApiErrorState | undefined;
  word: 'againFailed' | 'resendFailed' | 'invoiceFailed';
}) {
  const { t } = useTranslation('account-order');
  if (!error) return null;
  const code = known.find((one) => one === error.code);
  return (
    <Banner tone="danger" isLive>
      {code ? t(`more.failed.${code}`) : t(`more.${word}`)}
    </Banner>
  );
}

const canReturn = ({ lines }: OrderDetail) => lines.some(({ returnable }) => returnable > 0);
const hasInvoice = ({ status }: OrderDetail) => ['PROCESSING', 'DELIVERING', 'DONE'].includes(status);

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;
const Small = styled.p`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
const List = styled.ul`
  padding-inline-start: var(--s-4);
  list-style: disc;
`;
