import { isFinal, nextStatus, openStatuses, outcomeOfAttempt } from './attempt-status';
import type { AttemptStatus } from './payments.tables';
import type { Outcome } from './provider';

const statuses: AttemptStatus[] = [
  'CREATED',
  'PENDING',
  'PROCESSING',
  'REVIEW',
  'SUCCEEDED',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
];
const outcomes: Outcome[] = ['paid', 'processing', 'review', 'failed', 'cancelled', 'expired'];
const pairs = statuses.flatMap((status) => outcomes.map((outcome) => [status, outcome] as const));

test.each(outcomes)('what was paid stays paid when the gateway says %s', (outcome) => {
  expect(nextStatus('SUCCEEDED', outcome)).toBeNull();
});

test.each(statuses.filter((status) => status !== 'SUCCEEDED'))(
  '%s turns into paid when the money arrives',
  (status) => {
    expect(nextStatus(status, 'paid')).toBe('SUCCEEDED');
  },
);

test.each(pairs.filter(([status, outcome]) => isFinal(status) && outcome !== 'paid'))(
  'nothing but money moves %s (%s)',
  (status, outcome) => {
    expect(nextStatus(status, outcome)).toBeNull();
  },
);

test('news that is known already moves nothing', () => {
  expect([nextStatus('PROCESSING', 'processing'), nextStatus('REVIEW', 'review')]).toEqual([null, null]);
  expect(nextStatus('PENDING', 'processing')).toBe('PROCESSING');
});

test('a payment under review ends only by being paid or failing', () => {
  expect(outcomes.map((outcome) => nextStatus('REVIEW', outcome))).toEqual([
    'SUCCEEDED',
    null,
    null,
    'FAILED',
    'FAILED',
    'FAILED',
  ]);
});

test('every state is shown as one of the five outcomes, and open states are those without an end', () => {
  expect(statuses.map((status) => outcomeOfAttempt(status).outcome)).toEqual([
    'waiting',
    'waiting',
    'processing',
    'waiting',
    'success',
    'failed',
    'cancelled',
    'failed',
  ]);
  expect(openStatuses).toEqual(statuses.filter((status) => !isFinal(status)));
});
