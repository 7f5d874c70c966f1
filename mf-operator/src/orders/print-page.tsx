import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffOrder } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Async, Button, FilterLinks } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { fullName, order } from './orders';

/** A sheet of paper for an order: for the customer with prices, for the parcel without. */
function PrintPage() {
  const { t } = useTranslation('operator-orders');
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const entry = useSelector((state) => order.select(state, id));
  const isSlip = search.get('slip') === '1';
  const here = paths.orderPrint.to(id);
  return (
    <OperatorPage
      title={t(isSlip ? 'print.slip' : 'print.invoice')}
      back={{ to: paths.order.to(id), label: t('print.back') }}
      actions={<Button onClick={() => window.print()}>{t('print.action')}</Button>}
    >
      <Screen>
        <FilterLinks
          label={t('print.kind')}
          links={[
            { to: here, text: t('print.invoice'), isCurrent: !isSlip },
            { to: `${here}?slip=1`, text: t('print.slip'), isCurrent: isSlip },
          ]}
        />
      </Screen>
      <Async entry={entry}>{(known) => <Paper order={known} isSlip={isSlip} />}</Async>
    </OperatorPage>
  );
}

function Paper({ order: known, isSlip }: { order: StaffOrder; isSlip: boolean }) {
  const { t } = useTranslation('operator-orders');
  const language = useLanguage();
  const { customer, address, lines, note } = known;
  const money = (amount: number) => formatMoney(amount, language);
  const due = dueOf(known);
  return (
    <Sheet>
      <div data-top>
        <strong>{known.code}</strong>
        <span>{formatDateTime(known.purchaseDate)}</span>
      </div>
      <p>
        <b>{fullName(customer)}</b> · {customer.phone}
        <br />
        {[address.address, address.ward, address.district, address.province].filter(Boolean).join(', ')}
      </p>
      {note && (
        <p>
          {t('customer.note')}: {note}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('print.sku')}</th>
            <th scope="col">{t('print.name')}</th>
            <th scope="col" data-number>
              {t('print.quantity')}
            </th>
            {!isSlip && (
              <th scope="col" data-number>
                {t('print.sum')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.sku}</td>
              <td>{[line.name, line.color?.name, line.size].filter(Boolean).join(', ')}</td>
              <td data-number>{line.quantity}</td>
              {!isSlip && <td data-number>{money(line.lineTotal)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {!isSlip && (
        <p data-number>
          {known.discount > 0 && (
            <>
              {t('totals.discount')}: −{money(known.discount)}
              <br />
            </>
          )}
          {t('totals.SHIPPING')}: {money(known.shippingFee)}
          <br />
          <strong>
            {t('totals.total')}: {money(known.grandTotal)}
          </strong>
        </p>
      )}
      <p>
        <strong>{t(`print.due.${due}`, { amount: money(known.grandTotal) })}</strong>
      </p>
    </Sheet>
  );
}

/** What the courier does about money. What is to be paid online is not handed over before. */
function dueOf({ paymentStatus, paymentMethod }: StaffOrder): 'nothing' | 'collect' | 'wait' {
  if (paymentStatus === 'paid') return 'nothing';
  return paymentMethod === 'COD' ? 'collect' : 'wait';
}

export const printPage: RemotePage = {
  Component: PrintPage,
  needs: ({ params: { id = '' } }) => [order.fetch(id)],
  head: (_state, _at, t) => ({ title: t('operator-orders:print.invoice'), noindex: true }),
  slices: [order.slice],
  saga: order.saga,
};

const Screen = styled.div`
  @media print {
    display: none;
  }
`;
/* Paper is white whatever the theme of the screen. */
const Sheet = styled.article`
  max-width: 720px;
  @media print {
    max-width: none;
  }
  padding: var(--s-8);
  border: 1px solid var(--c-line);
  background: #ffffff;
  color: #1c1917;
  [data-top] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-4);
    justify-content: space-between;
    padding-bottom: var(--s-3);
    border-bottom: 2px solid currentColor;
    font-size: var(--t-lg);
  }
  p {
    margin-top: var(--s-4);
  }
  table {
    width: 100%;
    margin-top: var(--s-4);
    border-collapse: collapse;
    font-size: var(--t-sm);
  }
  th,
  td {
    padding: 6px 8px 6px 0;
    border-bottom: 1px solid #d6d3d1;
    text-align: start;
  }
  [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    /* The printer gets the sheet alone, without what the shop shows around it. */
    body:has(&) {
      visibility: hidden;
    }
    & {
      visibility: visible;
      position: absolute;
      inset: 0 0 auto;
      padding: 0;
      border: 0;
    }
  }
`;
