/** @jest-environment jsdom */
import { startWatchScript } from './start-watch';

const sendBeacon = jest.fn<boolean, [string]>(() => true);

/** A page that waits for the shell, with the watch running. */
function openPage(html = '<div id="start-failed" role="alert" hidden>Bạn tải lại trang.</div>'): void {
  document.body.innerHTML = html;
  const script = document.createElement('script');
  script.textContent = startWatchScript;
  document.head.append(script);
}
const advice = () => document.querySelector<HTMLElement>('#start-failed');
const isSkeletonHidden = () => document.documentElement.hasAttribute('data-start-failed');
const pageLoads = () => window.dispatchEvent(new Event('load'));
const shellStarts = () => window.dispatchEvent(new Event('shell:drawn'));
function scriptFails(src: string): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}
const shellBreaks = () =>
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'SyntaxError', filename: 'http://shop.test/_shell/1/shell.js' }),
  );

beforeEach(() => {
  jest.useFakeTimers();
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
});
afterEach(() => {
  // The listeners of a page end with its start.
  shellStarts();
  jest.useRealTimers();
});

test.each([
  ['cannot be read by the browser', shellBreaks],
  ['does not come', () => scriptFails('/_shell/1/shell.js')],
])('a page whose shell %s shows what to do instead of a skeleton', (_how, fail) => {
  openPage();
  fail();
  jest.advanceTimersByTime(4_999);
  expect(advice()?.hidden).toBe(true);

  jest.advanceTimersByTime(1);

  expect(advice()?.hidden).toBe(false);
  expect(isSkeletonHidden()).toBe(true);
});

test('a page whose shell does not start, without any error, shows what to do, and hides it when the shell starts after all', () => {
  openPage();
  pageLoads();
  jest.advanceTimersByTime(14_999);
  expect(advice()?.hidden).toBe(true);

  jest.advanceTimersByTime(1);
  expect(advice()?.hidden).toBe(false);
  expect(isSkeletonHidden()).toBe(true);

  shellStarts();
  expect(advice()).toBeNull();
  expect(isSkeletonHidden()).toBe(false);
});

test.each([
  ['without an error', () => undefined],
  ['after an error', shellBreaks],
  ['after an error of a script that is not the shell’s', () => scriptFails('/media/1.js')],
])('a page whose shell starts %s never shows what to do', (_how, happen) => {
  openPage();
  happen();
  pageLoads();
  shellStarts();
  jest.advanceTimersByTime(60_000);

  expect(advice()).toBeNull();
  expect(isSkeletonHidden()).toBe(false);
});

test('a page that can be read without the shell stays as it was sent', () => {
  openPage('<main>Áo thun</main>');
  shellBreaks();
  pageLoads();
  jest.advanceTimersByTime(60_000);

  expect(document.body.textContent).toBe('Áo thun');
  expect(isSkeletonHidden()).toBe(false);
});

test('older browsers can read the watch: it has neither newer syntax nor newer methods', () => {
  expect(startWatchScript).not.toMatch(
    /=>|`|\b(let|const|class|async)\b|\.(includes|find|closest|append|toggleAttribute)\(|\?\.|\?\?/,
  );
});
