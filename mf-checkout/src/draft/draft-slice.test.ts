import type { OrderAddress } from '@storefront/shared/contracts';
import { emptyDraft, type Draft, type InformationForm } from './draft';
import { draftSlice, informationConfirmed, orderFinished, shippingMethodRefused } from './draft-slice';

const customer = { firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@example.com', phone: '+84912345678' };
const home: OrderAddress = { national: 'VN', provinceCode: '79', wardCode: '1', address: 'Số 1' };
const confirmed: Draft = {
  ...emptyDraft,
  customer,
  address: home,
  shippingMethod: 'EXPRESS',
  paymentMethod: 'COD',
  note: 'Gọi trước',
  isDeliveryConfirmed: true,
  voucherCode: 'TEN',
  orderKey: { content: '{}', key: 'key' },
};
const confirm = (address: OrderAddress) =>
  draftSlice.reducer(
    confirmed,
    informationConfirmed({ account: 'customer-1', form: {} as InformationForm, customer, address }),
  );

test.each<[string, OrderAddress, Partial<Draft>]>([
  ['the same address', home, { isDeliveryConfirmed: true, paymentMethod: 'COD' }],
  ['another street', { ...home, address: 'Số 2' }, { isDeliveryConfirmed: true, paymentMethod: 'COD' }],
  ['another province', { ...home, provinceCode: '01' }, { isDeliveryConfirmed: false, paymentMethod: 'COD' }],
  [
    'another country',
    { national: 'US', province: 'Texas', address: '1 Main St' },
    { isDeliveryConfirmed: false, paymentMethod: null },
  ],
])('after %s was confirmed, delivery and payment are as they may be there', (_what, address, left) => {
  expect(confirm(address)).toMatchObject({ ...left, address, account: 'customer-1' });
});

test('after an order, who and where stay, and what belonged to that order goes', () => {
  expect(draftSlice.reducer(confirmed, orderFinished())).toMatchObject({
    customer,
    address: home,
    shippingMethod: 'EXPRESS',
    note: null,
    isDeliveryConfirmed: false,
    voucherCode: null,
    orderKey: null,
  });
});

test('a way to deliver that the address does not have is chosen again, and nothing else is', () => {
  expect(draftSlice.reducer(confirmed, shippingMethodRefused())).toEqual({
    ...confirmed,
    shippingMethod: null,
    isDeliveryConfirmed: false,
  });
});

test('after an order nothing of it is left, and what the next one may want is', () => {
  const whole: Draft = {
    ...confirmed,
    account: 'customer-1',
    form: {} as InformationForm,
    paymentProvider: 'MOMO',
    quickNote: 'call',
    usesReward: true,
    invoice: { isWanted: true, company: 'Công ty Lan', taxCode: '1', address: '2', email: '3' },
  };

  expect(draftSlice.reducer(whole, orderFinished())).toEqual({
    ...whole,
    note: null,
    quickNote: null,
    isDeliveryConfirmed: false,
    voucherCode: null,
    usesReward: false,
    orderKey: null,
    invoice: { ...whole.invoice, isWanted: false },
  });
});
