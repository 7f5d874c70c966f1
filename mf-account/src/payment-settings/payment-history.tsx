import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type OwnPayment, pageParam } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { formatDateTimeInText } from '@storefront/shared/time';
import { useSelector } from '@storefront/shared/store';
import { Async, Pagination, Section, TextLink, useScrollToListTop } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { paymentOutcomeLabel } from '../payment-outcome-label';
import { providerNames } from '../provider-names';
import { ownPayments } from './own-payments';

/** What came of each try to pay, and for which order. */
export function PaymentHistory() {
  const { t } = useTranslation('account-profile');
  const [search] = useSearchParams();
  const page = pageParam(search);
  const entry = useSelector((state) => ownPayments.select(state, { page }));
  const top = useScrollToListTop(page);
  return (
    <Top ref={top} tabIndex={-1} role="group" aria-label={t('payment.history')}>
      <Section title={t('payment.history')}>
        <Async entry={entry} empty={<p>{t('payment.none')}</p>}>
          {({ data, meta }) => (
            <>
              <Rows>
                {data.map((payment) => (
                  <li key={payment.attemptId}>
                    <Try payment={payment} />
                  </li>
                ))}
              </Rows>
              <Pagination
                page={meta.page}
                totalPages={meta.totalPages}
                to={(number) => `${paths.payment.to()}?page=${number}`}
              />
            </>
          )}
        </Async>
      </Section>
    </Top>
  );
}

function Try({ payment }: { payment: OwnPayment }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <>
      <div>
        <TextLink to={paths.order.to(payment.orderId)}>
          {t('order.code', { code: payment.orderCode })}
        </TextLink>
        <p>
          <time dateTime={payment.createdAt}>{formatDateTimeInText(payment.createdAt, language)}</time> ·{' '}
          {providerNames[payment.provider]}
        </p>
      </div>
      <div>
        <strong>{formatMoney(payment.amount, language)}</strong>
        <p>{t(`detail.attempts.${paymentOutcomeLabel(payment)}`)}</p>
      </div>
    </>
  );
}

const Top = styled.section``;
const Rows = styled.ol`
  display: grid;
  margin-bottom: var(--s-4);
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--s-2) var(--s-4);
    padding-block: var(--s-3);
    border-bottom: 1px solid var(--c-line);
  }
  li > :last-child {
    text-align: end;
  }
  p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
