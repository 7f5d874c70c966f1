import type { StaffPage, StaffPageRow } from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

export const pageStates = ['PUBLISHED', 'DRAFT', 'UNWRITTEN'] as const satisfies StaffPageRow['state'][];

/** The shop's fixed texts as staff list them. */
export const pageList = createQuery<null, { data: StaffPageRow[] }>({
  name: 'operator/pages',
  keyOf: () => '',
  isPersonal: true,
  async fetch({ http, signal }) {
    const answer = await http.getWithBearer<StaffPageRow[]>('main/admin/page', { signal });
    return answer && { data: answer.data };
  },
});

const pathOf = (key: string) => `main/admin/page/${encodeURIComponent(key)}` as const;

/** One of them with all that staff write. */
export const page = createQuery<string, StaffPage>({
  name: 'operator/page',
  keyOf: (key) => key,
  isPersonal: true,
  fetch: async ({ http, signal }, key) =>
    (await http.getWithBearer<StaffPage>(pathOf(key), { signal }))?.data,
});

function* forget() {
  yield* put(pageList.invalidate());
  yield* put(page.invalidate());
}

export const savingPage = createMutation<{ key: string; body: object }, StaffPage>({
  name: 'operator/pageSave',
  isPersonal: true,
  send: async ({ http, signal }, { key, body }) =>
    (await http.put<StaffPage>(pathOf(key), body, { signal, isPersonal: true })).data,
  onSuccess: forget,
  // Someone else was faster: what is fetched next is theirs.
  onError: forget,
});
