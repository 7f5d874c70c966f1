import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedOrder, RemotePage, StaffOrder } from '@storefront/shared/contracts';
import { ServerErrors, Form, Formik, SubmitButton, useFormikContext } from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch } from '@storefront/shared/store';
import { media, Section, Stack, useRepeatKey } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { provinces } from '../goods/provinces';
import { order, orders } from '../orders/orders';
import { useRemovalFocus } from '../list/use-removal-focus';
import { paths } from '../paths/paths';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { ChosenGoods } from './chosen-goods';
import { CustomerFields } from './customer-fields';
import { DeliveryFields } from './delivery-fields';
import { FormerCustomer } from './former-customer';
import { GoodsPicker } from './goods-picker';
import { foundGoods, foundVariants, placing, quoting, wards } from './phone-order';
import { PlacedResult } from './placed-result';
import { QuotePanel } from './quote-panel';
import { customerOf, emptyValues, schema, toQuote, type Line, type Values } from './values';

/** An order for a customer who calls: goods, who, where, the price, and then it is placed. */
function PhoneOrderPage() {
  const { t } = useTranslation('operator-phone-order');
  // Of this visit: a later one begins with an empty order.
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const back = { to: paths.orders.to(), label: t('back') };
  return (
    <OperatorPage title={t('title')} lead={t('lead')} back={back}>
      {placed ? (
        <PlacedResult placed={placed} onAnother={() => setPlaced(null)} />
      ) : (
        <PhoneOrderForm onPlaced={setPlaced} />
      )}
    </OperatorPage>
  );
}

function PhoneOrderForm({ onPlaced }: { onPlaced: (order: PlacedOrder) => void }) {
  const { t } = useTranslation('operator-phone-order');
  const language = useLanguage();
  const [lines, setLines] = useState<Line[]>([]);
  const { list, rowRemoved } = useRemovalFocus<HTMLDivElement>();
  const quote = useStaffMutation(quoting);
  const place = useStaffMutation(placing, {
    onDone: (order) => {
      if (order) onPlaced(order);
    },
  });
  const keyOf = useRepeatKey(place.data !== undefined);
  // A price holds for exactly what was asked; whatever is changed afterwards is asked again.
  const [asked, setAsked] = useState('');

  const submit = (values: Values) => {
    if (lines.length === 0) return;
    const wanted = toQuote(values, lines, language);
    const content = JSON.stringify(wanted);
    if (content === asked && quote.data && quote.data.problems.length === 0) {
      const { email: _email, ...order } = wanted;
      const body = {
        ...order,
        quoteHash: quote.data.quoteHash,
        customer: customerOf(values),
        note: values.note.trim(),
      };
      place.send({ body, key: keyOf(JSON.stringify(body)) });
      return;
    }
    setAsked(content);
    place.reset();
    quote.send(wanted);
  };
  return (
    <Formik<Values> initialValues={emptyValues} validationSchema={schema} onSubmit={submit}>
      {({ values }) => {
        const isPriced =
          quote.data !== undefined && JSON.stringify(toQuote(values, lines, language)) === asked;
        const isReady = isPriced && quote.data?.problems.length === 0;
        return (
          <Form aria-label={t('title')}>
            <Columns>
              <Stack gap={4}>
                <Section title={t('goods.title')}>
                  <Stack ref={list} gap={4}>
                    <div data-add>
                      <GoodsPicker
                        onAdd={(line) => {
                          const isKnown = lines.some(({ infoId }) => infoId === line.infoId);
                          if (!isKnown) setLines([...lines, line]);
                        }}
                      />
                    </div>
                    <ChosenGoods
                      lines={lines}
                      onChange={setLines}
                      onRemove={(line) => {
                        rowRemoved();
                        setLines(lines.filter(({ infoId }) => infoId !== line.infoId));
                      }}
                    />
                  </Stack>
                </Section>
                <Section title={t('customer.title')}>
                  <Stack gap={4}>
                    <PickFormer />
                    <CustomerFields />
                  </Stack>
                </Section>
              </Stack>
              <Stack gap={4}>
                <Section title={t('delivery.title')}>
                  <DeliveryFields />
                </Section>
                <Section title={t('price.title')}>
                  <Stack gap={4}>
                    {isPriced && quote.data && <QuotePanel quote={quote.data} />}
                    <ServerErrors error={quote.error ?? place.error} fields={fieldNames} />
                    <SubmitButton busy={quote.isBusy || place.isBusy} disabled={lines.length === 0} isWide>
                      {isReady && quote.data
                        ? t('price.place', { amount: formatMoney(quote.data.grandTotal, language) })
                        : t('price.ask')}
                    </SubmitButton>
                  </Stack>
                </Section>
              </Stack>
            </Columns>
          </Form>
        );
      }}
    </Formik>
  );
}

function PickFormer() {
  const { values, setValues } = useFormikContext<Values>();
  const dispatch = useDispatch();
  const take = ({ customer, address }: StaffOrder) => {
    const provinceCode = address.provinceCode ?? '';
    if (provinceCode) dispatch(wards.fetch(provinceCode));
    void setValues({
      ...values,
      ...customer,
      provinceCode,
      wardCode: address.wardCode ?? '',
      address: address.address,
    });
  };
  return <FormerCustomer onPick={take} />;
}

/** Fields of the body, as this form names them. */
const fieldNames = {
  'customer.firstName': 'firstName',
  'customer.lastName': 'lastName',
  'customer.email': 'email',
  'customer.phone': 'phone',
  'address.provinceCode': 'provinceCode',
  'address.wardCode': 'wardCode',
  'address.address': 'address',
};

export const phoneOrderPage: RemotePage = {
  Component: PhoneOrderPage,
  needs: () => [provinces.fetch(null)],
  head: (_state, _at, t) => ({ title: t('operator-phone-order:title'), noindex: true }),
  slices: [orders, order, foundGoods, foundVariants, provinces, wards, quoting, placing].map(
    ({ slice }) => slice,
  ),
  saga: [orders, order, foundGoods, foundVariants, provinces, wards, quoting, placing].map(
    ({ saga }) => saga,
  ),
};

const Columns = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.from(1200)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;
