import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentHead, Translate } from '../contracts';
import { translate } from '../i18n';
import { useStore } from '../store';
import type { NavigationAction, ShellLocation } from './history';
import { inLanguage, splitLanguage } from './language-prefix';
import type { Shown } from './navigation';

/** Tags that describe the server's page only, so they are removed on another page. */
const ofSentPage =
  'link[rel="alternate"][hreflang], meta[property^="og:"], script[type="application/ld+json"]';

/**
 * Synchronises the document's title, description, address and language with the page. Returns the title to announce to
 * screen readers after a navigation; it is empty on the first page.
 */
export function useDocumentHead(
  shown: Shown,
  { siteName, missingTitle }: { siteName: string; missingTitle: string },
): string {
  const { i18n } = useTranslation();
  const store = useStore();
  const language = i18n.language;
  const [said, setSaid] = useState('');
  const before = useRef<ShellLocation | null>(null);
  /** False on the first page, which screen readers announce themselves. */
  const hasMoved = useRef(false);
  /** False at the first address, where the server's tags are still valid. */
  const hasLeft = useRef(false);

  useEffect(() => {
    const { view, location, action } = shown;
    if (view.kind !== 'starting') {
      const { pathname } = before.current ?? location;
      hasLeft.current ||= pathname !== location.pathname;
      hasMoved.current ||= before.current !== null && isElsewhere(before.current, location, action);
      before.current = location;
    }
    const t: Translate = (key, params) => translate(i18n, key, params);
    const read = (): DocumentHead => {
      if (view.kind === 'page') return view.route.head?.(store.getState(), view.at, t) ?? { title: '' };
      return { title: view.kind === 'missing' ? missingTitle : '', noindex: true };
    };
    let last = '';
    const refresh = () => {
      const head = read();
      const text = JSON.stringify(head);
      if (text === last) return;
      last = text;
      document.title = head.title ? `${head.title} | ${siteName}` : siteName;
      if (hasMoved.current) setSaid(head.title);
      setMeta('description', head.description ?? '');
      setMeta('robots', head.noindex ? 'noindex' : '');
      if (!hasLeft.current) return;
      const { path, language: served } = splitLanguage(location.pathname);
      const address = inLanguage(head.canonical ?? path, served);
      setCanonical(head.noindex ? '' : `${window.location.origin}${address}`);
      for (const element of document.querySelectorAll(ofSentPage)) element.remove();
    };
    // Set to what it is already, it would make a browser compute the styles of the whole page again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    refresh();
    return store.subscribe(refresh);
  }, [shown, store, i18n, language, siteName, missingTitle]);

  return said;
}

/** Whether a navigation leads to another page; a new language or a replaced query does not. */
function isElsewhere(from: ShellLocation, to: ShellLocation, action: NavigationAction): boolean {
  if (splitLanguage(from.pathname).path !== splitLanguage(to.pathname).path) return true;
  return from.search !== to.search && action !== 'REPLACE';
}

function setMeta(name: string, content: string): void {
  const meta = inHead('meta', `[name="${name}"]`, { name }, content !== '');
  if (meta) meta.content = content;
}

/** Sets the address that browsers share and search engines index. */
function setCanonical(href: string): void {
  const link = inHead('link', '[rel="canonical"]', { rel: 'canonical' }, href !== '');
  if (link) link.href = href;
}

/** Finds or creates the matching element of the head; removes it when it is not wanted. */
function inHead<Name extends 'meta' | 'link'>(
  name: Name,
  selector: string,
  made: Partial<HTMLElementTagNameMap[Name]>,
  isWanted: boolean,
): HTMLElementTagNameMap[Name] | null {
  const known = document.head.querySelector<HTMLElementTagNameMap[Name]>(`${name}${selector}`);
  if (!isWanted) {
    known?.remove();
    return null;
  }
  if (known) return known;
  const element = Object.assign(document.createElement(name), made);
  document.head.append(element);
  return element;
}
