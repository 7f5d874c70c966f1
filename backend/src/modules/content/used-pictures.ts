import type { Db } from '../../db';
import type { FieldError } from '../../lib/errors';
import type { UploadService } from '../uploads/uploads.service';
import { createContentRepository } from './content.repository';
import type { WrittenBlock } from './content.schema';
import { pictureIdsOf } from './shown-blocks';

export interface UsedPicturesDependencies {
  db: Db;
  uploads: Pick<UploadService, 'claim'>;
}
export type UsedPictures = ReturnType<typeof createUsedPictures>;

/**
 * Pictures of texts that are being saved. They stay when a text no longer shows them: the same picture may be in other
 * texts and languages, and in what the audit log says a text was before.
 */
export function createUsedPictures({ db, uploads }: UsedPicturesDependencies) {
  const content = createContentRepository(db);
  return {
    /** Keeps those that were just uploaded; one error for each block whose picture is not there. */
    async keep(tx: Db, texts: Record<string, WrittenBlock[]>): Promise<FieldError[]> {
      const ids = [...new Set(Object.values(texts).flatMap(pictureIdsOf))];
      await uploads.claim(tx, ids);
      const known = await content.pictures(ids, tx);
      return Object.entries(texts).flatMap(([field, blocks]) =>
        blocks.flatMap((block, at) =>
          block.kind === 'image' && !known.has(block.pictureId)
            ? { field: `${field}[${at}].pictureId`, code: 'unknown' as const }
            : [],
        ),
      );
    },
  };
}
