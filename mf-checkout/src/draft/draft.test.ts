import {
  canonicalAddress,
  emptyDraft,
  missingStep,
  paymentMethods,
  paymentProviders,
  readDraft,
  type Draft,
} from './draft';

const informed: Draft = {
  ...emptyDraft,
  customer: { firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@example.com', phone: '+84912345678' },
  address: { national: 'VN', address: 'Số 1' },
};
const delivered: Draft = {
  ...informed,
  shippingMethod: 'STANDARD',
  paymentMethod: 'COD',
  note: 'Gọi trước',
  isDeliveryConfirmed: true,
};

test.each<[string, Draft, ReturnType<typeof missingStep>]>([
  ['who has said nothing', emptyDraft, 'information'],
  ['who gave no address', { ...delivered, address: null }, 'information'],
  ['who did not confirm the delivery', { ...delivered, isDeliveryConfirmed: false }, 'delivery'],
  ['who chose no shipping method', { ...delivered, shippingMethod: null }, 'delivery'],
  ['who chose no payment method', { ...delivered, paymentMethod: null }, 'delivery'],
  ['whose note is missing', { ...delivered, note: null }, 'delivery'],
  ['whose note is blank', { ...delivered, note: '  ' }, 'delivery'],
  ['who has done both steps', delivered, null],
])('a shopper %s is led to the step that is missing', (_who, draft, missing) => {
  expect(missingStep(draft, 'confirmation')).toBe(missing);
});

const whole: Draft = {
  account: 'customer-1',
  form: {
    firstName: 'Lan',
    lastName: 'Nguyễn',
    email: 'lan@example.com',
    phone: '0912',
    addressId: 'new',
    national: 'JP',
    provinceCode: '79',
    province: 'Osaka',
    districtCode: '760',
    wardCode: '1',
    address: 'Số 1',
    isSaved: true,
  },
  customer: { firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@example.com', phone: '+84912345678' },
  address: {
    national: 'VN',
    address: 'Số 1',
    provinceCode: '79',
    province: 'TP HCM',
    districtCode: '760',
    district: 'Quận 1',
    wardCode: '1',
    ward: 'Sài Gòn',
  },
  shippingMethod: 'EXPRESS',
  paymentMethod: 'ONLINE',
  paymentProvider: 'MOMO',
  note: 'Gọi trước',
  quickNote: 'call',
  invoice: { isWanted: true, company: 'Công ty', taxCode: '1', address: '2', email: '3' },
  isDeliveryConfirmed: true,
  voucherCode: 'TEN',
  usesReward: true,
  orderKey: { content: '{}', key: 'key' },
};

test('a stored draft is read as it was', () => {
  expect(readDraft(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  for (const paymentMethod of paymentMethods)
    expect(readDraft({ ...whole, paymentMethod }).paymentMethod).toBe(paymentMethod);
  for (const paymentProvider of paymentProviders)
    expect(readDraft({ ...whole, paymentProvider }).paymentProvider).toBe(paymentProvider);
});

test.each([null, 5, 'text', [], [whole], {}])('what is no draft (%j) is read as an empty one', (stored) => {
  expect(readDraft(stored)).toEqual(emptyDraft);
});

test.each<[string, object, Partial<Draft>]>([
  [
    'a number',
    { account: 5, note: 5, shippingMethod: 5, voucherCode: 5 },
    { account: null, note: null, shippingMethod: null, voucherCode: null },
  ],
  [
    'an empty text',
    { account: '', shippingMethod: '', voucherCode: '' },
    { account: null, shippingMethod: null, voucherCode: null },
  ],
  ['an empty note', { note: '' }, { note: '' }],
  [
    'a text where yes or no belongs',
    { isDeliveryConfirmed: 'true', usesReward: 1 },
    { isDeliveryConfirmed: false, usesReward: false },
  ],
  [
    'a way to pay of tomorrow',
    { paymentMethod: 'GOLD', paymentProvider: 'BANK', quickNote: 'sing' },
    { paymentMethod: null, paymentProvider: null, quickNote: null },
  ],
  [
    'a customer without a telephone number',
    { customer: { ...whole.customer, phone: '' } },
    { customer: null },
  ],
  ['an address without a country', { address: { ...whole.address, national: undefined } }, { address: null }],
  ['an address without a street', { address: { ...whole.address, address: '' } }, { address: null }],
  [
    'an address with parts of no text',
    { address: { national: 'VN', address: 'x', ward: 5, wardCode: '' } },
    { address: { national: 'VN', address: 'x' } },
  ],
  ['a form without a name', { form: { email: 'x' } }, { form: null }],
  ['a key without what it is of', { orderKey: { key: 'key' } }, { orderKey: null }],
  [
    'lists',
    { form: [], customer: [], address: [], orderKey: [], invoice: [] },
    { form: null, customer: null, address: null, orderKey: null, invoice: emptyDraft.invoice },
  ],
  ['a long note', { note: 'x'.repeat(2_001) }, { note: 'x'.repeat(2_000) }],
])('of a stored draft with %s the rest is read all the same', (_what, stored, read) => {
  expect(readDraft({ ...whole, ...stored })).toEqual({ ...whole, ...read });
});

test('a form without a country is one of Việt Nam', () => {
  expect(readDraft({ form: { firstName: 'Lan' } }).form).toMatchObject({
    firstName: 'Lan',
    national: 'VN',
    address: '',
    isSaved: false,
  });
});

test('the parts of an address stand in one order, and empty ones are left out', () => {
  const { address } = whole;
  if (!address) throw new Error('no address');
  const turned = Object.fromEntries(Object.entries(address).reverse()) as typeof address;

  expect(JSON.stringify(canonicalAddress(turned))).toBe(JSON.stringify(canonicalAddress(address)));
  expect(canonicalAddress({ ...address, ward: '' })).not.toHaveProperty('ward');
  expect(canonicalAddress(address)).toEqual(address);
});
