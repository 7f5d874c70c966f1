import { emptyDraft, missingStep, type Draft } from './draft';

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
