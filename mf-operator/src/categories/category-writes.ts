import type { StaffCategory } from '@storefront/shared/contracts';
import { createMutation, put } from '@storefront/shared/store';
import { categoryList } from '../goods/category-list';

function* changed() {
  yield* put(categoryList.invalidate());
}

/** A photo on a slow line takes its time. */
const uploadMs = 120_000;

interface Save {
  id: string | null;
  version: number;
  body: { parentId: string | null; slug: string; name: { vi: string; en: string } };
  key: string;
}

/** Adds a category, or names and moves the one with this id; a picture goes first. */
export const savingCategory = createMutation<Save, StaffCategory>({
  name: 'operator/categorySave',
  isPersonal: true,
  async send({ http, signal }, { id, version, body, key }, picture) {
    const options = { signal, isPersonal: true };
    let uploadId: string | undefined;
    if (picture instanceof File) {
      const form = new FormData();
      form.append('file', picture);
      uploadId = (await http.post<{ id: string }>('main/upload', form, { ...options, timeout: uploadMs }))
        .data.id;
    }
    const whole = { ...body, ...(uploadId && { uploadId }) };
    const answer =
      id === null
        ? await http.post<StaffCategory>('main/admin/category', whole, { ...options, idempotencyKey: key })
        : await http.put<StaffCategory>(
            `main/admin/category/${encodeURIComponent(id)}`,
            { ...whole, version },
            options,
          );
    return answer.data;
  },
  onSuccess: changed,
  // What the page shows is old: the next question brings the newest.
  *onError({ code }) {
    if (code === 'EDIT_CONFLICT') yield* changed();
  },
});

/** The order below one category. */
export const orderingCategories = createMutation<{ parentId: string | null; ids: string[] }, StaffCategory[]>(
  {
    name: 'operator/categoryOrder',
    isPersonal: true,
    send: async ({ http, signal }, body) =>
      (await http.put<StaffCategory[]>('main/admin/category/order', body, { signal, isPersonal: true })).data,
    onSuccess: changed,
  },
);

export const removingCategory = createMutation<string, null>({
  name: 'operator/categoryRemove',
  isPersonal: true,
  async send({ http, signal }, id) {
    await http.delete<null>(`main/admin/category/${encodeURIComponent(id)}`, { signal, isPersonal: true });
    return null;
  },
  onSuccess: changed,
});
