import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { Rendered } from './config';
import type { Navigation } from './router/navigation';

/**
 * Puts the app into the page: over what the server sent, whose first remote is loaded before, or in the place of it.
 * When that remote cannot be had, what the server sent of its page stays.
 */
export async function hydrate({
  root,
  tree,
  rendered,
  navigation,
  onError,
}: {
  root: HTMLElement;
  tree: ReactNode;
  rendered: Rendered | undefined;
  navigation: Pick<Navigation, 'prepare' | 'shown'>;
  onError: (error: unknown, where: string) => void;
}): Promise<Root> {
  if (rendered?.remote) await navigation.prepare(() => takeOut(root.querySelector('main')));
  const { documentElement } = document;
  const sent = documentElement.lang;
  const options: RootOptions = {
    onUncaughtError: (error) => onError(error, 'uncaught'),
    onCaughtError: (error) => onError(error, 'caught'),
    // What was sent in another language than is spoken by now has to be drawn again.
    onRecoverableError: (error) => {
      if (documentElement.lang === sent) onError(error, 'recoverable');
    },
  };
  if (rendered && navigation.shown().view.kind !== 'kept') return hydrateRoot(root, tree, options);
  const fresh = createRoot(root, options);
  fresh.render(tree);
  return fresh;
}

/** What the server sent of a page, out of the document and kept as it is. */
function takeOut(main: Element | null): Node {
  const content = document.createElement('div');
  content.append(...(main?.childNodes ?? []));
  return content;
}
