import { Type, type Static } from 'typebox';
import { KeysetPage } from '../../lib/keyset';

const Nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()]);

export const jobKinds = ['product-import', 'product-export', 'product-bulk-edit', 'order-bulk-move'] as const;
export const JobKind = Type.Enum(jobKinds, { $id: 'JobKind' });
const states = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export const JobState = Type.Enum(states, { $id: 'JobState' });

export const JobFault = Type.Object(
  {
    line: Type.Integer({ description: 'Line of the file, or place among the ticked rows, from 1.' }),
    entityId: Type.Optional(Type.String({ description: 'What it is about, where that has a page.' })),
    column: Nullable(Type.String()),
    code: Type.String(),
    value: Nullable(Type.String()),
    expected: Nullable(Type.String({ description: 'What would be right, where it can be named.' })),
  },
  { $id: 'JobFault' },
);
export type JobFault = Static<typeof JobFault>;

export const JobChange = Type.Object(
  {
    line: Nullable(Type.Integer()),
    subject: Type.String({ description: 'What changes: the address of a product.' }),
    field: Type.String(),
    before: Nullable(Type.String()),
    after: Nullable(Type.String()),
  },
  { $id: 'JobChange' },
);
export type JobChange = Static<typeof JobChange>;

export const JobReport = Type.Object(
  {
    mode: Type.Optional(Type.Enum(['check', 'apply'])),
    rows: Type.Integer({ minimum: 0 }),
    products: Type.Integer({ minimum: 0 }),
    created: Type.Integer({ minimum: 0 }),
    changed: Type.Integer({ minimum: 0 }),
    unchanged: Type.Integer({ minimum: 0 }),
    applied: Type.Integer({ minimum: 0, description: 'Products or orders that were written.' }),
    faultCount: Type.Integer({ minimum: 0 }),
    faults: Type.Array(JobFault, { description: 'The first of them; the result file has all.' }),
    changes: Type.Array(JobChange, { description: 'The first of them.' }),
  },
  { $id: 'JobReport' },
);
export type JobReport = Static<typeof JobReport>;

export const BackgroundJob = Type.Object(
  {
    id: Type.String(),
    kind: JobKind,
    ownerId: Type.String(),
    state: JobState,
    done: Type.Integer({ minimum: 0 }),
    total: Nullable(Type.Integer({ minimum: 0 })),
    isCancelAsked: Type.Boolean(),
    report: Nullable(JobReport),
    errorCode: Nullable(Type.String()),
    fileName: Nullable(Type.String()),
    resultName: Nullable(Type.String()),
    revision: Type.Integer(),
    createdAt: Type.String({ format: 'date-time' }),
    startedAt: Nullable(Type.String({ format: 'date-time' })),
    endedAt: Nullable(Type.String({ format: 'date-time' })),
  },
  { $id: 'BackgroundJob' },
);
export type BackgroundJob = Static<typeof BackgroundJob>;

export const JobPage = KeysetPage(BackgroundJob);

export const JobsQuery = Type.Object(
  {
    kind: Type.Optional(Type.Enum(jobKinds)),
    state: Type.Optional(Type.Enum(states)),
    after: Type.Optional(Type.String({ maxLength: 64 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  { additionalProperties: false },
);
export type JobsQuery = Static<typeof JobsQuery>;

export const JobParams = Type.Object(
  { id: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);
