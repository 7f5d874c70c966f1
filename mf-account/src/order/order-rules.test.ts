import type {
  OrderStatus,
  OrderTimelineEntry,
  PaymentAttempt,
  PriceStep,
} from '@storefront/shared/contracts';
import { anAttempt } from '@storefront/shared/testing';
import { paymentOutcomeLabel } from '../payment-outcome-label';
import { progressOf, reasonOf } from '../progress';
import { anOrderDetail } from '../testing/builders';
import { codeOf, undecidedAttempt } from './attempts';
import { namesOf, priceRows } from './price-rows';

const entry = (status: OrderStatus): OrderTimelineEntry => ({
  status,
  at: '2026-11-21T02:05:00.000Z',
  by: 'SYSTEM',
});

test.each<[OrderStatus, string[]]>([
  ['NEW', ['NEW current', 'PROCESSING ahead', 'DELIVERING ahead', 'DONE ahead']],
  ['PROCESSING', ['NEW done', 'PROCESSING current', 'DELIVERING ahead', 'DONE ahead']],
  ['DELIVERING', ['NEW done', 'DELIVERING current', 'DONE ahead']],
  ['DONE', ['NEW done', 'DONE done']],
  ['CANCEL', ['NEW done', 'CANCEL stopped']],
  ['REJECT', ['NEW done', 'REJECT stopped']],
])('an order that is %s has these steps behind and before it', (status, steps) => {
  const timeline = [...new Set<OrderStatus>(['NEW', status])].map(entry);

  expect(progressOf({ timeline, status }).map((step) => `${step.status} ${step.state}`)).toEqual(steps);
});

test('what happened beside the steps is done, and takes nothing from the step that is current', () => {
  const timeline = [entry('NEW'), { ...entry('NEW'), event: 'CANCEL_REQUESTED' as const }];

  expect(progressOf({ timeline, status: 'NEW' }).map(({ state }) => state)).toEqual([
    'current',
    'done',
    'ahead',
    'ahead',
    'ahead',
  ]);
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['PAYMENT_EXPIRED', { code: 'PAYMENT_EXPIRED' }],
  ['PAID', { code: 'PAID' }],
  ['CODE_OF_TOMORROW', undefined],
  ['TOMORROW', { text: 'TOMORROW' }],
  ['Không còn cần', { text: 'Không còn cần' }],
])('the reason %j says %j', (reason, said) => {
  expect(reasonOf(reason)).toEqual(said);
});

test.each<[Partial<PaymentAttempt>, string | undefined]>([
  [{ provider: 'VNPAY', providerCode: '51' }, '51'],
  [{ provider: 'VNPAY', providerCode: '00' }, undefined],
  [{ provider: 'VNPAY', providerCode: '42' }, undefined],
  [{ provider: 'MOMO', providerCode: '51' }, undefined],
])('of an attempt with %j the code with words is %s', (given, code) => {
  expect(codeOf(anAttempt(given))).toBe(code);
});

test.each<[Partial<PaymentAttempt>, string]>([
  [{ outcome: 'waiting', waitingFor: 'MERCHANT' }, 'MERCHANT'],
  [{ outcome: 'waiting', waitingFor: 'BUYER' }, 'BUYER'],
  [{ outcome: 'waiting' }, 'BUYER'],
  [{ outcome: 'failed' }, 'failed'],
  [{ outcome: 'success' }, 'success'],
])('an attempt with %j is called %s', (given, label) => {
  expect(paymentOutcomeLabel({ ...anAttempt(), ...given })).toBe(label);
});

test('money may be under way while an attempt is processed or looked at by the shop, unless the order is paid', () => {
  const processing = anAttempt({ outcome: 'processing' });
  const looked = anAttempt({ outcome: 'waiting', waitingFor: 'MERCHANT' });
  const undecided = (attempts: PaymentAttempt[], paymentStatus: 'paid' | 'unpaid' = 'unpaid') =>
    undecidedAttempt(anOrderDetail({ attempts, paymentStatus }));

  expect(undecided([anAttempt({ outcome: 'failed' }), processing])).toBe('processing');
  expect(undecided([looked, processing])).toBe('processing');
  expect(undecided([looked])).toBe('MERCHANT');
  expect(undecided([anAttempt({ outcome: 'waiting', waitingFor: 'BUYER' })])).toBeUndefined();
  expect(undecided([])).toBeUndefined();
  expect(undecided([processing, looked], 'paid')).toBeUndefined();
});

test('of a price the steps that changed something are shown, the goods and the delivery always', () => {
  const step = (name: PriceStep['step'], amount: number): PriceStep => ({ step: name, amount, after: 1 });
  const trace = [
    step('BASE', 0),
    step('FLASH_SALE', 0),
    step('VOUCHER', -5),
    step('REWARD', 0),
    step('SHIPPING', 0),
  ];

  expect(priceRows({ trace })).toEqual([
    { step: 'BASE', amount: 0, after: 1 },
    { step: 'VOUCHER', amount: -5, after: 1 },
    { step: 'SHIPPING', amount: 0, after: 1 },
  ]);
});

test('a step is named after the promotions of its kind', () => {
  const promotion = (name: string, type: 'QUANTITY_BASED' | 'ORDER_BASED' | 'GIFT_PRODUCT') => ({
    promotionInfo: { id: name, name, type },
    promotionBonusAppliedOrder: [],
    discountPrice: 0,
    discountText: '',
  });
  const order = anOrderDetail({
    promotionAppliedOrder: [
      promotion('Nhiều', 'QUANTITY_BASED'),
      promotion('Đơn', 'ORDER_BASED'),
      promotion('Quà', 'GIFT_PRODUCT'),
    ],
  });

  expect(namesOf('QUANTITY_PROMOTION', order)).toEqual(['Nhiều']);
  expect(namesOf('ORDER_PROMOTION', order)).toEqual(['Đơn', 'Quà']);
  expect(namesOf('VOUCHER', order)).toEqual([]);
});
