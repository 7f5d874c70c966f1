import { sql } from 'kysely';
import type { Db } from '../../db';
import { productTexts, TEXT_VERSION, type ProductTexts } from './product-texts';

const BATCH = 200;

/** `rowVersion` is another one after each change of the row. */
type Row = ProductTexts & { id: string; rowVersion: string };

/**
 * Brings products up to date that were written by older rules for words and specifications, or before there were
 * any. Few at a time, so nobody waits for it; anyone who runs it again goes on where another stopped.
 */
export async function refreshTexts(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<Row>`
      select product.id, product.xmin::text as row_version, product.specifications,
        json_build_object('vi', product.name_vi, 'en', product.name_en) as name,
        json_build_object('vi', category.name_vi, 'en', category.name_en) as category_name,
        (select coalesce(json_agg(distinct jsonb_build_object('vi', color_vi, 'en', color_en)), '[]')
           from product_variants where product_id = product.id and color_vi is not null) as colors
      from (select *, xmin from products where text_version < ${TEXT_VERSION} order by text_version, id limit ${BATCH}) product
      join categories category on category.id = product.category_id`.execute(db);
    if (rows.length === 0) return;
    const texts = rows.map(({ id, rowVersion, ...texts }) => {
      const { searchWords, specCodes } = productTexts(texts);
      return { id, row_version: rowVersion, search_words: searchWords, spec_codes: specCodes };
    });
    // What was changed since it was read has newer texts, or is read once more.
    await sql`
      update products set search_words = given.search_words, spec_codes = given.spec_codes,
        text_version = ${TEXT_VERSION}
      from json_to_recordset(${JSON.stringify(texts)}::json)
        given (id uuid, row_version text, search_words text[], spec_codes text[])
      where products.id = given.id and products.xmin::text = given.row_version`.execute(db);
  }
}
