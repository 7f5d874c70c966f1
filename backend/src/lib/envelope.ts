import { Type, type Static, type TSchema } from 'typebox';
import { errorCodes, fieldErrorCodes, type ErrorCode, type FieldErrorCode } from '../error-codes';

/** What a handler returns; the request id and the server's time are added when it is sent. */
export interface AnswerBody<T> {
  success: true;
  code: 200;
  status: 200;
  statusCode: 200;
  message: string;
  data: T;
}

/** Wraps what a route answers: `return answer(order)`. */
export const answer = <T>(data: T, message = 'OK'): AnswerBody<T> => ({
  success: true,
  code: 200,
  status: 200,
  statusCode: 200,
  message,
  data,
});

const stamps = {
  requestId: Type.String(),
  serverTime: Type.String({ format: 'date-time' }),
};

/** Schema of a successful answer: `response: { 200: Answer(Order) }`. */
export const Answer = <S extends TSchema>(data: S) =>
  Type.Unsafe<AnswerBody<Static<S>>>(
    Type.Object({
      success: Type.Literal(true),
      code: Type.Literal(200),
      status: Type.Literal(200),
      statusCode: Type.Literal(200),
      message: Type.String(),
      data,
      ...stamps,
    }),
  );

/** For calls that succeed without data. */
export const Nothing = Type.Null();

export const PageMeta = Type.Object(
  {
    page: Type.Integer(),
    limit: Type.Integer(),
    total: Type.Integer(),
    totalPages: Type.Integer(),
    isMore: Type.Optional(
      Type.Literal(true, { description: 'Counting stopped at `total`: there are more, "10.000+".' }),
    ),
  },
  { $id: 'PageMeta' },
);
export type PageMeta = Static<typeof PageMeta>;

/** Schema of one page of a list: `Answer(Paged(ProductCard))`. */
export const Paged = <S extends TSchema>(item: S) => Type.Object({ data: Type.Array(item), meta: PageMeta });

/** One page of a list with its place in the whole. */
export const paged = <T>(
  data: T[],
  { isMore = false, ...at }: { page: number; limit: number; total: number; isMore?: boolean },
): { data: T[]; meta: PageMeta } => ({
  data,
  meta: {
    ...at,
    totalPages: at.limit > 0 ? Math.ceil(at.total / at.limit) : at.total > 0 ? 1 : 0,
    ...(isMore && { isMore }),
  },
});

const FieldErrorCodeSchema = Type.Unsafe<FieldErrorCode>({
  $id: 'FieldErrorCode',
  type: 'string',
  enum: fieldErrorCodes,
  description: 'Every code that one field may be refused with.',
});

export const FieldErrorSchema = Type.Object(
  { field: Type.String(), code: FieldErrorCodeSchema },
  { $id: 'FieldError', description: '`field` is a path as forms write it: `lines[0].quantity`.' },
);

const ErrorCodeSchema = Type.Unsafe<ErrorCode>({
  $id: 'ErrorCode',
  type: 'string',
  enum: errorCodes,
  description: 'Every code that a failure may be answered with.',
});

/** Every failure: `message` is the stable code, equal to `errorCode`; the text is the client's. */
export const Failure = Type.Object(
  {
    success: Type.Literal(false),
    code: Type.Integer(),
    status: Type.Integer(),
    statusCode: Type.Integer(),
    message: Type.String(),
    errorCode: ErrorCodeSchema,
    errors: Type.Optional(Type.Array(FieldErrorSchema)),
    data: Type.Optional(Type.Unknown()),
    ...stamps,
  },
  { $id: 'Failure' },
);
export type Failure = Static<typeof Failure>;
