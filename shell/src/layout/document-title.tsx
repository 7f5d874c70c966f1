import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentHead, Translate } from '@storefront/shared/contracts';
import { translate } from '@storefront/shared/i18n';
import { selectSetting, useSelector, useStore } from '@storefront/shared/store';
import { usePageView } from '../analytics/use-page-view';
import { useShell } from '../shell-context';
import type { Shown } from '../router/navigation';

/** Keeps the document's title, description and language as the page says, and reports each page once. */
export function DocumentTitle({ shown }: { shown: Shown }): null {
  const { t, i18n } = useTranslation('shell');
  const store = useStore();
  const { siteName: defaultName } = useShell();
  const siteName = useSelector(selectSetting).settingClient?.siteName ?? defaultName;
  const language = i18n.language;

  useEffect(() => {
    const { view } = shown;
    const words: Translate = (key, params) => translate(i18n, key, params);
    const read = (): DocumentHead => {
      if (view.kind === 'page') return view.route.head?.(store.getState(), view.at, words) ?? { title: '' };
      return { title: view.kind === 'missing' ? t('missing.title') : '', noindex: true };
    };
    let last = '';
    const refresh = () => {
      const head = read();
      const text = JSON.stringify(head);
      if (text === last) return;
      last = text;
      document.title = head.title ? `${head.title} | ${siteName}` : siteName;
      setMeta('description', head.description ?? '');
      setMeta('robots', head.noindex ? 'noindex' : '');
    };
    document.documentElement.lang = language;
    refresh();
    return store.subscribe(refresh);
  }, [shown, store, i18n, t, language, siteName]);

  usePageView(shown);
  return null;
}

function setMeta(name: string, content: string): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!content) {
    meta?.remove();
    return;
  }
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = name;
    document.head.append(meta);
  }
  meta.content = content;
}
