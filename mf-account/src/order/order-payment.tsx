import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { formatDateTimeInText } from '@storefront/shared/time';
import { ActionLink, Facts, Heading, Section } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { isPaymentDue } from '../order-action';
import { paymentOutcomeLabel } from '../payment-outcome-label';
import { providerNames } from '../provider-names';
import { codeOf } from './attempts';

/** How the order is paid and what came of each try. */
export function OrderPayment({ order }: { order: OrderDetail }) {
  const pathTo = usePathTo();
  const { t } = useTranslation(['account', 'account-order']);
  const language = useLanguage();
  const canSwitchToOnline = !isPaymentDue(order) && order.paymentAction !== 'NONE';
  return (
    <Section title={t('account-order:detail.payment.title')}>
      <Facts>
        <div>
          <dt>{t('account-order:detail.payment.status')}</dt>
          <dd>{t(`order.payment.${order.paymentStatus}`)}</dd>
        </div>
        <div>
          <dt>{t('account-order:detail.payment.method')}</dt>
          <dd>{t(`account-order:detail.payment.${order.paymentMethod}`)}</dd>
        </div>
        {(order.refunding > 0 || order.refunded > 0) && (
          <div>
            <dt>{t('account-order:detail.payment.back')}</dt>
            <dd>
              {(['refunding', 'refunded'] as const)
                .filter((state) => order[state] > 0)
                .map((state) =>
                  t(`account-order:detail.payment.${state}`, { amount: formatMoney(order[state], language) }),
                )
                .join('\n')}
            </dd>
          </div>
        )}
        {order.vatInvoice && (
          <div>
            <dt>{t('account-order:detail.payment.invoice')}</dt>
            <dd>
              {[
                order.vatInvoice.company,
                t('account-order:detail.payment.taxCode', { code: order.vatInvoice.taxCode }),
                order.vatInvoice.address,
                order.vatInvoice.email,
              ].join('\n')}
            </dd>
          </div>
        )}
        {isPaymentDue(order) && order.expiresAt && (
          <div>
            <dt>{t('account-order:detail.payment.until')}</dt>
            <dd>
              <time dateTime={order.expiresAt}>{formatDateTimeInText(order.expiresAt, language)}</time>
            </dd>
          </div>
        )}
      </Facts>
      {canSwitchToOnline && (
        <Switch>
          <ActionLink to={pathTo('checkout/result', { orderId: order.id })}>
            {t('account-order:detail.payment.online')}
          </ActionLink>
        </Switch>
      )}
      {order.attempts.length > 0 && <Attempts order={order} />}
    </Section>
  );
}

function Attempts({ order: { attempts } }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <AttemptList>
      <Heading level={3} size={4}>
        {t('detail.attempts.title')}
      </Heading>
      <ol>
        {attempts.map((attempt) => {
          const code = attempt.outcome === 'success' ? undefined : codeOf(attempt);
          return (
            <li key={attempt.attemptId}>
              <p>
                <b data-outcome={attempt.outcome}>{t(`detail.attempts.${paymentOutcomeLabel(attempt)}`)}</b>
                <span>{formatMoney(attempt.amount, language)}</span>
              </p>
              {code && <p>{t(`detail.attempts.codes.${code}`)}</p>}
              {isUnclear(attempt) && attempt.providerCode && (
                <p>{t('detail.attempts.code', { code: `${attempt.provider}-${attempt.providerCode}` })}</p>
              )}
              <small>
                {providerNames[attempt.provider]} ·{' '}
                <time dateTime={attempt.createdAt}>{formatDateTimeInText(attempt.createdAt, language)}</time>
              </small>
            </li>
          );
        })}
      </ol>
    </AttemptList>
  );
}

/** A payment that failed or is uncertain: the hotline asks for its code. */
const isUnclear = ({ outcome, waitingFor }: OrderDetail['attempts'][number]): boolean =>
  outcome !== 'success' && outcome !== 'cancelled' && waitingFor !== 'BUYER';

const Switch = styled.p`
  margin-top: var(--s-3);
`;
const AttemptList = styled.div`
  margin-top: var(--s-4);
  padding-top: var(--s-4);
  border-top: 1px solid var(--c-line);
  ol {
    display: grid;
    gap: var(--s-3);
    margin-top: var(--s-2);
  }
  li > p:first-of-type {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
    font-variant-numeric: tabular-nums;
  }
  b {
    font-weight: 500;
  }
  [data-outcome='success'] {
    color: var(--c-success);
  }
  [data-outcome='failed'] {
    color: var(--c-danger);
  }
  small,
  li > p + p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
