import { standOf } from './sent-state';

const answered = { data: [], isFetching: false };
const missing = { error: { status: 404 }, isFetching: false };
const gone = { error: { status: 410 }, isFetching: false };
const refused = { error: { status: 503 }, isFetching: false };

test.each([
  ['everything was answered', { 'catalog/a': { byKey: { x: answered, y: missing } } }, 'answered'],
  ['something is still asked', { 'catalog/a': { byKey: { x: { isFetching: true } } } }, 'pending'],
  ['what is gone for good was answered', { 'catalog/a': { byKey: { x: gone } } }, 'answered'],
  ['something was refused', { 'catalog/a': { byKey: { x: refused } } }, 'failed'],
  [
    'the last of several was refused',
    { 'catalog/a': { byKey: { x: answered } }, 'catalog/b': { byKey: { x: answered, y: refused } } },
    'failed',
  ],
  [
    'one was refused and another is still asked',
    { 'catalog/a': { byKey: { x: refused, y: { data: [], isFetching: true } } } },
    'pending',
  ],
  ['offers were answered', { common: { flashSaleAnswer: 'received', promotionAnswer: 'none' } }, 'answered'],
  ['the flash sale failed softly', { common: { flashSaleAnswer: 'failed' } }, 'failed'],
  ['vouchers failed softly', { home: { voucherAnswer: 'failed', vouchers: [] } }, 'failed'],
])('when %s, the page is told so', (_when, state, stand) => {
  expect(standOf(state)).toBe(stand);
});
