import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'provider-editor',
  load: (language) => import(`./locales/${language}.json`),
};

export const editorRoutes: RemoteRoute[] = [
  {
    path: paths.newSolution.pattern,
    lazy: async () => (await import('./start-page')).startPage,
    messages,
    access: 'provider',
  },
  {
    path: paths.editSolution.pattern,
    lazy: async () => (await import('./editor-page')).editorPage,
    messages,
    access: 'provider',
  },
  {
    path: paths.previewSolution.pattern,
    lazy: async () => (await import('./preview-page')).previewPage,
    // It shows a solution as visitors see it, so it speaks as their page does.
    messages: {
      namespace: 'provider-solutions',
      load: (language) => import(`../solutions/locales/${language}.json`),
    },
    access: 'provider',
  },
];
