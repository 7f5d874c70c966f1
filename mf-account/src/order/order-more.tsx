import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { formatDateTimeInText } from '@storefront/shared/time';
import {
  Banner,
  Button,
  ButtonLink,
  ExternalLink,
  Section,
  Stack,
  useStatusSinceMount,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { ReorderResult } from '../reorder-result';
import { reorder } from '../reorder';
import { invoiceLink, resendEmail } from './order-mutations';

/** What else can be done with an order: send back, buy again, its invoice, its mail. */
export function OrderMore({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account-order');
  const language = useLanguage();
  const dispatch = useDispatch();
  const again = useSelector((state) => reorder.select(state, order.id));
  const mail = useSelector((state) => resendEmail.select(state, order.id));
  const { id: orderId } = order;
  // What was said at an earlier visit is not said again.
  useEffect(() => {
    for (const mutation of [reorder, resendEmail, invoiceLink]) dispatch(mutation.reset(orderId));
  }, [dispatch, orderId]);

  return (
    <Section title={t('more.title')}>
      <Stack>
        <Ways>
          {canReturn(order) && (
            <ButtonLink variant="quiet" to={paths.newReturn.to(orderId)}>
              {t('more.return')}
            </ButtonLink>
          )}
          {order.canReorder && (
            <Button
              variant="quiet"
              busy={again.status === 'pending'}
              onClick={() => dispatch(reorder.send({ orderId }))}
            >
              {t('more.again')}
            </Button>
          )}
          {hasInvoice(order) && <InvoiceButton orderId={orderId} />}
          <Button
            variant="quiet"
            busy={mail.status === 'pending'}
            onClick={() => dispatch(resendEmail.send({ orderId }))}
          >
            {t('more.resend')}
          </Button>
        </Ways>
        {canReturn(order) && order.returnUntil && (
          <Small>{t('more.returnUntil', { time: formatDateTimeInText(order.returnUntil, language) })}</Small>
        )}
        <ReorderResult state={again} />
        {mail.data && (
          <Banner tone="success" isLive title={t('more.resent', { email: mail.data.email })}>
            {t('more.resentText')}
          </Banner>
        )}
        <ErrorBanner error={mail.error} overrides={{ other: t('more.resendFailed') }} />
      </Stack>
    </Section>
  );
}

/** The shop's answer is an address; following it downloads the file. */
function InvoiceButton({ orderId }: { orderId: string }) {
  const { t } = useTranslation('account-order');
  const dispatch = useDispatch();
  // A link of an earlier visit is not followed again.
  const { status, data, error } = useStatusSinceMount(
    useSelector((state) => invoiceLink.select(state, orderId)),
  );
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (data) link.current?.click();
  }, [data]);
  return (
    <>
      <Button
        variant="quiet"
        busy={status === 'pending'}
        onClick={() => dispatch(invoiceLink.send({ orderId }))}
      >
        {t('more.invoice')}
      </Button>
      {data && (
        <Small role="status">
          {t('more.invoiceComes')}{' '}
          <ExternalLink ref={link} href={data.url}>
            {t('more.invoiceLink')}
          </ExternalLink>
        </Small>
      )}
      <ErrorBanner error={error} overrides={{ other: t('more.invoiceFailed') }} />
    </>
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
