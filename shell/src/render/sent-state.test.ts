import { standOf } from './sent-state';

const answered = { data: [], isFetching: false };
const missing = { error: { status: 404 }, isFetching: false };
const refused = { error: { status: 503 }, isFetching: false };

test.each([
  ['everything was answered', { 'catalog/a': { byKey: { x: answered, y: missing } } }, 'answered'],
  ['something is still asked', { 'catalog/a': { byKey: { x: { isFetching: true } } } }, 'pending'],
  ['something was refused', { 'catalog/a': { byKey: { x: refused } } }, 'failed'],
  ['offers were answered', { common: { flashSaleAnswer: 'received', promotionAnswer: 'none' } }, 'answered'],
  ['the flash sale failed softly', { common: { flashSaleAnswer: 'failed' } }, 'failed'],
  ['vouchers failed softly', { home: { voucherAnswer: 'failed', vouchers: [] } }, 'failed'],
])('when %s, the page is told so', (_when, state, stand) => {
  expect(standOf(state)).toBe(stand);
});
