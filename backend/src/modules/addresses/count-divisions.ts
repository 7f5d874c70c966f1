import type { Db } from '../../db';

/** How many units an address can name. */
export async function countDivisions(db: Db): Promise<{ provinces: number; wards: number }> {
  const count = async (table: 'provinces' | 'wards') => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  };
  return { provinces: await count('provinces'), wards: await count('wards') };
}
