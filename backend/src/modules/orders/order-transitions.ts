import type { Actor, OrderStatus } from './orders.tables';

/** Who may take an order from where to where. What is not here does not happen. */
export const transitions: { from: OrderStatus; to: OrderStatus; by: Actor[] }[] = [
  { from: 'NEW', to: 'PROCESSING', by: ['OPERATOR', 'SYSTEM'] },
  { from: 'NEW', to: 'CANCEL', by: ['CUSTOMER', 'OPERATOR', 'SYSTEM'] },
  { from: 'PROCESSING', to: 'DELIVERING', by: ['OPERATOR'] },
  { from: 'PROCESSING', to: 'CANCEL', by: ['OPERATOR'] },
  { from: 'DELIVERING', to: 'DONE', by: ['CUSTOMER', 'OPERATOR', 'SYSTEM'] },
  { from: 'DELIVERING', to: 'REJECT', by: ['OPERATOR'] },
  { from: 'REJECT', to: 'DELIVERING', by: ['OPERATOR'] },
  { from: 'REJECT', to: 'CANCEL', by: ['OPERATOR'] },
];

export const mayMove = (from: OrderStatus, to: OrderStatus, by: Actor) =>
  transitions.some((row) => row.from === from && row.to === to && row.by.includes(by));

/** Where an order can be taken from a status. */
export const movesOf = (from: OrderStatus, by: Actor): OrderStatus[] =>
  transitions.filter((row) => row.from === from && row.by.includes(by)).map(({ to }) => to);
