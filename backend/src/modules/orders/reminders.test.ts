import type { OrderRow } from './orders.repository';
import { createReminders, reminderMinutes } from './reminders';

test.each([
  [60, 10],
  [15, 10],
  [6, 4],
  [3, 2],
])('of a window of %i minutes, a reminder leaves %i for paying', (window, minutes) => {
  expect(reminderMinutes(window)).toBe(minutes);
});

describe('an order that was due for a reminder when it was found', () => {
  const now = new Date('2026-11-25T03:00:00Z');
  const inMinutes = (count: number) => new Date(now.getTime() + count * 60_000);
  const unpaid = {
    id: 'order-1',
    status: 'NEW',
    paymentMethod: 'ONLINE',
    grandTotal: 100_000,
    expiresAt: inMinutes(10),
    remindedAt: null,
  } as OrderRow;

  /** One sweep that finds the order and then locks it in this state; answers what it wrote. */
  async function run(locked: OrderRow | undefined) {
    const written: string[] = [];
    const parts = {
      db: { transaction: () => ({ execute: (work: (tx: unknown) => Promise<void>) => work({}) }) },
      clock: () => now,
      orders: {
        dueForReminder: async () => ['order-1'],
        lock: async () => locked,
        update: async (_tx: unknown, id: string) => void written.push(`reminded ${id}`),
      },
      reading: { standingOf: async () => ({ attempts: [], succeeded: 0, refunding: 0, refunded: 0 }) },
      outbox: { enqueue: async () => void written.push('mail') },
      mails: { reminder: () => ({}) },
      settings: { client: async () => ({ settingClient: { paymentMinutes: 15 } }) },
    };
    // A partial stand-in on purpose: any repository call that the job should not make fails the test.
    await createReminders(parts as unknown as Parameters<typeof createReminders>[0]).runDue();
    return written;
  }

  test('is reminded of, and marked so', async () => {
    expect(await run(unpaid)).toEqual(['reminded order-1', 'mail']);
  });

  test.each<[string, OrderRow | undefined]>([
    ['another process has reminded of it', { ...unpaid, remindedAt: inMinutes(-1) }],
    ['its window was moved by another payment', { ...unpaid, expiresAt: inMinutes(11) }],
    ['it has no window any more', { ...unpaid, expiresAt: null }],
    ['it is gone', undefined],
  ])('is left alone when %s meanwhile', async (_what, locked) => {
    expect(await run(locked)).toEqual([]);
  });
});
