import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { Navigation } from '@storefront/shared/router';
import type { Rendered } from './config';

/**
 * Hydrates the server HTML in slices once the remote of its page is loaded, or renders the app from scratch. When that
 * remote fails to load, the server HTML of its page stays.
 */
export async function hydrate({
  root,
  tree,
  rendered,
  navigation,
  language,
  onError,
}: {
  root: HTMLElement;
  tree: ReactNode;
  rendered: Rendered | undefined;
  navigation: Pick<Navigation, 'prepare' | 'shown'>;
  /** The language that is rendered at the moment. */
  language: () => string;
  onError: (error: unknown, where: string) => void;
}): Promise<Root> {
  if (rendered?.remote) await navigation.prepare(() => takeOut(root.querySelector('main')));
  const sent = document.documentElement.lang;
  const options: RootOptions = {
    onUncaughtError: (error) => onError(error, 'uncaught'),
    onCaughtError: (error) => onError(error, 'caught'),
    // HTML in another language than the current one is expected to differ and renders again. What is hydrated apart may
    // come after a change of language, and before the document says so.
    onRecoverableError: (error) => {
      if (language() === sent) onError(error, 'recoverable');
    },
  };
  if (!rendered || navigation.shown().view.kind === 'sent') {
    const fresh = createRoot(root, options);
    fresh.render(tree);
    return fresh;
  }
  // In a transition React pauses every few milliseconds, so that a slow phone answers to touch meanwhile.
  return new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(root, tree, options)));
  });
}

/** Moves the server HTML of a page out of the document, unchanged. */
function takeOut(main: Element | null): Node {
  const content = document.createElement('div');
  content.append(...(main?.childNodes ?? []));
  return content;
}
