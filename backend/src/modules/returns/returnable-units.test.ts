import { returnableUnits, returnUntil } from './returnable-units';
import type { ReturnLineRow, ReturnRow } from './returns.repository';
import type { ReturnStatus } from './returns.schema';

const bought = { id: 'line-1', quantity: 2, isGift: false, refundedUnits: 0 };

test('units that nobody asked for yet can go back, and gifts only with what they came with', () => {
  expect(returnableUnits(bought, [], [])).toBe(2);
  expect(returnableUnits({ ...bought, refundedUnits: 1 }, [], [])).toBe(1);
  expect(returnableUnits({ ...bought, isGift: true }, [], [])).toBe(0);
});

/** A return of one unit of that line. */
const aReturn = (id: string, status: ReturnStatus) => ({ id, status }) as ReturnRow;
const unitOf = (returnId: string, orderLineId = 'line-1') =>
  ({ returnId, orderLineId, quantity: 1 }) as ReturnLineRow;
const three = { ...bought, quantity: 3 };

test('a unit that was refunded by its return is counted once', () => {
  const refunded = aReturn('return-1', 'REFUNDED');

  expect(returnableUnits({ ...three, refundedUnits: 1 }, [refunded], [unitOf('return-1')])).toBe(2);
  expect(returnableUnits({ ...three, refundedUnits: 2 }, [refunded], [unitOf('return-1')])).toBe(1);
});

test.each<[ReturnStatus, number]>([
  ['NEW', 2],
  ['APPROVED', 2],
  ['RECEIVED', 2],
  ['EXCHANGED', 2],
  ['REJECTED', 3],
  ['WITHDRAWN', 3],
])('of three units one of which is in a return that is %s, %i can be returned', (status, left) => {
  expect(returnableUnits(three, [aReturn('return-1', status)], [unitOf('return-1')])).toBe(left);
});

test('returns of other lines take nothing, and more refunds than units leave nothing', () => {
  expect(returnableUnits(three, [aReturn('return-1', 'NEW')], [unitOf('return-1', 'line-2')])).toBe(3);
  expect(returnableUnits({ ...three, refundedUnits: 4 }, [], [])).toBe(0);
});

test('the days to send back begin when the order is handed over, whatever happens to it later', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const timeline = [
    { status: 'DELIVERING', event: 'MOVED', at: at(1) },
    { status: 'DONE', event: 'MOVED', at: at(3) },
    { status: 'DONE', event: 'REFUND_REQUESTED', at: at(5) },
  ];

  expect(returnUntil({ status: 'DONE', returnDays: 7 }, timeline)).toEqual(at(10));
  expect(returnUntil({ status: 'DONE', returnDays: 14 }, timeline)).toEqual(at(17));
  expect(returnUntil({ status: 'DELIVERING', returnDays: 7 }, timeline.slice(0, 1))).toBeNull();
});
