import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine takes its time; a page that never comes still fails.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);

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
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words);
  });
});
afterEach(() => {
  if (complaints.length > 0)
    throw new Error(
      `console.error was called:\n${complaints.map((words) => words.map(String).join(' ')).join('\n')}`,
    );
});
