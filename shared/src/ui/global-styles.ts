import { dark, light, scale } from './tokens';

const variables = (prefix: string, values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('');

const lightTheme = `color-scheme:light;--picture-filter:none;--shadow:0 8px 30px rgb(28 25 23 / 0.12);${variables('c-', light)}`;
const darkTheme = `color-scheme:dark;--picture-filter:brightness(0.88);--shadow:0 8px 30px rgb(0 0 0 / 0.6);${variables('c-', dark)}`;

/**
 * Tokens, reset, type and focus ring: all global styles. For the shell's one `<Global>`, or as the text of a
 * `<style>` on the server.
 * `data-theme="light|dark"` on any element overrides the system's theme inside it.
 * Behind a modal dialog the place of the scroll bar, which no backdrop covers, is as dark as the rest.
 * Heights are multiples of `--dvh`, because browsers of before 2023 may not know that unit; and where `:has()` is not
 * known, a label shows the focus of its hidden field.
 * A focused element scrolls out from under the bars at the edges of the screen. A sticky bar at the bottom,
 * which scrolling cannot move, sets `data-stuck`, or the page would scroll for it without effect.
 */
export const globalStyles = `
:root,[data-theme=light]{${lightTheme}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkTheme}}}
[data-theme=dark]{${darkTheme}}
:root{${variables('', scale)}--gutter:16px;--dvh:1vh;--font:'Be Vietnam Pro','Be Vietnam Pro Fallback',system-ui,sans-serif}
@supports (height:1dvh){:root{--dvh:1dvh}}
@media (min-width:768px){:root{--gutter:24px}}
@media (min-width:1200px){:root{--gutter:32px}}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:72px 96px}
[data-stuck],[data-stuck] *{scroll-margin-block:96px -96px}
:root:has(dialog[open]){overflow:hidden;scrollbar-gutter:stable;background:var(--c-ground-dimmed)}:root:has(dialog[open]) body{min-height:100vh}
body{margin:0;min-width:320px;background:var(--c-ground);color:var(--c-ink);font:400 1rem/1.6 var(--font);-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
[data-theme]{color:var(--c-ink)}
h1,h2,h3,h4,h5,h6{margin:0;font-weight:600;line-height:1.25;text-wrap:balance}
p,figure,blockquote,dl,dd,ul,ol,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
legend{padding:0}
img,svg,video{display:block;max-width:100%}
img{height:auto}
[data-icon]{fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
[data-icon=filled]{fill:currentColor}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer;touch-action:manipulation}
a{color:inherit}
table{border-collapse:collapse}
summary{cursor:pointer}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--c-ink);outline-offset:2px;box-shadow:0 0 0 2px var(--c-brand)}
@supports not selector(:has(a)){label:focus-within{outline:2px solid var(--c-ink);outline-offset:2px}}
[tabindex="-1"]:focus{outline:none;box-shadow:none}
::selection{background:var(--c-brand);color:var(--c-on-brand)}
@media (prefers-reduced-motion:reduce){:root{--m-fast:0ms;--m-enter:0ms}*,*::before,*::after{scroll-behavior:auto!important;animation-duration:.01ms!important;animation-iteration-count:1!important}[data-fades]{animation-duration:2s!important;animation-iteration-count:infinite!important}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
`;
