import type { StaffFaq, StaffFaqGroup, WrittenContent } from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

/** Groups with their questions, drafts too, in the order in which shoppers see them. */
export const faqGroups = createQuery<null, StaffFaqGroup[]>({
  name: 'operator/faqGroups',
  keyOf: () => '',
  isPersonal: true,
  fetch: async ({ http, signal }) =>
    (await http.getWithBearer<StaffFaqGroup[]>('main/admin/faq', { signal }))?.data,
});

const faqPath = (id: string) => `main/admin/faq/${encodeURIComponent(id)}` as const;
const groupPath = (id: string) => `main/admin/faq-group/${encodeURIComponent(id)}` as const;

/** One question with its answer in both languages. */
export const faq = createQuery<string, StaffFaq>({
  name: 'operator/faq',
  keyOf: (id) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, id) => (await http.getWithBearer<StaffFaq>(faqPath(id), { signal }))?.data,
});

function* forget() {
  yield* put(faqGroups.invalidate());
  yield* put(faq.invalidate());
}

export const savingFaq = createMutation<{ id: string | null; body: object; key: string }, WrittenContent>({
  name: 'operator/faqSave',
  isPersonal: true,
  send: async ({ http, signal }, { id, body, key }) =>
    (
      await (id === null
        ? http.post<WrittenContent>('main/admin/faq', body, { signal, isPersonal: true, idempotencyKey: key })
        : http.put<WrittenContent>(faqPath(id), body, { signal, isPersonal: true }))
    ).data,
  onSuccess: forget,
  // Someone else was faster: what is fetched next is theirs.
  onError: forget,
});

export const removingFaq = createMutation<string, null>({
  name: 'operator/faqRemove',
  isPersonal: true,
  send: async ({ http, signal }, id) =>
    (await http.delete<null>(faqPath(id), { signal, isPersonal: true })).data,
  onSuccess: forget,
});

export const savingGroup = createMutation<{ id: string | null; body: object; key: string }, WrittenContent>({
  name: 'operator/faqGroupSave',
  isPersonal: true,
  send: async ({ http, signal }, { id, body, key }) =>
    (
      await (id === null
        ? http.post<WrittenContent>('main/admin/faq-group', body, {
            signal,
            isPersonal: true,
            idempotencyKey: key,
          })
        : http.put<WrittenContent>(groupPath(id), body, { signal, isPersonal: true }))
    ).data,
  onSuccess: forget,
  onError: forget,
});

export const removingGroup = createMutation<string, null>({
  name: 'operator/faqGroupRemove',
  isPersonal: true,
  send: async ({ http, signal }, id) =>
    (await http.delete<null>(groupPath(id), { signal, isPersonal: true })).data,
  onSuccess: forget,
});

/** Puts all groups and questions in this order. */
export const orderingFaqs = createMutation<{ id: string; faqs: string[] }[], null>({
  name: 'operator/faqOrder',
  isPersonal: true,
  send: async ({ http, signal }, groups) =>
    (await http.put<null>('main/admin/faq/order', { groups }, { signal, isPersonal: true })).data,
  onSuccess: forget,
  onError: forget,
});
