import type {
  HelpfulVote,
  NewReview,
  ReviewPage,
  ReviewReport,
  ReviewText,
  Upload,
  WrittenReview,
} from '@storefront/shared/contracts';
import type { ApiContext } from '@storefront/shared/store';
import { toWire, type ReviewQuery } from './review-query';

/** A photo on a slow line takes its time. */
const uploadMs = 120_000;

/** A page of reviews, with what is personal in it when somebody is signed in. Nobody waits for it to use the rest. */
export async function fetchReviews({ http, signal }: ApiContext, query: ReviewQuery): Promise<ReviewPage> {
  const { data } = await http.untracked.getWithAuth<ReviewPage>('main/review/list', {
    params: toWire(query),
    signal,
  });
  return data;
}

/** What somebody wrote: of a line that they bought, or a change of what they wrote before. */
export type Writing =
  | { kind: 'new'; productId: string; body: NewReview; idempotencyKey: string }
  | { kind: 'change'; reviewId: string; body: ReviewText };

export async function sendReview({ http, signal }: ApiContext, writing: Writing): Promise<WrittenReview> {
  const options = { signal, isPersonal: true };
  const { data } =
    writing.kind === 'new'
      ? await http.post<WrittenReview>(`main/review/${writing.productId}/customer-review`, writing.body, {
          ...options,
          idempotencyKey: writing.idempotencyKey,
        })
      : await http.put<WrittenReview>(`main/review/${writing.reviewId}`, writing.body, options);
  return data;
}

export async function sendVote(
  { http, signal }: ApiContext,
  { id, isHelpful }: { id: string; isHelpful: boolean },
): Promise<HelpfulVote> {
  const options = { signal, isPersonal: true, isTracked: false };
  const path = `main/review/${id}/helpful` as const;
  const { data } = isHelpful
    ? await http.post<HelpfulVote>(path, undefined, options)
    : await http.delete<HelpfulVote>(path, options);
  return data;
}

export async function sendReport(
  { http, signal }: ApiContext,
  { id, ...body }: ReviewReport & { id: string },
): Promise<{ id: string }> {
  await http.post(`main/review/${id}/report`, body, { signal, isPersonal: true });
  return { id };
}

export async function sendPhoto({ http, signal }: ApiContext, file: File): Promise<Upload> {
  const form = new FormData();
  form.append('file', file);
  const { data } = await http.post<Upload>('main/upload', form, {
    signal,
    isPersonal: true,
    isTracked: false,
    timeout: uploadMs,
  });
  return data;
}

export async function takePhotoBack({ http, signal }: ApiContext, id: string): Promise<void> {
  await http.delete(`main/upload/${id}`, { signal, isPersonal: true, isTracked: false });
}
