import type { ContentPreview, Language, WrittenBlock } from '@storefront/shared/contracts';
import { createMutation, createQuery } from '@storefront/shared/store';

export interface PreviewText {
  language: Language;
  title: string;
  summary: string;
  blocks: WrittenBlock[];
}

/** Where the API serves pictures by their id. */
export const mediaAddress = createQuery<null, string>({
  name: 'operator/mediaAddress',
  keyOf: () => '',
  fetch: ({ http }) => Promise.resolve(http.addressOf('main/media')),
});

/** A text as shoppers would read it, in each language, before it is saved. */
export const previewing = createMutation<PreviewText, ContentPreview>({
  name: 'operator/contentPreview',
  policy: 'perKey',
  keyOf: ({ language }) => language,
  isPersonal: true,
  send: async ({ http, signal }, body) =>
    (await http.post<ContentPreview>('main/admin/content/preview', body, { signal, isPersonal: true })).data,
});
