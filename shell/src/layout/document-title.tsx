import { useEffect, useRef, useState } from 'react';
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
  const [head, setHead] = useState<DocumentHead>({ title: '' });
  const last = useRef('');
  const language = i18n.language;

  useEffect(() => {
    const { view } = shown;
    const words: Translate = (key, params) => translate(i18n, key, params);
    const read = (): DocumentHead => {
      if (view.kind === 'page') return view.route.head?.(store.getState(), view.at, words) ?? { title: '' };
      return { title: view.kind === 'missing' ? t('missing.title') : '', noindex: true };
    };
    const refresh = () => {
      const next = read();
      const text = JSON.stringify(next);
      if (text === last.current) return;
      last.current = text;
      setHead(next);
    };
    refresh();
    return store.subscribe(refresh);
  }, [shown, store, i18n, t, language]);

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = head.title ? `${head.title} | ${siteName}` : siteName;
    setMeta('description', head.description ?? '');
    setMeta('robots', head.noindex ? 'noindex' : '');
  }, [head, siteName, language]);

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
