import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { App } from '@storefront/shared/app';
import { addMessages } from '@storefront/shared/i18n';
import type { PageOverride } from '../config';
import en from './locales/en.json';
import vi from './locales/vi.json';
import { OverrideBadge } from './override-badge';

/** A tree of its own: what a tester brought into the page may break all of it, and the way out must stay. */
export function showBadge(overrides: readonly PageOverride[], { i18n, cache }: App): void {
  addMessages(i18n, 'vi', 'overrides', vi);
  addMessages(i18n, 'en', 'overrides', en);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <CacheProvider value={cache}>
      <I18nextProvider i18n={i18n}>
        <OverrideBadge overrides={overrides} onClear={clear} />
      </I18nextProvider>
    </CacheProvider>,
  );
}

/** The same page with the live versions. */
function clear(): void {
  const address = new URL(window.location.href);
  address.searchParams.set('remotes', '');
  window.location.assign(address);
}
