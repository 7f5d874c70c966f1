import { Type, type Static } from 'typebox';
import { Count, Instant, Nullable, page } from '../offers/offers.schema';
import { closed } from './solutions.schema';

/** PUBLISH asks the shop to approve, CONSULT asks the provider for advice. */
export const RequestType = Type.Enum(['PUBLISH', 'CONSULT'], { $id: 'SolutionRequestType' });
export type RequestType = Static<typeof RequestType>;

export const RequestStatus = Type.Enum(['NEW', 'IN_PROGRESS', 'DONE', 'REJECTED', 'WITHDRAWN'], {
  $id: 'SolutionRequestStatus',
});
export type RequestStatus = Static<typeof RequestStatus>;

export const SolutionRequestBody = Type.Object(
  { type: RequestType, message: Type.Optional(Type.String({ maxLength: 2000 })) },
  { ...closed, $id: 'SolutionRequestBody' },
);
export type SolutionRequestBody = Static<typeof SolutionRequestBody>;

export const SentRequest = Type.Object(
  { requestId: Type.String(), status: RequestStatus },
  { $id: 'SentSolutionRequest' },
);
export type SentRequest = Static<typeof SentRequest>;

const request = {
  id: Type.String(),
  type: RequestType,
  status: RequestStatus,
  solution: Nullable(
    Type.Object(
      { id: Type.String(), title: Type.String(), seoSlug: Type.String() },
      { description: 'Null when it was deleted since.' },
    ),
  ),
  message: Type.String(),
  reason: Nullable(Type.String({ description: 'What was said last with its status.' })),
  createdAt: Instant,
  updatedAt: Instant,
};

export const OwnRequest = Type.Object(request, { $id: 'OwnSolutionRequest' });
export type OwnRequest = Static<typeof OwnRequest>;

export const SolutionRequest = Type.Object(
  {
    ...request,
    requester: Nullable(
      Type.Object({
        name: Type.String(),
        email: Nullable(Type.String()),
        phone: Nullable(Type.String()),
      }),
    ),
    next: Type.Array(RequestStatus, { description: 'What its reader may make of it.' }),
  },
  { $id: 'SolutionRequest' },
);
export type SolutionRequest = Static<typeof SolutionRequest>;

export const RequestsQuery = Type.Object(
  { ...page, status: Type.Optional(RequestStatus), type: Type.Optional(RequestType) },
  closed,
);
export type RequestsQuery = Static<typeof RequestsQuery>;

export const RequestCounts = Type.Object(
  { NEW: Count, IN_PROGRESS: Count, DONE: Count, REJECTED: Count, WITHDRAWN: Count },
  { $id: 'SolutionRequestCounts' },
);
export type RequestCounts = Static<typeof RequestCounts>;

export const RequestId = Type.Object({ id: Type.String({ maxLength: 200 }) }, closed);
export const MoveRequest = Type.Object(
  {
    status: Type.Enum(['IN_PROGRESS', 'DONE', 'REJECTED']),
    reason: Type.Optional(
      Type.String({ maxLength: 500, description: 'Told to the requester; needed for REJECTED.' }),
    ),
  },
  { ...closed, $id: 'MoveSolutionRequest' },
);
export type MoveRequest = Static<typeof MoveRequest>;
