import { html, type Html } from './html';

/** The frame of the pages meant for developers. */
export function toolDocument(title: string, main: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · sandbox</title>
        <link rel="stylesheet" href="/assets/tool.css" />
        <link rel="icon" href="/assets/icon.svg" />
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`.text;
}

export const toolCss = `
:root { color-scheme: light dark; --line: #d6d3d1; --soft: #57534e; --field: #8c857f; --action: #c2410c; }
@media (prefers-color-scheme: dark) { :root { --line: #44403c; --soft: #a8a29e; --field: #78716c; --action: #fb923c; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.6 'Be Vietnam Pro', system-ui, sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 8px; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; margin: 32px 0 8px; }
h3 { font-size: 1rem; margin: 16px 0 4px; font-weight: 600; }
a { color: var(--action); }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: left; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: 8px; padding: 12px; font-size: .8125rem; margin: 0 0 8px; }
code { overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; }
.soft { color: var(--soft); }
.grid { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); }
.grid p { margin: 0; }
.buttons { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px; }
.line { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
label { font-size: .875rem; }
input, select, button { font: inherit; min-height: 44px; padding: 6px 12px; border: 1px solid var(--field); border-radius: 8px; background: Canvas; color: CanvasText; max-width: 100%; }
.grid input, .grid select { width: 100%; }
button { cursor: pointer; }
form + form { margin-top: 12px; }
.messages li { border-bottom: 1px solid var(--line); }
.messages a { display: block; padding: 12px 0; text-decoration: none; color: inherit; }
.messages a:hover b { text-decoration: underline; }
.messages span { display: block; font-size: .875rem; color: var(--soft); overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 0 0 16px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
.text { font-family: inherit; font-size: 1rem; }
`;
