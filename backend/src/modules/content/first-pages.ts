import { Value } from 'typebox/value';
import { jsonText, type Db } from '../../db';
import { createTextCheck } from './check-text';
import type { ContentKey } from './content.schema';
import { PageBody } from './staff-content.schema';

/** A page as a new shop gets it. */
export type FirstPage = Pick<
  PageBody,
  'titleVi' | 'titleEn' | 'summaryVi' | 'summaryEn' | 'blocksVi' | 'blocksEn'
>;

/** Adds a page unless the shop has one with this key; says whether it did. */
export async function addFirstPage(tx: Db, key: ContentKey, page: FirstPage, now: Date): Promise<boolean> {
  const check = createTextCheck();
  check.blocks(page.blocksVi, 'blocksVi');
  check.blocks(page.blocksEn, 'blocksEn');
  if (!Value.Check(PageBody, { ...page, version: 0 }) || check.errors.length > 0)
    throw new TypeError(`The page ${key} cannot be kept: ${JSON.stringify(check.errors)}`);
  const added = await tx
    .insertInto('contentPages')
    .values({
      key,
      ...page,
      blocksVi: jsonText(page.blocksVi),
      blocksEn: jsonText(page.blocksEn),
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  return added.length > 0;
}
