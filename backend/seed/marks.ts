import type { SeedContext } from './context';

export interface SeedPart {
  name: string;
  /** Leaves alone what is there already: it runs again when it was interrupted. */
  run(context: SeedContext): Promise<unknown>;
}

/** Runs a part until it was completed once; the mark is written when nothing of it is missing. */
export async function seedOnce(
  context: SeedContext,
  { name, run }: SeedPart,
  tell: (text: string) => void,
): Promise<void> {
  const { db, now } = context;
  const mark = await db.selectFrom('seedMarks').select('name').where('name', '=', name).executeTakeFirst();
  if (mark) return;
  const startedAt = performance.now();
  await run(context);
  await db
    .insertInto('seedMarks')
    .values({ name, finishedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  tell(`${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
