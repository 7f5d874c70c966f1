import type { Upload } from '@storefront/shared/contracts';
import { createMutation } from '@storefront/shared/store';

/** A photo on a slow line takes its time. */
const uploadMs = 120_000;
export const maxPhotoBytes = 5 * 1024 * 1024;
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** Sends a picture from a place of a page; it belongs to the thing that is edited once that is saved. */
export const sendingPicture = createMutation<string, Upload>({
  name: 'operator/picture',
  policy: 'perKey',
  keyOf: (place) => place,
  isPersonal: true,
  async send({ http, signal }, _place, file) {
    const form = new FormData();
    form.append('file', file as File);
    return (await http.post<Upload>('main/upload', form, { signal, isPersonal: true, timeout: uploadMs }))
      .data;
  },
});
