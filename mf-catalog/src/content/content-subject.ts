import {
  isPolicyKey,
  type At,
  type DocumentHead,
  type PageSubject,
  type RemotePage,
} from '@storefront/shared/contracts';
import { breadcrumbLd } from '../breadcrumb-ld';
import { contentSaga, contentSlices } from '../content-state';
import { contentPath } from '../paths/paths';
import { contentNames, contentPages, type PageKey } from './content-resource';

/** The page that an address of `/policies/:key` names, if there is one. */
export function policyAt({ params }: Pick<At, 'params'>): PageKey | undefined {
  const key = params['key'] ?? '';
  return isPolicyKey(key) ? key : undefined;
}

/** What a policy or company page is about; `keyOf` tells which it is. */
export function contentSubject(
  keyOf: (at: At) => PageKey | undefined,
): Required<Pick<PageSubject, 'needs' | 'head' | 'status'>> & Pick<RemotePage, 'slices' | 'saga'> {
  const entryAt = (state: never, at: At) => {
    const key = keyOf(at);
    return key ? contentPages.select(state, { key, language: at.language }) : null;
  };
  const status = (state: never, at: At): 200 | 404 | 503 => {
    const entry = entryAt(state, at);
    if (!entry || entry.error?.status === 404) return 404;
    return entry.data ? 200 : 503;
  };
  return {
    slices: contentSlices,
    saga: contentSaga,
    status,
    needs(at) {
      const key = keyOf(at);
      const { language } = at;
      return [...(key ? [contentPages.fetch({ key, language })] : []), contentNames.fetch({ language })];
    },
    head(state, at, t): DocumentHead {
      const key = keyOf(at);
      const data = entryAt(state, at)?.data;
      if (!key || !data) {
        const isMissing = status(state, at) === 404;
        return { title: t(`catalog-content:page.${isMissing ? 'missingTitle' : 'untitled'}`), noindex: true };
      }
      const path = contentPath(key);
      return {
        title: data.seoTitle ?? data.title,
        description: data.seoDescription ?? data.summary,
        canonical: path,
        jsonLd: [breadcrumbLd(t, [{ name: data.title, item: path }])],
      };
    },
  };
}
