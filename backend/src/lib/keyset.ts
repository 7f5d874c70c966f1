import { Type, type Static, type TSchema } from 'typebox';
import { invalidFields } from './errors';

/** A place in a list that is sorted by time and id; what is written meanwhile moves no page. */
export interface Place {
  at: Date;
  id: string;
}

const DEFAULT_LIMIT = 20;
const placePattern = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The cursor that leads to what comes after a place. */
export const cursorOf = ({ at, id }: Place): string => `${String(at.getTime())}_${id}`;

/** @throws VALIDATION_FAILED for a text that no answer gave. */
export function readCursor(text: string | undefined): Place | null {
  if (text === undefined) return null;
  const [, at = '', id = ''] = placePattern.exec(text) ?? [];
  if (!id) throw invalidFields({ field: 'after', code: 'invalid' });
  return { at: new Date(Number(at)), id };
}

/** Fields of a query for one page of such a list. */
export const keysetFields = {
  after: Type.Optional(Type.String({ maxLength: 60, description: '`meta.next` of the page before.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '20 unless told.' })),
};

export const limitOf = ({ limit = DEFAULT_LIMIT }: { limit?: number }) => limit;

export const KeysetMeta = Type.Object(
  {
    limit: Type.Integer(),
    next: Type.Union([Type.String(), Type.Null()], { description: 'Null on the last page.' }),
    total: Type.Optional(Type.Integer({ description: 'On the first page only.' })),
    isMore: Type.Optional(
      Type.Literal(true, { description: 'Counting stopped at `total`: there are more, "1.000+".' }),
    ),
  },
  { $id: 'KeysetMeta' },
);
export type KeysetMeta = Static<typeof KeysetMeta>;

/** Schema of one page of such a list: `Answer(KeysetPage(AuditEntry))`. */
export const KeysetPage = <S extends TSchema>(item: S) =>
  Type.Object({ data: Type.Array(item), meta: KeysetMeta });

/** Cuts `limit + 1` rows to a page; the row too many only tells that there is another page. */
export function keysetPage<Row>(rows: Row[], limit: number, placeOf: (row: Row) => Place) {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  const next = rows.length > limit && last ? cursorOf(placeOf(last)) : null;
  return { data, meta: { limit, next } };
}
