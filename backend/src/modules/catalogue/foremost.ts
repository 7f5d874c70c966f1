import { sql, type RawBuilder } from 'kysely';
import { orderBy } from './listing-filter';

/** What fits a part of a search, and about how many products of the shop that is. */
export interface Stage {
  words: string;
  likely: number;
}

/** So many of those that were found by their content are put in order. */
const GLANCED_AT = 1000;
/** Along the order things may be this many times farther than they are likely to be. */
const FARTHER = 2;
/** Finding so many by their content takes as long as looking at one product. */
const FOUND_FOR_ONE = 2;
const MAX_WALKED = 4_000;

/**
 * `(product_id, at)` of the few that fit best, stage by stage until there are enough. Of a stage the next ones along the
 * order are taken where that is likely to be quicker than finding all by their content; otherwise, and when they are not as
 * near as they are likely to be, some are found so and put in order. One text for all searches: its stages are rows, and
 * nothing in it is planned for their values.
 */
export function foremostOf(stages: readonly Stage[], limit: number): RawBuilder<unknown> {
  const order = orderBy('priority');
  const asked = stages.map(({ words, likely }, at) => ({ words, likely, at }));
  const enough = sql.lit(limit);
  const farEnough = sql`${sql.lit(limit * FARTHER)} * products / likely`;
  return sql`
    with recursive asked as (
      select words::tsquery as words, is_near, row_number() over (order by at, is_near desc) as step,
          least(${sql.lit(MAX_WALKED)}, greatest(${farEnough}, likely / ${sql.lit(FOUND_FOR_ONE)})) as far
        from json_to_recordset(${JSON.stringify(asked)}::json) stage (words text, likely bigint, at integer)
        cross join (values (true), (false)) way (is_near)
        cross join facet_counts
       where place = 0 and facet = 0 and (not is_near or ${farEnough} <= likely)
    ), found (step, ids) as (
      select 0::bigint, '{}'::uuid[]
      union all
      select asked.step, ids || case when is_near
          then array(
            select product_id from (
              select product_id, words from product_listing order by ${order} limit asked.far) near
             where near.words @@ asked.words and product_id <> all (ids) limit ${enough})
          else array(
            select product_id from (
              select product_id, priority from product_listing
               where words @@ asked.words limit ${sql.lit(GLANCED_AT)}) picked
             where product_id <> all (ids) order by ${order} limit ${enough}) end
        from found join asked on asked.step = found.step + 1
       where cardinality(ids) < ${enough}
    )
    select product_id, at
      from (select ids[1:${enough}] as ids from found order by step desc limit 1) last
      cross join unnest(ids) with ordinality listed (product_id, at)`;
}
