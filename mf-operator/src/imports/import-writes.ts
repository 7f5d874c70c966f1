import type { BackgroundJob } from '@storefront/shared/contracts';
import { createMutation, put } from '@storefront/shared/store';
import { jobPath, jobs } from '../goods/jobs';
import { saveFile } from '../goods/save-file';

/** The largest file that the shop takes. */
export const maxFileBytes = 64 * 1024 * 1024;
/** The servers end an upload that stalls, and every upload after this time. */
const uploadMs = 3_600_000;

function* listed() {
  yield* put(jobs.invalidate());
}

/** Sends a file to be checked; nothing of it is written. */
export const sendingFile = createMutation<{ name: string }, BackgroundJob>({
  name: 'operator/importFile',
  isPersonal: true,
  async send({ http, signal }, { name }, file) {
    const form = new FormData();
    form.append('file', file as File);
    const options = { signal, isPersonal: true, timeout: uploadMs, params: { fileName: name.slice(-200) } };
    return (await http.post<BackgroundJob>('main/admin/product/import', form, options)).data;
  },
  onSuccess: listed,
});

/** Imports a file that was checked. */
export const applyingImport = createMutation<{ id: string; key: string }, BackgroundJob>({
  name: 'operator/importApply',
  isPersonal: true,
  send: async ({ http, signal }, { id, key }) =>
    (
      await http.post<BackgroundJob>(
        `main/admin/product/import/${encodeURIComponent(id)}/apply`,
        {},
        { signal, isPersonal: true, idempotencyKey: key },
      )
    ).data,
  onSuccess: listed,
});

/** Writes all products to a file. */
export const exporting = createMutation<{ language: 'vi' | 'en'; key: string }, BackgroundJob>({
  name: 'operator/export',
  isPersonal: true,
  send: async ({ http, signal }, { language, key }) =>
    (
      await http.post<BackgroundJob>(
        'main/admin/product/export',
        { filter: {}, language },
        { signal, isPersonal: true, idempotencyKey: key },
      )
    ).data,
  onSuccess: listed,
});

/** Saves the file that a job made. */
export const savingResult = createMutation<{ id: string; name: string }, null>({
  name: 'operator/jobResult',
  isPersonal: true,
  async send({ http, signal }, { id, name }) {
    await saveFile(http, `${jobPath(id)}/result`, name, signal);
    return null;
  },
});

/** Saves the empty file with the columns of an import. */
export const savingTemplate = createMutation<{ language: 'vi' | 'en' }, null>({
  name: 'operator/importTemplate',
  isPersonal: true,
  async send({ http, signal }, { language }) {
    const name = language === 'vi' ? 'mau-san-pham.csv' : 'product-template.csv';
    await saveFile(http, `main/admin/product/import/template?language=${language}`, name, signal);
    return null;
  },
});
