import { Type, type Static } from 'typebox';
import { requestIdPattern } from '../../lib/request-id';

const Part = Type.String({
  pattern: '^[a-z][a-z0-9-]{0,30}$',
  description: 'A remote, or `shell`.',
});
const Version = Type.String({ pattern: '^[\\w.+-]{1,64}$' });

/** Why a remote did not come, or why its page or widget is not there. */
export const FailureCause = Type.Enum(['unreachable', 'timeout', 'incompatible', 'broken', 'threw'], {
  $id: 'RumFailureCause',
});
export type FailureCause = Static<typeof FailureCause>;

export const vitalNames = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];
const Vital = Type.Enum([...vitalNames], { $id: 'VitalName' });
const RequestId = Type.String({ pattern: requestIdPattern });
const TEN_MINUTES_MS = 600_000;
/** What was thrown. */
const thrown = {
  message: Type.String({ minLength: 1, maxLength: 1000 }),
  stack: Type.String({ maxLength: 4000 }),
};
const closed = { additionalProperties: false };

export const RumEvent = Type.Union(
  [
    Type.Object(
      {
        kind: Type.Literal('loaded'),
        remote: Part,
        ms: Type.Number({ minimum: 0, maximum: TEN_MINUTES_MS }),
      },
      closed,
    ),
    Type.Object(
      {
        kind: Type.Literal('failed'),
        remote: Part,
        door: Type.String({ maxLength: 60, description: 'What was asked of the remote.' }),
        cause: FailureCause,
      },
      closed,
    ),
    Type.Object(
      {
        kind: Type.Literal('boundary'),
        remote: Part,
        door: Type.String({ maxLength: 60, description: 'The page or widget that broke while drawing.' }),
        ...thrown,
      },
      closed,
    ),
    Type.Object(
      {
        kind: Type.Literal('vital'),
        remote: Part,
        name: Vital,
        value: Type.Number({ minimum: 0, maximum: TEN_MINUTES_MS }),
      },
      closed,
    ),
    Type.Object(
      {
        kind: Type.Literal('error'),
        remote: Part,
        ...thrown,
        requestId: Type.Optional(RequestId),
      },
      closed,
    ),
  ],
  { $id: 'RumEvent' },
);
export type RumEvent = Static<typeof RumEvent>;

export const RumReport = Type.Object(
  {
    view: Type.String({ maxLength: 200, description: 'The signed id that the page was sent with.' }),
    versions: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' }), Version, {
      additionalProperties: false,
      maxProperties: 30,
      description: 'Every part of the page with its version, as they were signed.',
    }),
    requestId: Type.Optional(
      Type.Unsafe<string>({ ...RequestId, description: 'Of the request that the page was the answer to.' }),
    ),
    events: Type.Array(RumEvent, { minItems: 1, maxItems: 20 }),
  },
  { additionalProperties: false, $id: 'RumReport' },
);
export type RumReport = Static<typeof RumReport>;

export const SummaryQuery = Type.Object(
  {
    minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440, default: 60 })),
    remote: Type.Optional(Part),
  },
  closed,
);

const Percentile = Type.Union([Type.Number(), Type.Null()]);
export const RumVersion = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    views: Type.Integer({ description: 'Page views that used it.' }),
    failures: Type.Integer({ description: 'Of these, how many it failed.' }),
    failureShare: Type.Number(),
    causes: Type.Record(Type.String(), Type.Integer()),
    boundaryHits: Type.Integer(),
    loadMsP75: Percentile,
    vitalsP75: Type.Object({
      LCP: Percentile,
      CLS: Percentile,
      INP: Percentile,
      FCP: Percentile,
      TTFB: Percentile,
    }),
    weighed: Type.Object(
      {
        views: Type.Number(),
        failures: Type.Number(),
        failingNetworks: Type.Integer(),
      },
      {
        description:
          'The last hour at most, one network counting as five views at most: what an automatic rollback goes by.',
      },
    ),
  },
  { $id: 'RumVersion', description: 'How one version of one part does.' },
);
export type RumVersion = Static<typeof RumVersion>;

export const RumError = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    message: Type.String(),
    stack: Type.String(),
    requestId: Type.Union([Type.String(), Type.Null()]),
    firstAt: Type.String({ format: 'date-time' }),
    lastAt: Type.String({ format: 'date-time' }),
    count: Type.Integer(),
  },
  { $id: 'RumError' },
);
export type RumError = Static<typeof RumError>;

export const RumSummary = Type.Object(
  {
    minutes: Type.Integer(),
    versions: Type.Array(RumVersion),
    errors: Type.Array(RumError, { description: 'The twenty seen last.' }),
  },
  { $id: 'RumSummary' },
);
export type RumSummary = Static<typeof RumSummary>;
