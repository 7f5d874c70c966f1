import { invalidFields, type FieldError } from '../../lib/errors';
import { plainLines, plainText } from '../../lib/plain-text';
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH, MAX_PICTURES, type ReviewText } from './reviews.schema';

export interface CheckedReview {
  rating: number;
  title: string | null;
  content: string;
  /** Ids of uploads. */
  images: string[];
}

/** What somebody wrote, as it is stored. Everything that is wrong with it is told at once. */
export function checkReview(body: ReviewText): CheckedReview {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string) => void errors.push({ field, code });

  if (body.rating < 1 || body.rating > 5) refuse('rating', 'required');
  const title = plainText(body.title ?? '');
  if (title === null) refuse('title', 'invalid');
  else if ([...title].length > MAX_TITLE_LENGTH) refuse('title', 'maxLength');
  const content = plainLines(body.content);
  if (content === null) refuse('content', 'invalid');
  else if (content === '') refuse('content', 'required');
  else if ([...content].length > MAX_CONTENT_LENGTH) refuse('content', 'maxLength');
  const images = body.images ?? [];
  if (images.length > MAX_PICTURES) refuse('images', 'maxItems');

  if (errors.length > 0) throw invalidFields(...errors);
  return { rating: body.rating, title: title || null, content: content ?? '', images };
}
