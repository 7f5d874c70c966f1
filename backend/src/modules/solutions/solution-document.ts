import { isDeepStrictEqual } from 'node:util';
import { searchText } from '../../lib/fold';
import type { Language } from '../../lib/language';
import type { PictureRow } from '../media/picture';
import type { Crop, DemoLink, SocialChannel, SolutionKind, SolutionPart } from './solutions.schema';

export interface StoredScreenshot {
  id: string;
  picture: PictureRow;
  /** As it was uploaded. */
  original: PictureRow;
  altVi: string;
  altEn: string;
  crop: Crop | null;
}

/** One version of what a solution shows, as it is stored. */
export interface SolutionDocument {
  titleVi: string;
  titleEn: string;
  summaryVi: string;
  summaryEn: string;
  descriptionVi: string;
  descriptionEn: string;
  kind: SolutionKind | null;
  serviceIds: string[];
  links: DemoLink[];
  channels: SocialChannel[];
  screenshots: StoredScreenshot[];
}

export const emptyDocument: SolutionDocument = {
  titleVi: '',
  titleEn: '',
  summaryVi: '',
  summaryEn: '',
  descriptionVi: '',
  descriptionEn: '',
  kind: null,
  serviceIds: [],
  links: [],
  channels: [],
  screenshots: [],
};

const fieldsOf: Record<SolutionPart, (keyof SolutionDocument)[]> = {
  title: ['titleVi', 'titleEn'],
  summary: ['summaryVi', 'summaryEn'],
  description: ['descriptionVi', 'descriptionEn'],
  kind: ['kind'],
  screenshots: ['screenshots'],
  links: ['links'],
  channels: ['channels'],
  services: ['serviceIds'],
};

/** Where two versions differ. */
export const changedParts = (before: SolutionDocument, after: SolutionDocument): SolutionPart[] =>
  (Object.keys(fieldsOf) as SolutionPart[]).filter((part) =>
    fieldsOf[part].some((field) => !isDeepStrictEqual(before[field], after[field])),
  );

/** Changes that the shop looks at before they are shown: what names the solution, and what leads or looks elsewhere. */
const reviewed: SolutionPart[] = ['title', 'screenshots', 'links', 'channels'];
export const needsReview = (changed: SolutionPart[]) => changed.some((part) => reviewed.includes(part));

/** English is shown only where all of it was written. */
export const isTranslated = ({ titleEn, summaryEn, descriptionEn }: SolutionDocument) =>
  titleEn !== '' && summaryEn !== '' && descriptionEn !== '';

/** Its texts in that language, or in Vietnamese. */
export function textsIn(document: SolutionDocument, language: Language) {
  const isEnglish = language === 'en' && isTranslated(document);
  return {
    title: isEnglish ? document.titleEn : document.titleVi,
    summary: isEnglish ? document.summaryEn : document.summaryVi,
    description: isEnglish ? document.descriptionEn : document.descriptionVi,
    isEnglish,
  };
}

/** What finds it. */
export const wordsOf = ({ titleVi, titleEn, summaryVi, summaryEn }: SolutionDocument) =>
  searchText(titleVi, titleEn, summaryVi, summaryEn);

/** Every picture that a version shows, or is cropped from. */
export const picturesOf = (document: SolutionDocument | null): string[] =>
  document?.screenshots.flatMap(({ picture, original }) => [picture.pictureId, original.pictureId]) ?? [];
