import { mayMove } from './order-transitions';
import type { Actor, OrderStatus } from './orders.tables';

const statuses: OrderStatus[] = ['NEW', 'PROCESSING', 'DELIVERING', 'DONE', 'CANCEL', 'REJECT'];
const actors: Actor[] = ['CUSTOMER', 'OPERATOR', 'SYSTEM'];

/** Written out once more, by hand: rows are from, columns are to, letters are who. */
const expected: Record<OrderStatus, string[]> = {
  //           NEW PROCESSING DELIVERING DONE CANCEL REJECT
  NEW: ['', 'OS', '', '', 'COS', ''],
  PROCESSING: ['', '', 'O', '', 'O', ''],
  DELIVERING: ['', '', '', 'COS', '', 'O'],
  DONE: ['', '', '', '', '', ''],
  CANCEL: ['', '', '', '', '', ''],
  REJECT: ['', '', 'O', '', 'O', ''],
};

const all = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

test.each(all)('from %s to %s, only those go who may', (from, to) => {
  const allowed = actors.filter((actor) => mayMove(from, to, actor)).map((actor) => actor[0]);

  expect(allowed.join('')).toBe(expected[from][statuses.indexOf(to)]);
});
