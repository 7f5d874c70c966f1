/**
 * The toast library writes its rules as text into a style element that it looks for on the window. That text differs from
 * toast to toast, so a policy could admit it by a nonce only, which a page does not always have. It finds this instead:
 * what it writes goes into a constructed sheet, which needs nobody's leave.
 */
export function catchToastStyles(window: Window & typeof globalThis): void {
  const { document } = window;
  // Safari before 16.4: notices are there, but not in their place.
  if (!('replaceSync' in window.CSSStyleSheet.prototype)) return;
  const sheet = new window.CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let text = '';
  const rules = {
    get data() {
      return text;
    },
    set data(next: string) {
      text = next;
      sheet.replaceSync(next);
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: rules } });
}
