import { sql } from 'kysely';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { PictureRow } from '../media/picture';
import type { ContentKey, WrittenBlock } from './content.schema';
import type { OpeningHoursRow, PlaceKind } from './content.tables';

export interface PageRow {
  key: ContentKey;
  title: string;
  summary: string;
  blocks: WrittenBlock[];
  seoTitle: string | null;
  seoDescription: string | null;
  updatedAt: Date;
}
export interface IntroRow extends PictureRow {
  id: string;
  eyebrow: string | null;
  title: string;
  text: string;
  linkText: string | null;
  linkHref: string | null;
  alt: string;
}
export interface FaqRow {
  id: string;
  groupId: string;
  groupTitle: string;
  question: string;
  answer: WrittenBlock[];
}
export interface PlaceRow {
  id: string;
  name: string;
  address: string;
  provinceCode: string;
  province: string;
  phone: string;
  email: string | null;
  openingHours: OpeningHoursRow[];
  latitude: number;
  longitude: number;
  services: string[];
}

const inLanguage = (column: string, language: Language) =>
  sql.ref(`${column}${language === 'en' ? 'En' : 'Vi'}`);

export function createContentRepository(db: Db) {
  return {
    async pages(language: Language): Promise<Pick<PageRow, 'key' | 'title' | 'updatedAt'>[]> {
      const { rows } = await sql<PageRow>`
        select key, ${inLanguage('title', language)} as title, updated_at
        from content_pages where is_published order by key`.execute(db);
      return rows;
    },

    async page(key: ContentKey, language: Language): Promise<PageRow | undefined> {
      const { rows } = await sql<PageRow>`
        select key, ${inLanguage('title', language)} as title, ${inLanguage('summary', language)} as summary,
          ${inLanguage('blocks', language)} as blocks, updated_at,
          ${inLanguage('seoTitle', language)} as seo_title,
          ${inLanguage('seoDescription', language)} as seo_description
        from content_pages where key = ${key} and is_published`.execute(db);
      return rows[0];
    },

    async intro(now: Date, language: Language): Promise<IntroRow | undefined> {
      const { rows } = await sql<IntroRow>`
        select intros.id, ${inLanguage('eyebrow', language)} as eyebrow, ${inLanguage('title', language)} as title,
          ${inLanguage('text', language)} as text, ${inLanguage('linkText', language)} as link_text, link_href,
          ${inLanguage('alt', language)} as alt, picture.id as picture_id, picture.width as picture_width,
          picture.height as picture_height, picture.color as picture_color
        from intros join pictures picture on picture.id = intros.picture_id
        where starts_at <= ${now} and (ends_at is null or ends_at > ${now})
        order by starts_at desc, intros.id limit 1`.execute(db);
      return rows[0];
    },

    async faqs(language: Language): Promise<FaqRow[]> {
      const { rows } = await sql<FaqRow>`
        select faqs.id, groups.id as group_id, ${inLanguage('groups.title', language)} as group_title,
          ${inLanguage('question', language)} as question, ${inLanguage('answer', language)} as answer
        from faqs join faq_groups groups on groups.id = faqs.group_id
        where faqs.is_published
        order by groups.position, groups.id, faqs.position, faqs.id`.execute(db);
      return rows;
    },

    async places(kind: PlaceKind, language: Language): Promise<PlaceRow[]> {
      const { rows } = await sql<PlaceRow>`
        select id, ${inLanguage('name', language)} as name, address, province_code, province, phone, email,
          opening_hours, latitude, longitude, ${inLanguage('services', language)} as services
        from shop_places where kind = ${kind} order by position, id`.execute(db);
      return rows;
    },

    async pictures(ids: string[], from: Db = db): Promise<Map<string, PictureRow>> {
      if (ids.length === 0) return new Map();
      const rows = await from
        .selectFrom('pictures')
        .select([
          'id as pictureId',
          'width as pictureWidth',
          'height as pictureHeight',
          'color as pictureColor',
        ])
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map((row) => [row.pictureId, row]));
    },
  };
}
