import { Type, type Static, type TSchema } from 'typebox';
import { RumError, RumVersion } from '../telemetry/telemetry.schema';

const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Count = Type.Integer({ minimum: 0 });
const closed = { additionalProperties: false };
const NAME = '^[a-z][a-z0-9]{0,30}$';
const VERSION = '^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$';

/** What of a component a release changes, as the document server answers it. */
const Released = Type.Object({
  live: Nullable(Type.String()),
  canary: Nullable(
    Type.Object({ version: Type.String(), percent: Count, audience: Type.Array(Type.String()) }),
  ),
  isPinned: Type.Boolean(),
});

/** Why a document server cannot serve a version. */
const problems = [
  'no origin',
  'origin not allowed',
  'unreachable',
  'slow',
  'redirect',
  'not found',
  'other bytes',
  'other',
] as const;
export type ServingProblem = (typeof problems)[number];
export const ServingProblem = Type.Enum([...problems], { $id: 'ServingProblem' });

const versionFields = {
  version: Type.String(),
  publishedAt: Type.String(),
  by: Type.String(),
  isPassed: Type.Boolean({ description: 'The release gate let it pass.' }),
  isUploading: Type.Boolean(),
  isWithdrawn: Type.Boolean({ description: 'It was rolled back automatically.' }),
};
const componentFields = {
  name: Type.String({ description: 'A remote, or `shell`.' }),
  revision: Type.String({
    description: 'Another one after every release and pin: send the one that was shown with each change.',
  }),
  live: Nullable(Type.String()),
  previous: Nullable(Type.String({ description: 'The target of a rollback.' })),
  promotedAt: Nullable(Type.String()),
  canary: Nullable(
    Type.Object({
      version: Type.String(),
      percent: Count,
      audience: Type.Array(Type.String(), { description: 'Such as `staff`; empty for everybody.' }),
      at: Type.String(),
    }),
  ),
  pin: Nullable(Type.Object({ by: Type.String(), at: Type.String(), why: Type.String() })),
  served: { ...Count, description: 'Document servers that give pages what the registry says.' },
};
const events = [
  'publish',
  'promote',
  'rollback',
  'automatic rollback',
  'retire',
  'pin',
  'unpin',
  'other',
] as const;
export type RegistryEventKind = (typeof events)[number];
const historyFields = {
  at: Type.String(),
  who: Type.String({ description: 'The address of an account of the shop, or a name of the command.' }),
  component: Type.String(),
  from: Nullable(Type.String()),
  to: Nullable(Type.String()),
  percent: Nullable(Type.Integer()),
  why: Type.String(),
};

/** What a document server answers. A newer one may have more problems and events than this program has words for. */
export const RegistryState = Type.Object({
  servers: Count,
  components: Type.Array(
    Type.Object({
      ...componentFields,
      versions: Type.Array(Type.Object({ ...versionFields, problem: Nullable(Type.String()) })),
    }),
  ),
  history: Type.Array(Type.Object({ ...historyFields, what: Type.String() })),
});
export type RegistryState = Static<typeof RegistryState>;

export const ReleaseOutcome = Type.Object({
  before: Released,
  after: Released,
  servers: Count,
  seen: Count,
});
export type ReleaseOutcome = Static<typeof ReleaseOutcome>;

/** A problem in the words of this program. */
export const problemOf = (text: string | null): ServingProblem | null =>
  text === null ? null : (problems.find((problem) => problem === text) ?? 'other');

/** A registry event in the words of this program. */
export const eventOf = (text: string): RegistryEventKind => events.find((event) => event === text) ?? 'other';

const Health = Type.Object(
  {
    ...Type.Pick(RumVersion, ['views', 'failures', 'failureShare', 'loadMsP75', 'vitalsP75']).properties,
    series: Type.Array(Type.Object({ views: Count, failures: Count }), {
      description: 'Page views and failures of each five minutes, the oldest first.',
    }),
  },
  { $id: 'RemoteHealth', description: 'In browsers, in the last hour.' },
);

export const RegistryComponent = Type.Object(
  {
    ...componentFields,
    versions: Type.Array(
      Type.Object({
        ...versionFields,
        problem: Nullable(ServingProblem),
        health: Nullable(Health),
      }),
      { description: 'The newest first.' },
    ),
    errors: Type.Array(RumError, { description: 'The latest in browsers.' }),
  },
  { $id: 'RegistryComponent' },
);
export type RegistryComponent = Static<typeof RegistryComponent>;

export const RegistryEvent = Type.Object(
  { ...historyFields, what: Type.Enum([...events]) },
  { $id: 'RegistryEvent' },
);
export type RegistryEvent = Static<typeof RegistryEvent>;

export const StaffRegistry = Type.Object(
  {
    servers: { ...Count, description: 'Document servers that report what they serve.' },
    components: Type.Array(RegistryComponent),
    history: Type.Array(RegistryEvent, { description: 'Releases and pins, the newest first.' }),
  },
  { $id: 'StaffRegistry' },
);
export type StaffRegistry = Static<typeof StaffRegistry>;

export const ReleaseResult = Type.Object(
  {
    ...Released.properties,
    servers: Count,
    seen: { ...Count, description: 'Document servers that give pages the result already.' },
  },
  { $id: 'ReleaseResult' },
);
export type ReleaseResult = Static<typeof ReleaseResult>;

export const ComponentParams = Type.Object({ name: Type.String({ pattern: NAME }) });

const reason = Type.String({ minLength: 1, maxLength: 300, pattern: '^[^\\u0000]*\\S[^\\u0000]*$' });
const revision = Type.String({ minLength: 1, maxLength: 40 });

export const ReleaseChange = Type.Object(
  {
    version: Type.Optional(
      Type.String({ pattern: VERSION, description: 'Promotes it: for everybody, or as a canary.' }),
    ),
    rollout: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description:
          'Percent of all browsers. Without a version, that of the present canary: 0 ends it, 100 makes it live.',
      }),
    ),
    isPinned: Type.Optional(
      Type.Boolean({ description: 'Alone: nobody promotes or retires a pinned component.' }),
    ),
    revision,
    reason,
  },
  { ...closed, $id: 'ReleaseChange' },
);
export type ReleaseChange = Static<typeof ReleaseChange>;

export const ReleaseRollback = Type.Object({ revision, reason }, { ...closed, $id: 'ReleaseRollback' });
export type ReleaseRollback = Static<typeof ReleaseRollback>;
