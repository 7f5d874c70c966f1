import type { Db } from '../../db';

export type MediaRepository = ReturnType<typeof createMediaRepository>;

export function createMediaRepository(db: Db) {
  return {
    find: (id: string) =>
      db.selectFrom('pictures').select(['mime', 'width']).where('id', '=', id).executeTakeFirst(),
    mimes: (ids: string[]) =>
      db.selectFrom('pictures').select(['id', 'mime']).where('id', 'in', ids).execute(),
  };
}
