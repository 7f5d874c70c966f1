import { Type, type Static } from 'typebox';

export const PageViewBody = Type.Object(
  {
    accessedUrl: Type.String({ minLength: 1, maxLength: 2000 }),
    referrer: Type.Optional(Type.String({ maxLength: 2000 })),
    title: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type PageViewBody = Static<typeof PageViewBody>;

const count = Type.Integer({ minimum: 0 });
export const Visits = Type.Object(
  { today: count, thisMonth: count, total: count },
  {
    $id: 'Visits',
    description: 'Page views on this day and in this month of Việt Nam, and since days are counted.',
  },
);
export type Visits = Static<typeof Visits>;

export const TrackingSummary = Type.Object(
  {
    today: Type.Integer({ description: 'Page views since midnight in Việt Nam.' }),
    last7Days: Type.Integer(),
    last30Days: Type.Integer(),
    topPages: Type.Array(Type.Object({ path: Type.String(), views: Type.Integer() }), {
      description: 'The ten pages most looked at in the last 30 days.',
    }),
  },
  { $id: 'TrackingSummary' },
);
export type TrackingSummary = Static<typeof TrackingSummary>;
