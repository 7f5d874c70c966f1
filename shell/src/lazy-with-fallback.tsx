import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component of the layout that loads after the first paint; when it fails to load, the fallback renders. */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: Fallback };
    }
  });
}
