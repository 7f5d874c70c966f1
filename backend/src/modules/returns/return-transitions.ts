import type { ReturnStatus, ReturnKind } from './returns.schema';

type Step = 'CUSTOMER' | 'OPERATOR';
interface Transition {
  from: ReturnStatus;
  to: ReturnStatus;
  by: Step;
  /** Of these kinds only; of every kind without it. */
  of?: ReturnKind[];
}

/** Who may take a return from where to where. What is not here does not happen. */
export const returnTransitions: Transition[] = [
  { from: 'NEW', to: 'WITHDRAWN', by: 'CUSTOMER' },
  { from: 'NEW', to: 'APPROVED', by: 'OPERATOR' },
  { from: 'NEW', to: 'REJECTED', by: 'OPERATOR' },
  { from: 'APPROVED', to: 'RECEIVED', by: 'OPERATOR', of: ['RETURN', 'EXCHANGE'] },
  { from: 'APPROVED', to: 'REFUNDED', by: 'OPERATOR', of: ['REFUND'] },
  // What was announced never came.
  { from: 'APPROVED', to: 'REJECTED', by: 'OPERATOR' },
  { from: 'RECEIVED', to: 'REFUNDED', by: 'OPERATOR', of: ['RETURN'] },
  { from: 'RECEIVED', to: 'EXCHANGED', by: 'OPERATOR', of: ['EXCHANGE'] },
  // What came is not as it has to be.
  { from: 'RECEIVED', to: 'REJECTED', by: 'OPERATOR' },
];

export const mayMoveReturn = (type: ReturnKind, from: ReturnStatus, to: ReturnStatus, by: Step) =>
  returnTransitions.some(
    (step) =>
      step.from === from &&
      step.to === to &&
      step.by === by &&
      (step.of === undefined || step.of.includes(type)),
  );

/** Where staff can take a return from where it is. */
export const staffMovesOf = (type: ReturnKind, from: ReturnStatus): ReturnStatus[] =>
  returnTransitions
    .filter((step) => step.from === from && step.by === 'OPERATOR' && (step.of?.includes(type) ?? true))
    .map(({ to }) => to);

/** Its units can be asked for once more. */
export const isOff = (status: ReturnStatus) => status === 'REJECTED' || status === 'WITHDRAWN';
