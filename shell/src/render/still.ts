import type { History, Navigation, ShellLocation, Shown } from '@storefront/shared/router';

const nothing = () => undefined;

/** A navigation that stands still: one page, drawn once. */
export function stillNavigation(shown: Shown): Navigation {
  return {
    shown: () => shown,
    isChanging: () => false,
    subscribe: () => nothing,
    prepare: () => Promise.resolve(),
    start: nothing,
    retry: nothing,
    broke: nothing,
  };
}

/** A history that goes nowhere. */
export function stillHistory(location: ShellLocation): History {
  return {
    location: () => location,
    action: () => 'POP',
    createHref: (to) =>
      typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
    listen: () => nothing,
    push: nothing,
    replace: nothing,
    go: nothing,
  };
}
