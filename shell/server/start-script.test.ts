/** @jest-environment jsdom */
import { startScript } from './start-script';

/** A page as it is sent, with the start script running, some time after it was drawn. */
function openPage(media: string): void {
  document.head.innerHTML = `<style data-fonts${media}>${['500', '600']
    .map(
      (weight) =>
        `@font-face{font-family:'Shop';font-weight:${weight};src:url("/fonts/shop-${weight}.woff2")}`,
    )
    .join('')}</style>`;
  const script = document.createElement('script');
  script.textContent = startScript;
  document.head.append(script);
  jest.advanceTimersByTime(100);
}
const fontMedia = () => document.querySelector<HTMLStyleElement>('style[data-fonts]')?.media;
const asked = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
const files = () => asked().map((link) => new URL(link.href).pathname);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  // The listeners of a page end with its start.
  window.dispatchEvent(new Event('shell:drawn'));
  jest.useRealTimers();
});

describe('the heavier weights of the font', () => {
  test('are shown together, once each file has come or failed', () => {
    openPage(' media="(scripting:none)"');
    expect(files()).toEqual(['/fonts/shop-500.woff2', '/fonts/shop-600.woff2']);

    asked()[0]?.dispatchEvent(new Event('load'));
    expect(fontMedia()).toBe('(scripting:none)');
    asked()[1]?.dispatchEvent(new Event('error'));

    expect(fontMedia()).toBe('all');
  });

  test('are shown after three seconds when a file does not come', () => {
    openPage(' media="(scripting:none)"');
    asked()[0]?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(2_800);
    expect(fontMedia()).toBe('(scripting:none)');

    jest.advanceTimersByTime(200);

    expect(fontMedia()).toBe('all');
  });

  test.each([
    ['that were sent as shown', ''],
    ['that an earlier page of the session has loaded', ' media="all"'],
  ])('%s are not asked for again', (_what, media) => {
    openPage(media);

    expect(files()).toEqual([]);
  });
});
