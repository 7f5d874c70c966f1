import type { RequestStatus, RequestType } from './solution-requests.schema';

type Actor = 'PROVIDER' | 'STAFF';
interface Moving {
  type: RequestType;
  status: RequestStatus;
}

/**
 * Who may take a request from where to where; taking back is its sender's. A request to publish ends with the decision on
 * its solution. What is not here does not happen.
 */
const transitions: { type: RequestType; from: RequestStatus; to: RequestStatus; by: Actor[] }[] = [
  { type: 'CONSULT', from: 'NEW', to: 'IN_PROGRESS', by: ['PROVIDER', 'STAFF'] },
  { type: 'CONSULT', from: 'NEW', to: 'DONE', by: ['PROVIDER', 'STAFF'] },
  { type: 'CONSULT', from: 'NEW', to: 'REJECTED', by: ['PROVIDER', 'STAFF'] },
  { type: 'CONSULT', from: 'IN_PROGRESS', to: 'DONE', by: ['PROVIDER', 'STAFF'] },
  { type: 'CONSULT', from: 'IN_PROGRESS', to: 'REJECTED', by: ['PROVIDER', 'STAFF'] },
  { type: 'PUBLISH', from: 'NEW', to: 'IN_PROGRESS', by: ['STAFF'] },
];

/** Where it may go next. */
export const nextOf = ({ type, status }: Moving, by: Actor): RequestStatus[] =>
  transitions
    .filter((step) => step.type === type && step.from === status && step.by.includes(by))
    .map(({ to }) => to);

export const mayMoveRequest = (request: Moving, to: RequestStatus, by: Actor) =>
  nextOf(request, by).includes(to);
