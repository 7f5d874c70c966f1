import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of the frame that comes after the first paint; where it cannot be had, something simpler stands for it. */
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
