import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';

// A busy machine needs more time; a page that never loads still fails.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

// React records a stack for each element, which takes a fifth of the time of page tests. It stops once it has
// recorded many.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') ?? {},
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

/** Browser APIs that the shop's pages use and jsdom lacks. */
class StillObserver {
  observe(): void {
    return;
  }
  unobserve(): void {
    return;
  }
  disconnect(): void {
    return;
  }
  takeRecords(): [] {
    return [];
  }
}
Object.assign(globalThis, { IntersectionObserver: StillObserver, ResizeObserver: StillObserver });
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
window.scrollTo = () => undefined;
window.performance.getEntriesByType ??= () => [];
// Tests start with a displayed page, so that lazily hydrated components load at once.
window.performance.getEntriesByName ??= (name) => [{ name } as PerformanceEntry];

HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
/** What had the focus before a modal was opened gets it back, as in a browser. */
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  focusedBefore.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  const before = focusedBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
};

HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

// A test in which React or our own code logs an error fails.
let complaints: unknown[][] = [];
beforeEach(() => {
  // Emotion adds styles with each render. Styles of an earlier test would be matched against elements of this
  // one.
  for (const style of document.querySelectorAll('style[data-emotion^="s"]')) style.remove();
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    complaints.push(args);
  });
});
afterEach(() => {
  if (complaints.length > 0)
    throw new Error(
      `console.error was called:\n${complaints.map((args) => args.map(String).join(' ')).join('\n')}`,
    );
});
