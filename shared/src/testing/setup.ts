import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';

// A busy machine takes its time; a page that never comes still fails.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

// React notes for each element where it was made, which takes a fifth of the time of tests of pages. It stops where it has
// noted many already.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') ?? {},
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

/** What jsdom lacks and the shop's pages use. */
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
// Pages of tests stand from the start, so that their late parts come at once.
window.performance.getEntriesByName ??= (name) => [{ name } as PerformanceEntry];

HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

// A test that makes React or our own code complain is a failing test.
let complaints: unknown[][] = [];
beforeEach(() => {
  // Each drawing of a page has styles of its own. An earlier test's would be matched against what this one draws.
  for (const style of document.querySelectorAll('style[data-emotion^="sf"]')) style.remove();
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
