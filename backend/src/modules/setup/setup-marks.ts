import type { Db } from '../../db';

/** What setup wrote before. */
export const setupMarks = {
  async all(from: Db): Promise<Set<string>> {
    const rows = await from.selectFrom('setupMarks').select('name').execute();
    return new Set(rows.map(({ name }) => name));
  },

  async add(tx: Db, names: string[], now: Date): Promise<void> {
    if (names.length === 0) return;
    await tx
      .insertInto('setupMarks')
      .values(names.map((name) => ({ name, writtenAt: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
