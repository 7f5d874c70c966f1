import type { ColumnType, Generated } from 'kysely';
import type { WrittenBlock } from './content.schema';

/** Written as JSON text: `pg` would take a plain array for an SQL array. */
type Json<T> = ColumnType<T, string, string>;
export type BlocksColumn = Json<WrittenBlock[]>;

/** What search engines show instead of title and summary; null for these. */
export interface SeoColumns {
  seoTitleVi: string | null;
  seoTitleEn: string | null;
  seoDescriptionVi: string | null;
  seoDescriptionEn: string | null;
}

export interface ContentPagesTable extends SeoColumns {
  key: string;
  version: Generated<number>;
  isPublished: Generated<boolean>;
  titleVi: string;
  titleEn: string;
  summaryVi: string;
  summaryEn: string;
  blocksVi: BlocksColumn;
  blocksEn: BlocksColumn;
  updatedAt: Date;
}

export interface IntrosTable {
  id: string;
  eyebrowVi: string | null;
  eyebrowEn: string | null;
  titleVi: string;
  titleEn: string;
  textVi: string;
  textEn: string;
  linkTextVi: string | null;
  linkTextEn: string | null;
  linkHref: string | null;
  pictureId: string;
  altVi: string;
  altEn: string;
  startsAt: Date;
  endsAt: Date | null;
}

export interface FaqGroupsTable {
  id: string;
  version: Generated<number>;
  position: number;
  titleVi: string;
  titleEn: string;
}

export interface FaqsTable {
  id: string;
  groupId: string;
  position: number;
  questionVi: string;
  questionEn: string;
  answerVi: BlocksColumn;
  answerEn: BlocksColumn;
  version: Generated<number>;
  isPublished: Generated<boolean>;
  /** Null for what was there before staff could change it. */
  updatedAt: Date | null;
}

export type PlaceKind = 'SHOWROOM' | 'SERVICE_CENTRE';
export interface OpeningHoursRow {
  from: number;
  to: number;
  opens: string;
  closes: string;
}

export interface ShopPlacesTable {
  id: string;
  kind: PlaceKind;
  position: number;
  nameVi: string;
  nameEn: string;
  address: string;
  provinceCode: string;
  province: string;
  phone: string;
  email: string | null;
  openingHours: Json<OpeningHoursRow[]>;
  latitude: number;
  longitude: number;
  servicesVi: string[];
  servicesEn: string[];
}

declare module '../../db/tables' {
  interface Database {
    contentPages: ContentPagesTable;
    faqGroups: FaqGroupsTable;
    faqs: FaqsTable;
    intros: IntrosTable;
    shopPlaces: ShopPlacesTable;
  }
}
